import { halvesInWords, type General, type DbmRules } from '../../../rules/index.ts';
import { stepOf, type Fact, type Reply, type Shown } from '../question/reply.ts';
import {
  commandName,
  isTroop,
  isWorks,
  unreadLines,
  type Army,
  type Command,
  type TroopLine,
  type WorksLine,
} from './army/army.ts';
import { doubtsOf } from './army/doubts.ts';
import { countCommand, countArmy, type CommandCount } from './army/count-army.ts';
import { priceArmyLines, type ArmyLinePrices, type OtherPrice } from './army/price-army-lines.ts';
import { BAGGAGE, pricedBaggage, pricedLine, type PricedLine } from './army/priced-line.ts';
import { writeArmy } from './text/write-army.ts';
import { MOST_BUDGET } from './most-budget.ts';

/** A command with what its lines come to. */
export interface CommandShown {
  readonly name: string;
  readonly kind: General;
  readonly note: string;
  readonly lines: readonly PricedLine[];
  /** Of the lines that have a price. */
  readonly ap: number;
  readonly elements: number;
  readonly generals: number;
  readonly count: CommandCount;
  /** What the list says of it that is otherwise here; empty where nothing is. */
  readonly listSays: string;
}

/** The least baggage, and the clause that says so. */
interface LeastBaggage {
  readonly minimum: number;
  readonly clause: string;
  /** As much as it may be, where lines have no price or were not read: the army may cost more than is known. */
  readonly most: number;
}

/** An army with all that it comes to. */
export interface PointsShown extends Shown {
  readonly edition: string;
  readonly name: string;
  readonly commands: readonly CommandShown[];
  /** Its fortifications and baggage. */
  readonly camp: { readonly lines: readonly PricedLine[]; readonly ap: number };
  /** Of the lines that have a price. */
  readonly ap: number;
  /** What it may cost; null where that is not told. */
  readonly budget: number | null;
  readonly elements: number;
  readonly count: ReturnType<typeof countArmy>;
  readonly otherPrices: readonly OtherPrice[];
  readonly secondary: boolean;
  /** Lines that have no price, baggage apart. */
  readonly unpriced: number;
  /** Baggage elements that have no price. */
  readonly unpricedBaggage: number;
  /** What has no price that we have, with the reader's own figure; null where he has told none. */
  readonly withoutPrice: readonly { readonly name: string; readonly each: number | null }[];
  /** Lines that could not be read: they count nowhere. */
  readonly unread: number;
  readonly baggage: number;
  /** What the list says that it comes to, where it does not; empty where it does. */
  readonly listSays: string;
  /** What can hardly be all that there is. */
  readonly doubts: readonly string[];
  /** Null where it cannot be told. */
  readonly leastBaggage: LeastBaggage | null;
}

/**
 * What the rules of an edition make of an army.
 *
 * @param budget The AP that it may cost; null where that is not told
 */
export function replyToArmy(rules: DbmRules, army: Army, budget: number | null): Reply<PointsShown> {
  const troops = army.commands.map((command) => command.lines.filter(isTroop));
  const works = army.camp.filter(isWorks);
  if (works.length === 0 && troops.every((lines) => lines.length === 0))
    return { kind: 'wanting', wants: 'Add troops, or paste a list as text.' };
  const { lines, baggage, answer, baggageAt } = priceArmyLines(rules, army);
  const [refusal] = lines.flatMap((each) => ('why' in each ? [each] : []));
  if (answer === null && refusal !== undefined) return { kind: 'open', why: refusal.why, clauses: refusal.clauses };
  const own = new Map(army.ownPrices.map(({ name, each }) => [name, each]));
  const priced = [...lines];
  const take = (line: TroopLine | WorksLine): PricedLine => {
    const found = priced.shift();
    if (found === undefined) throw new Error(`Cannot show a line of ${String(line.count)}: it was not asked about`);
    return pricedLine(line, found, own);
  };
  const commands = army.commands.map((command, index) => commandShown(rules, command, index, take));
  const camp = works.map(take);
  if (baggage !== null) camp.push(pricedBaggage(army.baggage, baggage, own));
  const all = [...commands.flatMap((command) => command.lines), ...camp];
  const count = countArmy(rules, troops.flat());
  // What the reader has priced himself costs the same by every reading.
  const ownAp = apOf(all.filter(({ price }) => price?.own));
  const ap = (answer?.ap ?? 0) + ownAp;
  const otherPrices = (answer?.alternatives ?? []).map((other) => ({ ...other, ap: other.ap + ownAp }));
  const told = {
    edition: rules.edition,
    name: army.name,
    commands,
    camp: { lines: camp, ap: apOf(camp) },
    ap,
    listSays: totalOtherwise(army.total, [ap, ...otherPrices.map((other) => other.ap)]),
    budget,
    elements: elementsOf(troops.flat()),
    count,
    otherPrices,
    secondary: answer?.secondary ?? false,
    unpriced: all.filter(({ refusal, name }) => refusal !== null && name !== BAGGAGE).length,
    unpricedBaggage: camp.some(({ refusal, name }) => refusal !== null && name === BAGGAGE) ? army.baggage : 0,
    withoutPrice: withoutPrice(all),
    unread: unreadLines(army),
    baggage: army.baggage,
    doubts: doubtsOf(army),
  };
  const shown = { ...told, leastBaggage: leastBaggageOf(told, baggageAt) };
  return {
    kind: 'answer',
    answer: {
      ...shown,
      question: questionOf(army),
      asked: armyInALine(army),
      disputed: otherPrices.map(({ discrepancy }) => `discrepancies.${discrepancy}`),
      facts: factsOf(shown),
      steps: [
        ...(answer?.trail ?? []).map(stepOf),
        ...commands.flatMap((command) => command.count.steps),
        ...count.steps,
      ],
    },
  };
}

function withoutPrice(lines: readonly PricedLine[]): PointsShown['withoutPrice'] {
  const told = lines.filter(
    ({ price, refusal }) => price?.own === true || (refusal !== null && refusal.misasked !== true),
  );
  return [...new Map(told.map(({ name, price }) => [name, { name, each: price?.each ?? null }])).values()];
}

/** The least baggage of an army of these AP; where its figures lack something, of all that it may yet cost. */
function leastBaggageOf(army: Omit<Told, 'leastBaggage'>, baggageAt: ArmyLinePrices['baggageAt']): LeastBaggage | null {
  const { ap, budget } = army;
  const least = baggageAt(ap);
  if (least === null) return null;
  const dearest = leftOutInWords(army) === '' ? ap : Math.max(ap, budget ?? MOST_BUDGET);
  return { ...least, most: baggageAt(dearest)?.minimum ?? least.minimum };
}

/** The least baggage in words; empty where it cannot be told. */
export function leastBaggageInWords({ leastBaggage }: Pick<PointsShown, 'leastBaggage'>): string {
  if (leastBaggage === null) return '';
  const { minimum, most } = leastBaggage;
  return most === minimum ? String(minimum) : `${String(minimum)}, or ${String(most)} with what is left out`;
}

function commandShown(
  rules: DbmRules,
  command: Command,
  index: number,
  take: (line: TroopLine) => PricedLine,
): CommandShown {
  const troops = command.lines.filter(isTroop);
  const lines = troops.map(take);
  const ap = apOf(lines);
  return {
    name: commandName(index, command),
    kind: command.kind,
    note: command.note,
    lines,
    ap,
    listSays: totalOtherwise(command.total, [ap]),
    elements: elementsOf(troops),
    generals: elementsOf(troops.filter(({ roles }) => roles.includes('general'))),
    count: countCommand(rules, troops),
  };
}

/** What a list says that something comes to, where it does not; empty where it does. */
function totalOtherwise(total: number | null, ap: readonly number[]): string {
  return total === null || ap.includes(total) ? '' : `the list says ${halvesInWords(total)} AP`;
}

function apOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { price }) => sum + (price?.total ?? 0), 0);
}

function elementsOf(lines: readonly TroopLine[]): number {
  return lines.reduce((sum, { count }) => sum + count, 0);
}

function questionOf({ name, commands }: Army): string {
  const many = `${String(commands.length)} ${commands.length === 1 ? 'command' : 'commands'}`;
  return `The points of ${name === '' ? 'an army' : name}, in ${many}`;
}

/** What is in an army, as its text has it, without what somebody has noted beside it. */
function armyInALine(army: Army): string {
  return writeArmy({ ...army, name: '', total: null, ownPrices: [] })
    .trim()
    .split('\n\n')
    .map((part) => {
      const [head = '', ...lines] = part.split('\n').map((line) => line.replace(/ ?#.*$/u, ''));
      return [head, lines.filter(Boolean).join(', ')].filter(Boolean).join(': ');
    })
    .join('; ');
}

type Told = Omit<PointsShown, Exclude<keyof Shown, 'secondary'>>;

/** What is read out, and what two editions are compared by. */
function factsOf(army: Told): readonly Fact[] {
  const { ap, elements, count, commands, otherPrices } = army;
  const leftOut = leftOutInWords(army);
  const otherwise = otherwiseInWords(army);
  const disputed = otherPrices.map((other) => `, or ${halvesInWords(other.ap)}`).join('');
  const own = army.withoutPrice.flatMap(({ name, each }) =>
    each === null ? [] : [`${name} ${halvesInWords(each)} AP each`],
  );
  return [
    {
      label: 'Army',
      text: `${halvesInWords(ap)} AP${army.secondary ? ', in part by a secondary source' : ''}${disputed}`,
    },
    ...otherPrices.map((other) => ({
      label: 'Disputed',
      text: `${halvesInWords(other.ap)} AP by another reading: ${other.why}`,
    })),
    ...(army.budget === null ? [] : [{ label: 'Budget', text: budgetInWords(army) }]),
    ...(leftOut === '' ? [] : [{ label: 'Incomplete', text: leftOut }]),
    ...(otherwise === '' ? [] : [{ label: 'The list says otherwise', text: otherwise }]),
    ...(own.length === 0 ? [] : [{ label: 'By your own book', text: own.join(', ') }]),
    { label: 'Elements', text: String(elements) },
    {
      label: 'Element equivalents',
      text: inHalves(count.equivalents) + bySecondary(count.secondary.has('element equivalents')),
    },
    { label: 'Army defeated at', text: inHalves(count.defeatedAt) + bySecondary(count.secondary.has('defeated at')) },
    { label: 'Least baggage', text: leastBaggageInWords(army) || '–' },
    ...(army.doubts.length === 0 ? [] : [{ label: 'To check', text: army.doubts.join('; ') }]),
    ...commands.map((command) => ({ label: command.name, text: commandInWords(command) })),
  ];
}

function commandInWords({ ap, count }: CommandShown): string {
  const { equivalents, demoralisedAt, quarterLostAt, secondary } = count;
  const points = [
    `demoralised at ${inHalves(demoralisedAt)}${bySecondary(secondary.has('demoralised at'))}`,
    `a quarter at ${inHalves(quarterLostAt)}${bySecondary(secondary.has('quarter lost at'))}`,
  ].join(', ');
  const counted = `${inHalves(equivalents)} ${equivalents === 1 ? 'element equivalent' : 'element equivalents'}`;
  return `${halvesInWords(ap)} AP, ${counted}, ${points}`;
}

/** What stands behind a figure that rests on a secondary source only. */
function bySecondary(secondary: boolean): string {
  return secondary ? ' by a secondary source' : '';
}

/** What an army costs of what it may cost, in words; empty where that is not told. */
export function budgetInWords({
  ap,
  budget,
  otherPrices = [],
}: Pick<PointsShown, 'ap' | 'budget'> & Partial<Pick<PointsShown, 'otherPrices'>>): string {
  if (budget === null) return '';
  const leftOf = (cost: number): string => {
    const left = budget - cost;
    return left === 0 ? 'all of it' : left > 0 ? `${halvesInWords(left)} left` : `${halvesInWords(-left)} over`;
  };
  // That an army fits by one reading only is what an organiser has to know.
  const otherwise = otherPrices.filter((other) => other.ap > budget !== ap > budget);
  const disputed = otherwise.map((other) => `; by another reading ${leftOf(other.ap)}`).join('');
  return `${halvesInWords(ap)} of ${String(budget)} AP, ${leftOf(ap)}${disputed}`;
}

/** A number of halves as players write it; a dash where it is not known. */
export function inHalves(amount: number | null): string {
  return amount === null ? '–' : halvesInWords(amount);
}

/** What the figures are without, in words; empty where they are complete. */
export function leftOutInWords(army: Pick<PointsShown, 'unread' | 'unpriced' | 'unpricedBaggage'>): string {
  const { unread, unpriced, unpricedBaggage } = army;
  const without = [
    ...(unpriced === 0 ? [] : [inLines(unpriced)]),
    ...(unpricedBaggage === 0 ? [] : [`${String(unpricedBaggage)} baggage`]),
  ].join(' and ');
  return [
    ...(unread === 0 ? [] : [`${inLines(unread)} not read`]),
    ...(without === '' ? [] : [`no price for ${without}`]),
  ].join(', ');
}

/** What the list itself says of prices that is otherwise here, in words; empty where it says nothing else. */
export function otherwiseInWords(army: Pick<PointsShown, 'commands' | 'camp' | 'listSays'>): string {
  const lines = [...army.commands.flatMap((command) => command.lines), ...army.camp.lines];
  return [
    ...lines.flatMap(({ count, name, listSays }) => (listSays === '' ? [] : [`${String(count)} ${name}: ${listSays}`])),
    ...army.commands.flatMap(({ name, listSays }) => (listSays === '' ? [] : [`${name}: ${listSays}`])),
    ...(army.listSays === '' ? [] : [`Army: ${army.listSays}`]),
  ].join('; ');
}

/** So many lines, in words. */
export function inLines(count: number): string {
  return `${String(count)} ${count === 1 ? 'line' : 'lines'}`;
}
