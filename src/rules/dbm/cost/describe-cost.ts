import { formatTroop } from '../troops/parse-troop.ts';
import type { CostLine, CostQuestion } from './question.ts';

/** A question of price in words, for a reader who does not read JSON. */
export function describeCost(question: CostQuestion): string {
  const { lines, otherRegularNonAllyGenerals: others, doubleBasedCavalry, armyPoints, waterborneCommands } = question;
  const army = [
    ...(others === 0 ? [] : [`${String(others)} other regular general${others === 1 ? '' : 's'} in the army`]),
    ...(doubleBasedCavalry ? ['the cavalry double-based as their list requires'] : []),
    ...(armyPoints === null ? [] : [`an army of ${String(armyPoints)} AP`]),
    ...(waterborneCommands === 0 ? [] : [`${afloat(waterborneCommands)} entirely waterborne at first`]),
  ];
  return ['Price of ', listed(lines.map(describeLine)), ...army.map((each) => `; ${each}`)].join('');
}

function describeLine(line: CostLine): string {
  const many = line.count === 1 ? '' : `${String(line.count)} `;
  if (line.kind === 'works')
    return `${many}${line.works}${line.elementWidths === 1 ? '' : ` of ${String(line.elementWidths)} element widths`}`;
  const state = [
    ...(line.general === null ? [] : [line.general === 'ally' ? 'ally-general' : line.general]),
    ...(line.listSaysRegular ? ['regular by his list'] : []),
    ...(line.mountedInfantry ? ['mounted infantry'] : []),
    ...(line.chariot ? ['chariots'] : []),
    ...(line.position === null ? [] : [`${line.position} of a double base`]),
    ...(line.doubleBasedByChoice ? ["double-based by the player's choice"] : []),
  ];
  return `${many}${formatTroop(line.troop)}${state.length === 0 ? '' : ` (${state.join('; ')})`}`;
}

function afloat(commands: number): string {
  return commands === 1 ? '1 command' : `${String(commands)} commands`;
}

function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}
