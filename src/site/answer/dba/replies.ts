import { ask, DBA_QUERIES, type DbaRules } from '../../../rules/index.ts';
import { isOpen, replyTo, stepOf, type Reply, type Shown } from '../../tools/index.ts';
import { BECAUSE } from '../asking/index.ts';
import type { QuestionKind, Values } from '../understanding/index.ts';
import { combatShown } from './combat-shown.ts';
import { IN_COVER, SHOOTERS } from './troops.ts';

/**
 * What DBA replies to a question.
 *
 * @throws {Error} If it is of a kind that DBA has no query for
 */
export function replyToDba(rules: DbaRules, kind: QuestionKind, values: Values): Reply<Shown> {
  switch (kind) {
    case 'combat':
      return replyToCombat(rules, values);
    case 'move':
      return values.again === undefined ? replyToMove(rules, values) : replyToSecondMove(rules, values);
    case 'pips':
      return replyToPips(rules, values);
    default:
      throw new Error(`Cannot ask DBA a question of ${kind}`);
  }
}

const SHOOTING = 'dba.shooting.eligibility';

function replyToCombat(rules: DbaRules, values: Values): Reply<Shown> {
  const shooter = nameOf(values, values.by === 'b' ? 'b' : 'a');
  if (values.mode === 'shooting' && !SHOOTERS.includes(shooter))
    return {
      kind: 'answer',
      answer: {
        question: '',
        facts: [
          { label: '', text: 'No' },
          { label: BECAUSE, text: `${shooter} cannot shoot: only ${SHOOTERS.join(', ')} do` },
        ],
        steps: [
          {
            step: 'who shoots',
            side: null,
            amount: null,
            clause: SHOOTING,
            label: rules.clauses.get(SHOOTING)?.title ?? '',
            throws: null,
          },
        ],
      },
    };
  const names = { a: nameOf(values, 'a'), b: nameOf(values, 'b') };
  const { combat } = DBA_QUERIES;
  return replyTo(combat, rules, combatAsked(values), (answer, question) => combatShown(answer, question, names));
}

function nameOf(values: Values, side: string): string {
  return values[`${side}.type`] ?? '';
}

/** A combat as its query takes it. */
function combatAsked(values: Values): Readonly<Record<string, unknown>> {
  const { mode = 'close', going = 'good', by } = values;
  const sideOf = (side: string): Readonly<Record<string, unknown>> => {
    const told = (field: string): string | undefined => values[`${side}.${field}`];
    const number = (field: string): number => Number(told(field) ?? '0');
    const is = (field: string): boolean => told(field) === '1';
    const die = told('die') ?? (values.numbers === 'dice' ? told('number') : undefined);
    return {
      troop: told('type'),
      going: told('going') ?? going,
      ranks: ranksOf(values, side),
      ...(die === undefined ? {} : { die: Number(die) }),
      general: is('gen'),
      overlaps: number('ov'),
      flankContacts: number('flank'),
      rearContacts: number('rear'),
      uphill: is('up'),
      defendingBank: is('bank'),
      movedIntoContact: is('moved'),
      shooting: mode === 'shooting' && (by ?? 'a') === side,
      aiders: number('aid'),
    };
  };
  return { mode, a: sideOf('a'), b: sideOf('b') };
}

function ranksOf(values: Values, side: string): readonly string[] {
  const told = (field: string): string | undefined => values[`${side}.${field}`];
  const deep = Number(told('deep') ?? (values.numbers === 'ranks' ? told('number') : undefined) ?? '1');
  const behind = told('behind.type');
  const others = behind === undefined ? 0 : Number(told('behind.count') ?? '1');
  return [
    ...Array.from({ length: deep - 1 }, () => told('type') ?? ''),
    ...Array.from({ length: others }, () => behind ?? ''),
  ];
}

function replyToMove(rules: DbaRules, values: Values): Reply<Shown> {
  const asked = { troop: nameOf(values, 'a'), going: values.going ?? 'good' };
  return replyTo(DBA_QUERIES.move, rules, asked, (answer, question) => ({
    question,
    facts: [{ label: '', text: `${String(answer.maxPaces)} paces` }],
    steps: answer.trail.map(stepOf),
  }));
}

function replyToSecondMove(rules: DbaRules, values: Values): Reply<Shown> {
  const { how } = values;
  const asked = {
    troop: nameOf(values, 'a'),
    ...(how === 'contact' ? { endsIn: 'close combat' } : {}),
    firstBound: how === 'first',
    roadColumn: how === 'road',
    startsNearEnemy: how === 'near',
  };
  return replyTo(DBA_QUERIES['second-move'], rules, asked, ({ allowed, why, trail }, question) => ({
    question,
    facts: [
      { label: '', text: allowed ? 'Yes' : 'No' },
      { label: BECAUSE, text: why },
    ],
    steps: trail.map(stepOf),
  }));
}

function replyToPips(rules: DbaRules, values: Values): Reply<Shown> {
  const { role, dist, 'a.count': count = '1' } = values;
  const asked = {
    elements: [{ troop: nameOf(values, 'a'), count: Number(count), general: role !== undefined }],
    ...(dist === undefined ? {} : { distanceToGeneral: Number(dist) }),
    ...(dist === IN_COVER ? { startsIn: 'woods' } : {}),
  };
  return replyTo(DBA_QUERIES.pips, rules, asked, ({ pips, trail }, question) => ({
    question,
    facts: [{ label: '', text: `${String(pips)} ${pips === 1 ? 'PIP' : 'PIPs'}` }],
    steps: trail.map(stepOf),
  }));
}

/** What a question tells that DBA takes no account of, in words: `Knights, ranks: only the first counts`. */
export function ignoredIn(rules: DbaRules, kind: QuestionKind, values: Values): readonly string[] {
  if (kind !== 'combat' || (values.mode === 'shooting' && !SHOOTERS.includes(nameOf(values, values.by ?? 'a'))))
    return [];
  const answer = ask(DBA_QUERIES.combat, rules, combatAsked(values));
  return (isOpen(answer) ? [] : (answer.ignored ?? [])).map((each) =>
    each.replace(/^([ab])\./, (_, side: string) => `${nameOf(values, side)}, `),
  );
}
