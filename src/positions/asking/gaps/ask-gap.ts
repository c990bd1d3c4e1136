import { GAP_QUERY, QuestionError, type DbmRules } from '../../../rules/index.ts';
import {
  apartBy,
  BASE_WIDTH,
  outlineOf,
  ROUNDING,
  tell,
  sweptBy,
  type Outline,
  type Told,
} from '../../geometry/index.ts';
import { askContact } from '../contact/ask-contact.ts';
import { elementNamed, type Asking, type Ruled } from '../reading/asking.ts';
import { carriedTo, rounded, type Place } from '../../placing/index.ts';
import { contactsAhead } from '../fronts/contacts-ahead.ts';
import { isQuarter, wayOf } from '../fronts/way.ts';
import { contactsNear } from '../nearest/places-to-try.ts';
import { measuredFact, statedFact, type Fact } from '../reading/fact.ts';
import { asked } from '../reading/asked-query.ts';
import { judgeReadings, type Ruling } from '../reading/judge-readings.ts';
import { printedPage } from '../reading/printed-page.ts';
import { known, measuredAs, untold, type Decided, type Reading, type Readings } from '../reading/reading.ts';
import { toleranceBetween, touchesOf } from '../reading/touches.ts';
import { fortificationsOnWay } from '../terrain/fortifications-on-way.ts';
import { gapBetween, isInGap, type Gap } from './gap-between.ts';
import { sidesOf } from './sides.ts';
import { verdictOf } from '../verdict-of.ts';

const ASKED = asked('gap', GAP_QUERY);

/**
 * May an element move so into the gap between two others, or in it? The gap is measured where they stand, and so is how it
 * moves there, as far as where it starts and ends shows that.
 *
 * @returns Nothing where the two touch, or where a straight way does not come into the gap
 * @throws {QuestionError} If the two are not told, or one of them moves, or a field that is told is none
 */
export function askGap(rules: DbmRules, asking: Asking): readonly Ruled[] {
  const { before, after, movers, between, told } = asking;
  const [one, other] = sidesOf(between, before);
  const moving = between.find((label) => movers.includes(label));
  if (moving !== undefined)
    throw new QuestionError('between', `expected elements that do not move, found ${JSON.stringify(moving)}`);
  const [mover = ''] = movers;
  const { side } = elementNamed(before, mover);
  const gap = gapBetween(one, other);
  const { paces, points } = gap;
  // Where corners or edges touch there is no gap: bhgs.16.1.
  if (paces <= ROUNDING) return [];
  const width = Math.max(0, rounded(paces));
  if (staysOut(asking, gap)) return [];
  const tolerance =
    one.element === null || other.element === null
      ? before.tolerance
      : toleranceBetween(one.element, other.element, before);
  const taken = [one, other].flatMap(({ label, element }) =>
    element === null ? [statedFact(`the ${label} is taken to be an obstruction that ${mover} cannot pass`)] : [],
  );
  const works = worksOnWay(asking);
  const readings: Readings = {
    width: widthOf(paces, tolerance),
    // Nobody interpenetrates enemy; whom it could of its friends, the position does not show.
    passableSides: one.element?.side === side && other.element?.side === side ? untold(false, true) : known(false),
    // Which fortifications it cannot cross stands in print only.
    ...(works.length === 0 ? {} : { passesObstruction: untold(true, false) }),
    // Where nobody moves, only a person can tell how it would.
    ...(before === after
      ? { path: untold(...PATHS), endsInContact: untold(false, true), endsInGap: untold(false, true) }
      : {
          path: pathOf(asking, between),
          endsInContact: endsInContact(rules, asking),
          endsInGap: READ_AS[isInGap(outlineOf(elementNamed(after, mover).base), gap, before.tolerance)],
        }),
  };
  const ruling = notNarrow(rules, judgeReadings(rules, ASKED, readings, told));
  const line = statedFact(`the shortest line between ${one.label} and ${other.label} is ${String(width)} paces long`, {
    points,
  });
  const narrow = measuredFact(
    'that is less than an element is wide',
    { margin: BASE_WIDTH - paces, witness: { points } },
    tolerance,
  );
  return [
    {
      about: `${movers.join(', ')} between ${one.label} and ${other.label}`,
      facts: [
        line,
        ...taken,
        narrow,
        ...works,
        ...(ruling.verdict === 'no'
          ? otherwise(rules, asking, { readings, told, short: BASE_WIDTH - paces, line: points })
          : []),
      ],
      ruling,
    },
  ];
}

askGap.query = ASKED;

/** How it may move, the likeliest first. */
const PATHS = ['straightAhead', 'straightBack', 'straightAheadWithShift', 'turnOntoFlank', 'other'] as const;

const READ_AS: Readonly<Record<Told, Reading>> = {
  yes: known(true),
  no: known(false),
  'too close': measuredAs([true, false]),
};

/** How it moves: straight ahead or back where it ends so; by a turn where that takes its front onto a flank in the gap; else it is told. */
function pathOf({ before, after, movers: [mover = ''] }: Asking, between: readonly string[]): Reading {
  const moved = elementNamed(after, mover);
  const { forward, turn } = wayOf(elementNamed(before, mover).base, moved.base, before.tolerance);
  const straight = forward.along >= 0 ? 'straightAhead' : 'straightBack';
  if (forward.answer === 'yes') return known(straight);
  if (forward.answer === 'too close') return measuredAs([straight, 'other']);
  const onFlank = touchesOf(moved, after).some(
    ({ other, how }) =>
      between.includes(other.label) &&
      how.edges.some(({ edge, on }) => edge === 'front' && (on === 'left' || on === 'right')),
  );
  return onFlank && isQuarter(turn) && turn !== 0 ? known('turnOntoFlank') : untold(...PATHS);
}

const NARROW_GAP = 'moving-through-friends-or-gaps.narrow-gap';

/**
 * Of a gap as wide as an element, or wider, that the rule on narrower ones does not bind: what else that paragraph says of gaps
 * is in print only (moving-through-friends-or-gaps.rest-of-gaps), so that the verdict stays open.
 */
function notNarrow(rules: DbmRules, ruling: Ruling): Ruling {
  if (ruling.verdict !== 'not held' || ruling.fields.width === 'narrower') return ruling;
  const label = 'the rule on gaps less than 1 element wide does not bind it';
  return {
    ...ruling,
    why: `${label}; what else is said of gaps there is in print only, ${printedPage(rules, NARROW_GAP)}`,
    trail: [{ step: 'does not bind', clause: NARROW_GAP, label }, ...ruling.trail],
  };
}

/** The fortifications over which its straight way leads. */
function worksOnWay({ before, after, movers: [mover = ''] }: Asking): readonly Fact[] {
  const [element, moved] = [elementNamed(before, mover), elementNamed(after, mover)];
  const isStraight = before !== after && wayOf(element.base, moved.base, before.tolerance).forward.answer !== 'no';
  return isStraight ? fortificationsOnWay(element, moved, before) : [];
}

/** Whether it ends in contact with enemy, in a permitted position: who touches none does not. */
function endsInContact(rules: DbmRules, asking: Asking): Reading {
  const ruled = askContact(rules, { ...asking, told: {} });
  const { verdict } = verdictOf(ruled);
  if (ruled.length === 0) return known(false);
  return verdict === 'yes' || verdict === 'no' ? known(verdict === 'yes') : untold(false, true);
}

askGap.none = (asking: Asking): string => {
  const gap = gapBetween(...sidesOf(asking.between, asking.before));
  if (gap.paces > ROUNDING) return 'its straight way does not come into the gap';
  return gap.points.length === 0
    ? 'one of the two stands on the other, so that there is no gap between them'
    : 'the two touch, so that there is no gap between them';
};

/** Whether the straight way of an element leads nowhere into a gap, as far as nobody tells another. */
function staysOut({ before, after, movers: [mover = ''], told }: Asking, gap: Gap): boolean {
  if (before === after || Object.hasOwn(told, 'path')) return false;
  const [start, end] = [elementNamed(before, mover).base, elementNamed(after, mover).base];
  const { forward } = wayOf(start, end, before.tolerance);
  return forward.answer === 'yes' && isInGap(sweptBy(start, end), gap, before.tolerance) === 'no';
}

/** Where the move could end instead: in contact with enemy straight ahead, or straight back. */
askGap.ends = (_rules: DbmRules, asking: Asking): readonly (readonly Place[])[] => {
  const { before, after, movers } = asking;
  const [mover = ''] = movers;
  if (before === after) return [];
  const start = elementNamed(before, mover).base;
  const straight = contactsNear(asking).filter((to) => {
    if (to.kind === 'at' || movers.includes(to.on)) return false;
    const end = elementNamed(carriedTo(before, { mover, to, with: [] }), mover).base;
    return wayOf(start, end, before.tolerance).forward.answer === 'yes';
  });
  return [straight];
};

/** A gap, and what is told of the move. */
interface ToldOf {
  readonly readings: Readings;
  readonly told: Decided;
  /** By how much it is narrower than an element is wide, in paces. */
  readonly short: number;
  /** The shortest line across it. */
  readonly line: Outline;
}

/** What its player could tell otherwise of the move, so that it would be allowed; and how much wider the gap had to be. */
function otherwise(rules: DbmRules, asking: Asking, { readings, told, short, line }: ToldOf): readonly Fact[] {
  const { before, movers, askerOf } = asking;
  const standsIn = movers.some((label) => {
    const { base } = elementNamed(before, label);
    return apartBy(outlineOf(base), line).paces <= Math.max(before.tolerance, ROUNDING);
  });
  const canBe = (path: unknown): boolean =>
    path === 'straightBack'
      ? standsIn
      : path !== 'straightAhead' || contactsAhead(rules, movers, before, askerOf).answer !== 'no';
  const verdictIf = (more: Decided) => judgeReadings(rules, ASKED, readings, { ...told, ...more }).verdict;
  const wider = [...(short > 0 ? [{ width: 'oneElement', by: short }] : []), { width: 'wider', by: short }];
  const enough = short < -ROUNDING ? undefined : wider.find(({ width }) => verdictIf({ width }) !== 'no');
  return [
    ...MOVES.flatMap(([words, more]) =>
      verdictIf(more) === 'yes' && canBe(more.path) ? [statedFact(`it may ${words}`)] : [],
    ),
    ...(enough === undefined
      ? []
      : [
          statedFact(
            enough.by <= ROUNDING
              ? 'no clause that we have would bar it in a wider gap'
              : `no clause that we have would bar it if the gap were ${String(Math.round(enough.by * 10) / 10)} paces wider${enough.width === 'wider' ? ', and a little more' : ''}`,
          ),
        ]),
  ];
}

/** What it could do instead in such a gap, as the query `gap` asks for it. */
const MOVES: readonly (readonly [string, Decided])[] = [
  ['move straight ahead into contact with enemy', { path: 'straightAhead', endsInContact: true }],
  ['move straight back out of the gap', { path: 'straightBack', endsInContact: false, endsInGap: false }],
  ['turn by 90° onto a flank', { path: 'turnOntoFlank', endsInContact: true }],
];

/** How wide a gap is, in the words of the query `gap`; by hand nobody can tell that it is exactly an element wide. */
function widthOf(paces: number, tolerance: number): Reading {
  const wider = tell(paces - BASE_WIDTH, Math.max(tolerance, ROUNDING));
  if (wider === 'yes') return known('wider');
  if (wider === 'no') return known('narrower');
  return tolerance === 0 ? known('oneElement') : measuredAs(['oneElement', 'narrower', 'wider']);
}
