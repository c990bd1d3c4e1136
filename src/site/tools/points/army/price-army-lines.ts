import { COST_QUERIES, formatTroop, type ArmyPrice, type DbmRules } from '../../../../rules/index.ts';
import { isTroop, isWorks, type Army, type Command, type TroopLine, type WorksLine } from './army.ts';
import { stepOf, type Step } from '../../question/reply.ts';
import { askOnce, isRefusal, type Refusal } from '../../question/ask-once.ts';
import { askWhatCan } from '../ask-what-can.ts';

/** What a line costs. */
export interface LinePrice {
  /** AP of one element. */
  readonly each: number;
  readonly total: number;
  /** Whether it rests on a secondary source only. */
  readonly secondary: boolean;
  /** Whether it is the reader's own figure, as we have no price. */
  readonly own: boolean;
  /** How the price of one came about. */
  readonly steps: readonly Step[];
}

/** What an army comes to by another reading of the rules. */
export type OtherPrice = ArmyPrice['alternatives'][number];

/** The prices of the lines of an army: those of the commands one after the other, then the fortifications. */
export interface ArmyLinePrices {
  readonly lines: readonly (LinePrice | Refusal)[];
  /** That of its baggage; null where it has none. */
  readonly baggage: LinePrice | Refusal | null;
  /** What those come to that have a price; null where none has. */
  readonly answer: ArmyPrice | null;
  /** The least baggage of an army of these that costs so many AP; null where that cannot be told. */
  readonly baggageAt: (armyPoints: number) => ArmyPrice['baggage'];
}

/** Price an army line by line. What stands in the way of the others' prices is left out, and says why. */
export function priceArmyLines(rules: DbmRules, army: Army): ArmyLinePrices {
  const lines = linesOf(army);
  // It is asked about by itself first: where the rules have no price for it, it stands in the way of all others.
  const baggage = { troop: 'Bge', count: army.baggage };
  const baggageRefusal = army.baggage === 0 ? null : refusalOf(rules, baggage);
  if (army.baggage > 0 && baggageRefusal === null) lines.push(baggage);
  const about = (some: readonly object[], armyPoints: number | null) =>
    askOnce(COST_QUERIES.cost, rules, {
      elements: some,
      doubleBasedCavalry: army.doubleBasedCavalry,
      waterborneCommands: army.commands.filter(({ waterborne }) => waterborne).length,
      armyPoints,
    });
  const { answer, refused } = askWhatCan(lines, (some) => about(some, null));
  const answered = lines.filter((_, index) => !refused.has(index));
  const baggageAt = (armyPoints: number): ArmyPrice['baggage'] => {
    const found = answer === null ? null : about(answered, armyPoints);
    return found === null || isRefusal(found) ? null : found.baggage;
  };
  const priced = [...(answer?.lines ?? [])];
  const prices = lines.map((_, index): LinePrice | Refusal => {
    const refusal = refused.get(index);
    if (refusal !== undefined) return refusal;
    const found = priced.shift();
    if (found === undefined) throw new Error(`line ${String(index + 1)} was neither priced nor refused`);
    const { each, total, steps } = found;
    const secondary = steps.some((step) => step.secondary === true);
    return { each, total, steps: steps.map(stepOf), secondary, own: false };
  });
  const boughtBaggage = army.baggage > 0 && baggageRefusal === null ? (prices.pop() ?? null) : null;
  return { answer, lines: prices, baggage: baggageRefusal ?? boughtBaggage, baggageAt };
}

/** Why a line has no price by itself; null where it has one. */
function refusalOf(rules: DbmRules, line: object): Refusal | null {
  const answer = askOnce(COST_QUERIES.cost, rules, { elements: [line] });
  return isRefusal(answer) ? answer : null;
}

/** The lines as the command line takes them. */
function linesOf({ commands, camp }: Army): object[] {
  return [
    ...commands.flatMap((command) => command.lines.filter(isTroop).map((line) => troopOf(line, command))),
    ...camp.filter(isWorks).map(worksOf),
  ];
}

function troopOf({ troop, count, roles }: TroopLine, { kind }: Command): object {
  return {
    troop: formatTroop(troop),
    count,
    general: roles.includes('general') ? kind : null,
    mountedInfantry: roles.includes('mounted'),
    chariot: roles.includes('chariots'),
    position: roles.includes('front') ? 'front' : roles.includes('rear') ? 'rear' : null,
    doubleBasedByChoice: roles.includes('chosen'),
  };
}

function worksOf({ works, count }: WorksLine): object {
  return { fortification: works, count };
}
