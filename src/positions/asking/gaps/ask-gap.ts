import { GAP_QUERY, QuestionError, type DbmRules } from '../../../rules/index.ts';
import { apartBy, BASE_WIDTH, outlineOf, ROUNDING, tell, type Outline } from '../../geometry/index.ts';
import { askContact } from '../contact/ask-contact.ts';
import { elementNamed, type Asking, type Ruled } from '../reading/asking.ts';
import { carriedTo, type Place } from '../../placing/index.ts';
import { contactsAhead } from '../fronts/contacts-ahead.ts';
import { wayOf } from '../fronts/way.ts';
import { contactsNear } from '../nearest/places-to-try.ts';
import { measuredFact, statedFact, type Fact } from '../reading/fact.ts';
import { asked } from '../reading/asked-query.ts';
import { judgeReadings } from '../reading/judge-readings.ts';
import { known, measuredAs, untold, type Decided, type Reading, type Readings } from '../reading/reading.ts';
import { toleranceBetween } from '../reading/touches.ts';
import { verdictOf } from '../verdict-of.ts';

const ASKED = asked('gap', GAP_QUERY);

/**
 * May an element move so into the gap between two others, or in it? The gap is measured where they stand; how it moves
 * there is told.
 *
 * @returns Nothing where the two touch
 * @throws {QuestionError} If the two are not told, or one of them moves, or a field that is told is none
 */
export function askGap(rules: DbmRules, asking: Asking): readonly Ruled[] {
  const { before, after, movers, between, told } = asking;
  const [one, other, third] = between.map((label) => elementNamed(before, label));
  if (one === undefined || other === undefined || third !== undefined || one === other)
    throw new QuestionError('between', 'expected the names of the two elements at the sides of the gap');
  const moving = between.find((label) => movers.includes(label));
  if (moving !== undefined)
    throw new QuestionError('between', `expected elements that do not move, found ${JSON.stringify(moving)}`);
  const [mover = ''] = movers;
  const { side } = elementNamed(before, mover);
  const { paces, points } = apartBy(outlineOf(one.base), outlineOf(other.base));
  // Where corners or edges touch there is no gap: bhgs.16.1.
  if (paces <= ROUNDING) return [];
  const width = Math.max(0, Math.round(paces * 100) / 100);
  const ends = verdictOf(askContact(rules, { ...asking, told: {} }), '').verdict;
  const readings: Readings = {
    width: widthOf(paces, toleranceBetween(one, other, before)),
    // Nobody interpenetrates enemy; whom it could of its friends, the position does not show.
    passableSides: one.side === side && other.side === side ? untold(false, true) : known(false),
    // How it moves, only who moves it can tell; where it ends, the position after the move shows.
    path: untold('straightAhead', 'straightBack', 'straightAheadWithShift', 'turnOntoFlank', 'other'),
    endsInContact: before !== after && (ends === 'yes' || ends === 'no') ? known(ends === 'yes') : untold(false, true),
    endsInGap: untold(false, true),
  };
  const ruling = judgeReadings(rules, ASKED, readings, told);
  const line = statedFact(`the shortest line between ${one.label} and ${other.label} is ${String(width)} paces long`, {
    points,
  });
  const narrow = measuredFact(
    'that is less than an element is wide',
    { margin: BASE_WIDTH - paces, witness: { points } },
    toleranceBetween(one, other, before),
  );
  return [
    {
      about: `${movers.join(', ')} between ${one.label} and ${other.label}`,
      facts: [
        line,
        narrow,
        ...(ruling.verdict === 'no'
          ? otherwise(rules, asking, { readings, told, short: BASE_WIDTH - paces, line: points })
          : []),
      ],
      ruling,
    },
  ];
}

askGap.query = ASKED;

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
interface Gap {
  readonly readings: Readings;
  readonly told: Decided;
  /** By how much it is narrower than an element is wide, in paces. */
  readonly short: number;
  /** The shortest line across it. */
  readonly line: Outline;
}

/** What its player could tell otherwise of the move, so that it would be allowed; and how much wider the gap had to be. */
function otherwise(rules: DbmRules, asking: Asking, { readings, told, short, line }: Gap): readonly Fact[] {
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
