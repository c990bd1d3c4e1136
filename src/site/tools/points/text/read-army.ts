import type { General } from '../../../../rules/index.ts';
import {
  EMPTY_ARMY,
  MOST_BAGGAGE,
  newCommand,
  oneGeneral,
  withOwnPrice,
  type Army,
  type CampLine,
  type Command,
  type CommandLine,
  type OtherLine,
  type OwnPrice,
} from '../army/army.ts';
import { readHeading } from './read-heading.ts';
import { readOwnPrice } from './read-own-price.ts';
import { LineError, readTroopLine, withoutPrices } from './read-troop-line.ts';

/** A line of a text that could not be read: which, counting from 1, and what is wrong. */
export interface ReadingProblem {
  readonly line: number;
  readonly text: string;
  readonly why: string;
}

/** A command as far as it was read: null where it is not told yet whose it is. */
interface OpenCommand extends Omit<Command, 'kind' | 'lines'> {
  kind: General | null;
  readonly lines: CommandLine[];
}

/** Lines that tell nothing: rules and totals. */
const PASSED_OVER = /^[-=_*.~\s]*$|^(?:grand |sub)?total\b/i;

/**
 * Read an army as players write their lists. What cannot be read is told and kept as it stands; the rest is read.
 *
 * @param text As {@link writeArmy} writes it, or near to that
 */
export function readArmy(text: string): { readonly army: Army; readonly problems: readonly ReadingProblem[] } {
  const reader = new ArmyReader();
  const problems: ReadingProblem[] = [];
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.replace(/\s+/g, ' ').trim();
    try {
      reader.read(line);
    } catch (error) {
      if (!(error instanceof LineError)) throw error;
      reader.keep({ kind: 'unread', text: line }, error.ofCamp);
      problems.push({ line: index + 1, text: line, why: error.message });
    }
  }
  return { army: reader.army, problems };
}

class ArmyReader {
  #name = '';
  #doubleBasedCavalry = false;
  #baggage = 0;
  readonly #commands: OpenCommand[] = [];
  readonly #camp: CampLine[] = [];
  readonly #ownPrices: OwnPrice[] = [];
  /** What stands before the first command. */
  readonly #before: CommandLine[] = [];
  #inCamp = false;

  /** @throws {LineError} If the line cannot be read */
  read(line: string): void {
    if (PASSED_OVER.test(line)) return;
    const [, told = '', note = ''] = /^([^#]*)(?:#[\s#]*(.*))?$/.exec(line) ?? [];
    const own = readOwnPrice(told);
    if (own !== null) {
      this.#ownPrices.push(own);
      if (note !== '') this.keep({ kind: 'comment', text: note });
      return;
    }
    const text = withoutPrices(told.replace(/^\s*[-•*–]\s+/, '')).trim();
    if (text === '') {
      if (note !== '') this.keep({ kind: 'comment', text: note });
      return;
    }
    const heading = readHeading(text, line, note);
    switch (heading?.kind) {
      case 'name':
        if (this.#name !== '')
          throw new LineError(`expected one name, found another after ${JSON.stringify(this.#name)}`);
        this.#name = heading.name;
        return;
      case 'cavalry':
        this.#doubleBasedCavalry = true;
        return;
      case 'camp':
        this.#inCamp = true;
        if (note !== '') this.keep({ kind: 'comment', text: note });
        return;
      case 'command':
        this.#open(heading.general, heading);
        return;
      case undefined:
        this.#readTroops(text, note);
    }
  }

  /** Keep a line that tells nothing where it stands. */
  keep(line: OtherLine, ofCamp = false): void {
    const lines: (CommandLine | CampLine)[] =
      ofCamp || this.#inCamp ? this.#camp : (this.#commands.at(-1)?.lines ?? this.#before);
    lines.push(line);
  }

  /** The first command is the C-in-C's, and those that follow are of sub-generals, where nothing else is told. */
  get army(): Army {
    const told = this.#commands.some(({ kind }) => kind === 'C-in-C');
    const first = told ? undefined : this.#commands.find(({ kind }) => kind === null);
    const commands = this.#commands.map((command) => ({
      ...command,
      kind: command.kind ?? (command === first ? ('C-in-C' as const) : ('sub-general' as const)),
    }));
    const [leading = newCommand('C-in-C'), ...others] = commands;
    const army: Army = {
      ...EMPTY_ARMY,
      name: this.#name,
      doubleBasedCavalry: this.#doubleBasedCavalry,
      commands: [{ ...leading, lines: [...this.#before, ...leading.lines] }, ...others],
      baggage: this.#baggage,
      camp: this.#camp,
    };
    return this.#ownPrices.reduce((told, { name, each }) => withOwnPrice(told, name, each), army);
  }

  #readTroops(text: string, note: string): void {
    const told = readTroopLine(text, note);
    if (told.kind === 'baggage') {
      const baggage = this.#baggage + told.count;
      if (baggage > MOST_BAGGAGE)
        throw new LineError(
          `expected at most ${String(MOST_BAGGAGE)} baggage elements, found ${String(baggage)}`,
          true,
        );
      this.#baggage = baggage;
      if (note !== '') this.#camp.push({ kind: 'comment', text: note });
    } else if (told.kind === 'works') this.#camp.push(told.line);
    else if (this.#inCamp)
      throw new LineError(
        `expected baggage or fortifications here, found ${JSON.stringify(text)}: troops stand under a command`,
      );
    else this.#commandOf(told.leads).lines.push(...oneGeneral(told.line));
  }

  /** The command that a line belongs to: a general of another kind, or a second one who is named, begins another. */
  #commandOf(leads: General | null): OpenCommand {
    const last = this.#commands.at(-1) ?? this.#open(leads);
    if (leads === null) return last;
    const led = last.lines.some((line) => line.kind === 'troop' && line.roles.includes('general'));
    if (led || (last.kind !== null && last.kind !== leads)) return this.#open(leads);
    last.kind = leads;
    return last;
  }

  #open(kind: General | null, { waterborne = false, note = '' } = {}): OpenCommand {
    const command: OpenCommand = { kind, waterborne, note, lines: [] };
    this.#commands.push(command);
    this.#inCamp = false;
    return command;
  }
}
