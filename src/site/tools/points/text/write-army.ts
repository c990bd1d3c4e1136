import { formatTroop } from '../../../../rules/index.ts';
import {
  commandName,
  ROLES,
  type Army,
  type CampLine,
  type Command,
  type CommandLine,
  type TroopLine,
} from '../army/army.ts';
import { writeStated } from './stated-prices.ts';

/** Write an army as a plain text that {@link readArmy} reads, and so can other people's programs. */
export function writeArmy(army: Army): string {
  const { name, doubleBasedCavalry, commands, baggage, camp, ownPrices, total } = army;
  const head = [
    ...(name === '' ? [] : [`Army: ${name}`]),
    ...(doubleBasedCavalry ? ['Cavalry double-based by list'] : []),
  ];
  const last = baggage === 0 && camp.length === 0 ? [] : [campPart(baggage, camp)];
  const own = ownPrices.map(({ name: of, each }) => `Own price: ${of} ${String(each)}`);
  const sum = total === null ? [] : [`Total: ${String(total)} AP`];
  return [head, ...commands.map(commandPart), ...last, sum, own]
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')
    .concat('\n');
}

/** What elements of a line are besides their troops: `general, chariots`; empty where they are nothing. */
export function rolesInWords({ roles }: TroopLine): string {
  return roles.map((role) => ROLES[role].words).join(', ');
}

function commandPart(command: Command, index: number): readonly string[] {
  const name = commandName(index, command);
  const heading = command.waterborne ? name.replace(/\)$/, ', waterborne)') : name;
  const total = command.total === null ? '' : ` = ${String(command.total)} AP`;
  return [noted(heading + total, command.note), ...command.lines.map(writeLine)];
}

function campPart(baggage: number, camp: readonly CampLine[]): readonly string[] {
  return ['Baggage and fortifications', ...(baggage === 0 ? [] : [`${String(baggage)} Bge`]), ...camp.map(writeLine)];
}

/** Write one line. */
function writeLine(line: CommandLine | CampLine): string {
  switch (line.kind) {
    case 'troop':
      return noted(
        [String(line.count), formatTroop(line.troop), rolesInWords(line), writeStated(line.stated ?? [])]
          .filter(Boolean)
          .join(' '),
        line.note,
      );
    case 'works':
      return noted(
        [String(line.count), line.works, writeStated(line.stated ?? [])].filter(Boolean).join(' '),
        line.note,
      );
    case 'comment':
      return `# ${line.text}`;
    case 'unread':
      return line.text;
  }
}

function noted(text: string, note: string): string {
  return note === '' ? text : `${text} # ${note}`;
}
