import {
  type AnsweredCombat,
  defineQuery,
  QuestionError,
  shown,
  type Answer,
  type DbmRules,
  type DbmSteps,
  type Read,
  type TrailStep,
} from '../../rules/index.ts';
import {
  millimetres,
  movedTo,
  partyOf,
  PositionError,
  rounded,
  standingsOf,
  terrainNames,
  type OwnEnd,
  type Place,
  type StatedPosition,
} from '../placing/index.ts';
import { parseEnd, parsePlace, parsePosition, PositionTextError, writePlace } from '../text/index.ts';
import { isCode, PositionCodeError, readCode, writeCode } from '../code/index.ts';
import type { Aftermath, FoughtOut } from './reading/aftermath.ts';
import { depthsOf } from './base-depth.ts';
import { reckonedWidth } from './base-width.ts';
import type { Matter } from './matters.ts';
import type { NearestEnds } from './nearest/nearest-ends.ts';
import type { Asker, AskerOf, Asking } from './reading/asking.ts';
import type { Fact } from './reading/fact.ts';
import type { YesOrNoQuery } from './reading/asked-query.ts';
import type { TurningPoint, Verdict } from './reading/judge-readings.ts';
import type { Decided } from './reading/reading.ts';
import { withApproach } from './contact/with-approach.ts';
import { asFarAsHandsTell, type InEveryCase } from './hands/as-far-as-hands-tell.ts';
import { TABLE_FIELDS } from './table-fields.ts';
import { tableInWords } from './table-in-words.ts';
import { orderOf, verdictOf } from './verdict-of.ts';

/** A question about a position, read; where its elements stand, only the rules tell, as some go by the depth of their bases. */
interface TableQuestion {
  readonly asked: Read<typeof TABLE_FIELDS>;
  readonly position: StatedPosition;
  /** Where the mover ends; null where nobody moves. */
  readonly to: Place | null;
  /** Where others end who move too, at places of their own. */
  readonly ends: readonly OwnEnd[];
}

/** A fact as an answer tells it: its margin in paces, and in millimetres on the table. */
export type ShownFact = Omit<Fact, 'margin'> & { readonly paces: number | null; readonly millimetres: number | null };

/** What decides of an outcome's aftermath, and no answer has. */
type Inner = 'unhurt' | 'mayBeSpared' | 'deadly' | 'ofWhose';

/** The same of what an outcome would lead to. */
export type ShownAftermath = Omit<Aftermath, 'fact' | Inner> & ShownFact;

/** Where a move may end instead, and how far that is from where it was to end. */
export interface NearestPlace {
  /** Who would end there, where that is another than who leads: one who moves at the same time. */
  readonly of?: string;
  readonly to: string;
  readonly paces: number;
  readonly millimetres: number;
  /** Only where it is not measured that the move reaches so far. */
  readonly reach?: 'not measured';
}

/** What the rules say about a position. */
export interface TableAnswer extends Answer {
  readonly verdict: Verdict;
  readonly why: string;
  /** The position in few letters, for an address; the field `position` takes it too. */
  readonly code: string;
  /** What the rules were asked, one by one. */
  readonly rulings: readonly {
    readonly about: string;
    readonly query: YesOrNoQuery | 'combat';
    readonly fields: Decided;
    readonly verdict: Verdict;
    readonly why: string;
    readonly turnsOn: readonly TurningPoint[];
    readonly facts: readonly ShownFact[];
    /** Of a combat: what the query `combat` answers to these fields; null where that is not held. */
    readonly answer?: AnsweredCombat | null;
    /** Of a combat, or a flee move: what it would lead to. */
    readonly aftermath?: readonly ShownAftermath[];
    /** Of a flee move: the least change of direction, in words; left out where there is none, or a place told it. */
    readonly way?: string;
  }[];
  /** Of a combat: what came of it; null where that cannot be said, or the mover fights several. */
  readonly combat?: FoughtOut | null;
  /** Where the move may end instead, the nearest first; empty where it may end as asked, nobody moves, or it was not looked for. */
  readonly nearest: readonly NearestPlace[];
  /** Only where none is told, as the move surely does not reach those that there are. */
  readonly nearestBeyondMove?: true;
  readonly trail: readonly TrailStep[];
}

/**
 * What the rules say about a position: it is measured, and their own queries are asked.
 *
 * @param askerOf Who asks the rules about each matter
 * @param inEveryCase Gives what asks as if those touched of whom only hands could tell
 * @param nearestEnds Looks for where the move may end instead, which takes as long as many questions; null if nobody does
 */
export function tableQuery(askerOf: AskerOf, inEveryCase: () => InEveryCase, nearestEnds: NearestEnds | null) {
  return defineQuery<DbmSteps, typeof TABLE_FIELDS, TableQuestion, TableAnswer>({
    summary: 'What the rules say about elements as they stand on the table, and a move of one of them.',
    fields: TABLE_FIELDS,
    answers: 'verdict, why, code, rulings, combat, nearest.',
    example: {
      ask: 'contact',
      position: ['A: enemy Reg Bd (O) 30 deep at 200,200 facing N', 'B: Irr Kn (F) 60 deep at 100,240 facing E'],
      mover: 'B',
      to: 'front on A left flank',
    },
    question,
    describe: ({ asked, position, to }) => tableInWords(asked, position, to),
    answer: (rules, asked) => answer(rules, asked, askerOf, inEveryCase, nearestEnds),
  });
}

/** Whether a matter is about where a move ends, so that this has to be told. */
const END_IS_ASKED: Readonly<Record<Matter, boolean>> = {
  contact: true,
  shoot: false,
  march: false,
  reach: true,
  gap: false,
  'pass-through': true,
  'form-column': true,
  'in-front': false,
  'line-up': true,
  pivot: true,
  turn: true,
  'press-forward': false,
  flee: false,
  spontaneous: false,
  combat: false,
};

function question(asked: Read<typeof TABLE_FIELDS>): TableQuestion {
  const position = asField('position', () =>
    isCode(asked.position) ? readCode(asked.position) : parsePosition(asked.position),
  );
  const { ask, mover, target, with: others } = asked;
  const to = asked.to === null ? null : asField('to', () => parsePlace(asked.to ?? ''));
  if (END_IS_ASKED[ask] && to === null)
    throw new QuestionError('to', 'expected where the move ends, such as "front on A left flank", found nothing');
  if (ask !== 'form-column' && ask !== 'contact' && asked.ends.length > 0)
    throw new QuestionError(
      'ends',
      `expected nothing, as that is for "form-column" and "contact", found ${shown(asked.ends)}`,
    );
  const ends = asked.ends.map((each, index) => asField(`ends[${String(index)}]`, () => parseEnd(each)));
  if (ask === 'form-column' && ends.some((end) => end.with.length > 0))
    throw new QuestionError(
      'ends',
      `expected one element and its place each, as several with it are for "contact", found ${shown(asked.ends)}`,
    );
  const ending = ends.flatMap(partyOf);
  const twice = ending.find((label, index) => [mover, ...others, ...ending.slice(0, index)].includes(label));
  if (twice !== undefined)
    throw new QuestionError(
      'ends',
      `expected each element once, and none that leads or moves with it, found ${shown(twice)}`,
    );
  for (const [field, labels] of [
    ['mover', [mover]],
    ['target', target === null ? [] : [target]],
    ['with', others],
    ['between', asked.between],
    ['ends', ending],
  ] as const)
    for (const label of labels)
      if (
        position.elements.every((each) => each.label !== label) &&
        !(field === 'between' && terrainNames(position.terrain).includes(label))
      )
        throw new QuestionError(field, `expected the name of an element of the position, found ${shown(label)}`);
  return { asked, position, to, ends };
}

function answer(
  rules: DbmRules,
  { asked, position, to, ends }: TableQuestion,
  askerOf: AskerOf,
  inEveryCase: () => InEveryCase,
  nearestEnds: NearestEnds | null,
): TableAnswer {
  const atOnce = asked.ask === 'contact' && ends.length > 0;
  const byHand = asFarAsHandsTell(askerOf(atOnce ? 'simultaneous' : asked.ask), asked.ask, inEveryCase);
  const asker = asked.ask === 'contact' && !atOnce ? withApproach(byHand) : byHand;
  const { mover, with: others } = asked;
  const depths = depthsOf(rules, position.scale);
  const before = asField('position', () => standingsOf(position, depths.of));
  const ending = new Set(ends.flatMap(partyOf));
  const fieldOf = (label: string): string => (ending.has(label) ? 'ends' : 'to');
  const after = to === null ? before : asField(fieldOf, () => movedTo(before, { mover, to, with: others, ends }));
  const movers = [...new Set([mover, ...others, ...ending])];
  const { target, between, tell: told } = asked;
  const asking: Asking = { before, after, movers, target, between, to, ends, told, askerOf };
  const width = reckonedWidth(rules, position.scale);
  const ruled = width.held(asker(rules, asking));
  const { verdict, why, trail } = verdictOf(ruled, orderOf(asked.ask));
  const isLookedFor = width.isTold && verdict !== 'yes' && verdict !== 'not held';
  const nearby = isLookedFor ? nearestEnds?.(rules, asked.ask, asking, asker) : undefined;
  const { places, beyond } = nearby ?? { places: [], beyond: false };
  return {
    edition: rules.edition,
    verdict,
    why: ruled.length === 0 ? asker.none(asking) : verdict === 'yes' ? withUnseen(why, asker) : why,
    code: writeCode(before.position),
    rulings: ruled.map(({ about, facts, ruling, answer: combat, aftermath, way }) => ({
      about,
      query: ruling.query,
      fields: ruling.fields,
      verdict: ruling.verdict,
      why: ruling.why,
      turnsOn: ruling.turnsOn,
      facts: facts.map((fact) => shownFact(fact, position)),
      ...(combat === undefined ? {} : { answer: combat }),
      ...(way === undefined ? {} : { way }),
      ...(aftermath === undefined
        ? {}
        : {
            aftermath: aftermath.map(({ fact, unhurt: _, mayBeSpared: __, deadly: ___, ofWhose: ____, ...rest }) => ({
              ...rest,
              ...shownFact(fact, position),
            })),
          }),
    })),
    ...(asked.ask === 'combat' ? { combat: ruled.length === 1 ? (ruled[0]?.foughtOut ?? null) : null } : {}),
    nearest: places.map(({ of, to, apart, isReached }) => ({
      ...(of === mover ? {} : { of }),
      to: writePlace(to),
      ...lengths(apart, before.position),
      ...(isReached ? {} : { reach: 'not measured' as const }),
    })),
    ...(places.length === 0 && beyond ? { nearestBeyondMove: true as const } : {}),
    trail: [...trail, ...depths.trail(), ...width.trail],
  };
}

/** A reason, with what it leaves aside. */
function withUnseen(why: string, { unseen }: Asker): string {
  return unseen === undefined ? why : `${why.replace(/\.$/u, '')}; ${unseen}`;
}

function shownFact({ margin, ...fact }: Fact, position: StatedPosition): ShownFact {
  return { ...fact, ...(margin === null ? { paces: null, millimetres: null } : lengths(margin, position)) };
}

/** A length in both measures. */
function lengths(length: number, { scale }: StatedPosition): { readonly paces: number; readonly millimetres: number } {
  return { paces: rounded(length), millimetres: rounded(millimetres(length, scale)) };
}

/** Tell what is wrong with a position as what is wrong with a field: the same for all, or that of the element that it is about. */
function asField<T>(field: string | ((label: string) => string), read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof PositionError)
      throw new QuestionError(typeof field === 'string' ? field : field(error.element), error.message);
    if (typeof field === 'string' && (error instanceof PositionTextError || error instanceof PositionCodeError))
      throw new QuestionError(field, error.message);
    throw error;
  }
}
