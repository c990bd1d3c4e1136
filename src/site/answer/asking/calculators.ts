import { halvesInWords, type DbmRules } from '../../../rules/index.ts';
import {
  COMBAT_TOOL,
  LOSS_TOOL,
  onlyAsked,
  PIP_TOOL,
  POINTS_TOOL,
  readAddress,
  TERRAIN_TOOL,
  writeAddress,
  type Fact,
  type Reply,
  type Shown,
  type StateFields,
  type Tool,
} from '../../tools/index.ts';
import { STATES, type QuestionKind, type Values } from '../understanding/index.ts';
import { mayShoot, replyToShooting } from './queries.ts';
import { SECONDARY } from './standing.ts';
import { countOf, isThere, linesOf, psiloiOf, shooterOf, sidesOf, writtenTroop } from './values.ts';

/** A calculator with all of a question filled in. */
export interface Calculated {
  /** From the site's root. */
  addressIn(edition: string, editions: readonly string[]): string;
}

/** The calculator that a question is one of, with what it asks filled in; null for a question that none asks. */
export function calculatorOf(kind: QuestionKind, values: Values): Calculated | null {
  switch (kind) {
    case 'combat':
      return filledIn(COMBAT_TOOL, combatFields(values));
    case 'pips':
      return filledIn(PIP_TOOL, pipFields(values));
    case 'breaking':
      return filledIn(LOSS_TOOL, breakingFields(values));
    case 'equivalents':
      return filledIn(LOSS_TOOL, { troops: linesOf(values).join(',') });
    case 'cost':
      // Other generals would be paid for in it.
      return (values.others ?? '0') === '0' ? filledIn(POINTS_TOOL, { army: armyOf(values) }) : null;
    case 'terrain':
      return filledIn(TERRAIN_TOOL, terrainFields(values));
    case 'move':
    case 'range':
    case 'support':
    case 'mitigation':
    case 'shooting':
    case 'passing':
    case 'factor':
    case 'base':
    case 'recoil':
      return null;
  }
}

/** What a combat comes to, as its calculator has it; of troops who may not shoot, that. */
export function replyToCombat(rules: DbmRules, values: Values): Reply<Shown> {
  const by = shooterOf(values);
  if (by !== null && mayShoot(rules, values, by) === false) return replyToShooting(rules, sidesOf(values, by));
  return COMBAT_TOOL.reply(rules, stateOf(COMBAT_TOOL, combatFields(values)));
}

/** What a move, march or halt costs, as the calculator has it. */
export function replyToPips(rules: DbmRules, values: Values): Reply<Shown> {
  return PIP_TOOL.reply(rules, stateOf(PIP_TOOL, pipFields(values)));
}

/** When a command or an army breaks, as the calculator has it: the gravest first. */
export function replyToBreaking(rules: DbmRules, values: Values): Reply<Shown> {
  const reply = LOSS_TOOL.reply(rules, stateOf(LOSS_TOOL, breakingFields(values)));
  if (reply.kind !== 'answer' || reply.answer.kind !== 'count') return reply;
  const { question, points, steps } = reply.answer;
  return {
    kind: 'answer',
    answer: {
      question,
      facts: points
        .toReversed()
        .flatMap(({ name, at, secondary }) => [
          { label: '', text: `${name} at ${halvesInWords(at)} EE` },
          ...(secondary ? [SECONDARY] : []),
        ]),
      steps: steps.map((step) => ({ ...step, label: step.label.replace(/; 0 lost.*$/, '') })),
    },
  };
}

/** What a feature of terrain counts as, as the calculator has it; where it may not be placed, that. */
export function replyToTerrain(rules: DbmRules, values: Values): Reply<Shown> {
  const reply = TERRAIN_TOOL.reply(rules, stateOf(TERRAIN_TOOL, terrainFields(values)));
  if (reply.kind !== 'answer') return reply;
  const { facts, leftOpen } = reply.answer;
  const named = (name: string): readonly Fact[] => facts.filter(({ label }) => label === name);
  const counts = named('Counts as');
  const doubts = leftOpen.filter((text) => text.includes('feature equivalent'));
  return {
    kind: 'answer',
    answer: {
      ...reply.answer,
      facts:
        counts.length === 0
          ? named('May be placed')
          : [
              ...counts,
              ...secondOf(rules, values, counts),
              ...doubts.map((text): Fact => ({ label: 'Left open', text })),
            ],
    },
  };
}

/** What a second such compulsory feature of the defender counts as, where that is something else: of roads the first is free. */
function secondOf(rules: DbmRules, values: Values, first: readonly Fact[]): readonly Fact[] {
  const { what = '', role, must } = values;
  if (must === undefined || role !== 'defender') return [];
  const there = `defender ${what} 1 compulsory`;
  const reply = TERRAIN_TOOL.reply(rules, stateOf(TERRAIN_TOOL, { ...terrainFields(values), there }));
  if (reply.kind !== 'answer' || !reply.answer.allowed) return [];
  const counts = reply.answer.facts.filter(({ label }) => label === 'Counts as');
  return counts.flatMap(({ text }) =>
    first.some((each) => each.text === text) ? [] : [{ label: 'A second of the defender’s', text }],
  );
}

function breakingFields({ of = '', at = '' }: Values): Fields {
  return { of, by: 'ee', armyby: 'ee', at };
}

function terrainFields({ role = '', what = '', must = '0' }: Values): Fields {
  return { role, what, must };
}

type Fields = Readonly<Record<string, string>>;

/** @throws {Error} If the calculator cannot read a field, which is a mistake of ours */
function stateOf<F extends StateFields, A extends Shown>(tool: Tool<F, A>, fields: Fields) {
  const { state, problems } = readAddress(tool.fields, new URLSearchParams(fields).toString(), []);
  const [problem] = problems;
  if (problem !== undefined)
    throw new Error(`Cannot ask the calculator "${tool.name}" ${problem.part}: ${problem.why}`);
  return onlyAsked(tool.fields, tool.form, state);
}

function filledIn<F extends StateFields, A extends Shown>(tool: Tool<F, A>, fields: Fields): Calculated {
  const state = stateOf(tool, fields);
  return {
    addressIn: (edition, editions) =>
      `/tools/${tool.name}/${writeAddress(tool.fields, { edition, versus: null, state }, editions)}`,
  };
}

/** Fields of a side that are told as the calculator has them. */
const SIDE = [...STATES, 'aid', 'listmixed', 'listdouble', 'die'];

function combatFields(values: Values): Fields {
  const sides = (['a', 'b'] as const).flatMap((side) => {
    const troop = writtenTroop(values, side);
    const behind = `${side}.behind`;
    const ranks = [
      ...Array.from({ length: ranksOf(values, side) - 1 }, () => troop),
      ...Array.from({ length: isThere(values, behind) ? countOf(values, behind) : 0 }, () =>
        writtenTroop(values, behind),
      ),
    ];
    const psiloi = psiloiOf(values, side);
    const told = SIDE.flatMap((field) => {
      // What may be of either is of the one that is chosen.
      const value =
        values[`${values[`who.${field}`] === side ? 'any' : side}.${field}`] ?? numberFor(values, side, field);
      return value === undefined ? [] : [[`${side}.${field}`, value] as const];
    });
    return [
      [side, troop] as const,
      [`${side}.ranks`, ranks.join(',')] as const,
      [`${side}.going`, values[`${side}.going`] ?? values.going ?? 'good'] as const,
      ...(psiloi.permitted ? [[`${side}.listpsiloi`, '1'] as const] : []),
      ...(psiloi.weapon === null ? [] : [[`${side}.rankweapon`, psiloi.weapon] as const]),
      ...told,
      ...(values.charged === side ? [[`${side}.moved`, '1'] as const] : []),
    ];
  });
  const by = shooterOf(values);
  return { mode: by === null ? 'close' : 'shooting', by: by ?? 'a', ...Object.fromEntries(sides) };
}

/** A number that is chosen to be that of a side: a bare one, or the die of who asks or of his opponent. */
function numberFor(values: Values, side: 'a' | 'b', field: string): string | undefined {
  if (field !== 'die') return undefined;
  if (values.numbers === 'dice') return values[`${side}.number`];
  return values.mine === undefined ? undefined : values[values.mine === side ? 'mine.die' : 'theirs.die'];
}

/** How many ranks a side has; where they may be those of either, the side that is chosen has them. */
function ranksOf(values: Values, side: 'a' | 'b'): number {
  if (values.numbers === 'ranks') return Number(values[`${side}.number`] ?? '1');
  return Number(values[`${side}.deep`] ?? (values.ranked === side ? values.ranks : undefined) ?? '1');
}

/** As many as the calculator begins with. */
const GROUP = 4;

/** A number that is chosen to be which march it is, or how many they are: those are no single element. */
function withNumber(values: Values): Values {
  const { number, numbers, form } = values;
  if (number === undefined) return values;
  if (numbers !== 'elements') return { ...values, nth: number };
  return { ...values, 'a.count': number, ...(form === 'single' ? { form: 'line' } : {}) };
}

function pipFields(asked: Values): Fields {
  const values = withNumber(asked);
  const count = countOf(values, 'a');
  const { role, form = count > 1 ? 'line' : 'single' } = values;
  // Each of several mounts by itself: they pay together.
  const elements = values.mount !== undefined ? count : form === 'single' ? 1 : count > 1 ? count : GROUP;
  const fields = ['do', 'nth', 'dev', 'far', 'dist', 'sight', 'mount', 'spont', 'used', 'genmoved'].flatMap((field) => {
    const value = values[field];
    return value === undefined ? [] : [[field, value] as const];
  });
  return {
    ...Object.fromEntries(fields),
    who: `${elements} ${writtenTroop(values, 'a')}${role === undefined ? '' : ` ${role}`}`,
    form: form === 'column' ? 'column' : 'line',
  };
}

/** An army of nothing else, as a list that the calculator reads. */
function armyOf(values: Values): string {
  const count = String(countOf(values, 'a') * Number(values.count ?? '1'));
  if (values.works !== undefined) return `Baggage and fortifications\n${count} ${values.works}`;
  const several = linesOf(values);
  if (several.length > 1)
    return [
      'Command 1 (C-in-C)',
      ...several.filter((line) => !line.endsWith(' Bge')),
      ...(several.some((line) => line.endsWith(' Bge')) ? ['Baggage and fortifications'] : []),
      ...several.filter((line) => line.endsWith(' Bge')),
    ].join('\n');
  const troop = writtenTroop(values, 'a');
  if (values['a.type'] === 'Bge') return `Baggage and fortifications\n${count} ${troop}`;
  const roles = [
    ...(values.role === undefined ? [] : ['general']),
    ...(values.chariot === undefined ? [] : ['chariots']),
  ];
  return `Command 1 (${values.role ?? 'C-in-C'})\n${count} ${troop} ${roles.join(', ')}`;
}
