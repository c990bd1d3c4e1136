import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ask, QuestionError } from '../../../src/rules/index.ts';
import { editions, rulesOf } from '../ask.ts';
import { ASKERS } from '../../../src/positions/asking/askers.ts';
import { askShoot } from '../../../src/positions/asking/shooting/ask-shoot.ts';
import { endsToShoot } from '../../../src/positions/asking/shooting/ends-to-shoot.ts';
import { placeOf } from '../../../src/positions/asking/nearest/places-to-try.ts';
import type { Asker } from '../../../src/positions/asking/reading/asking.ts';
import { inEveryCase } from '../../../src/positions/asking/hands/in-every-case.ts';
import { nearestEnds } from '../../../src/positions/asking/nearest/nearest-ends.ts';
import { tableQuery } from '../../../src/positions/asking/table-query.ts';
import { DIRECTIONS, ENDS_AT_B, OWN_ENDS } from './any-scene.ts';
import { askTable, type Answered } from './ask-table.ts';

/** `LAW_RUNS` tells another number, as for the laws of the geometry. */
const RUNS = { numRuns: Number(process.env.LAW_RUNS ?? 300) };

/** An element by the middle of its front edge, in whole paces, and one of eight directions. */
interface Placed {
  readonly enemy: boolean;
  readonly troop: string;
  readonly depth: number;
  readonly x: number;
  readonly y: number;
  readonly eighth: number;
}

const anyPlaced: fc.Arbitrary<Placed> = fc.record({
  enemy: fc.boolean(),
  troop: fc.constantFrom('Reg Bw (O)', 'Irr Kn (F)', 'Irr LH (O)', 'Reg Bd (O)', 'Reg Art (S)'),
  depth: fc.constantFrom(30, 40, 60, 80),
  x: fc.integer({ min: -300, max: 300 }),
  y: fc.integer({ min: -300, max: 300 }),
  eighth: fc.integer({ min: 0, max: 7 }),
});

const anyEnd = fc.constantFrom(...ENDS_AT_B);
const anyOwn = fc.constantFrom(...OWN_ENDS);

const ASKS = [
  'contact',
  'contact at once',
  'shoot',
  'march',
  'reach',
  'pass-through',
  'form-column',
  'in-front',
  'line-up',
  'pivot',
  'turn',
  'press-forward',
  'spontaneous',
  'spontaneous move',
  'spontaneous next',
  'combat',
] as const;

interface Scene {
  readonly elements: readonly Placed[];
  readonly to: string;
  /** Where the third ends, if it moves at the same time. */
  readonly own: string;
  readonly ask: (typeof ASKS)[number];
  readonly hand: string;
}

const anyScene: fc.Arbitrary<Scene> = fc.record({
  elements: fc
    .tuple(
      anyPlaced.map((each) => ({ ...each, enemy: false })),
      anyPlaced.map((each) => ({ ...each, enemy: true })),
      fc.array(anyPlaced, { maxLength: 4 }),
    )
    .map(([first, second, others]) => [first, second, ...others]),
  to: anyEnd,
  own: anyOwn,
  ask: fc.constantFrom(...ASKS),
  hand: fc.constantFrom('hand 1', 'hand 0'),
});

const LABELS = 'ABCDEFGH';

/** Ask about a scene as it is seen; null where elements cannot stand or end so. */
function ruled(
  { elements, to, own, ask, hand }: Scene,
  edition: string,
  settings: readonly string[] = [hand],
): Answered | null {
  const lines = elements.map(
    ({ enemy, troop, depth, x, y, eighth }, index) =>
      `${LABELS[index]!}: ${enemy ? 'enemy' : 'own'} ${troop} ${String(depth)} deep at ${String(x)},${String(y)} facing ${DIRECTIONS[eighth]!}`,
  );
  const asked = {
    contact: { to },
    'contact at once': { to, ends: [`C ${own}`], tell: { contactsAlone: false } },
    shoot: { target: 'B' },
    march: {},
    reach: { to },
    'pass-through': { to },
    'form-column': { to },
    'in-front': { to },
    'line-up': { to, tell: { shift: 0.3 } },
    pivot: { to },
    turn: { to },
    'press-forward': { to, tell: { opponentsFled: true } },
    spontaneous: {},
    'spontaneous move': { to },
    'spontaneous next': { tell: { question: 'next' } },
    combat: { to },
  }[ask];
  const [matter] = ask.split(' ');
  try {
    return askTable(edition, { ask: matter, position: [...settings, ...lines], mover: 'A', ...asked });
  } catch (error) {
    if (error instanceof QuestionError) return null;
    throw error;
  }
}

/** What must not differ from where the table is seen: verdicts, fields and margins, and not which way is north. */
function essence(answer: Answered | null): unknown {
  if (answer === null) return null;
  const margin = (paces: number | null) => (paces === null ? null : Math.round(paces * 10) / 10);
  return [
    answer.verdict,
    answer.rulings.map(({ about, verdict, facts, aftermath }) => [
      about,
      verdict,
      facts.map(({ answer: told, paces }) => [told, margin(paces)]),
      (aftermath ?? []).map(({ of, answer: told, paces, clause }) => [of, told, margin(paces), clause]),
    ]),
  ];
}

/** What an answer is where nothing tells how wide bases are. */
function unheld(answer: Answered | null): Answered | null {
  if (answer === null || answer.rulings.length === 0) return answer;
  const rulings = answer.rulings.map((each) => ({ ...each, verdict: 'not held' }));
  return { ...answer, verdict: 'not held', rulings };
}

const moved = (elements: readonly Placed[], by: (element: Placed) => Partial<Placed>): readonly Placed[] =>
  elements.map((each) => ({ ...each, ...by(each) }));

const mirrored = (place: string): string =>
  place.replace(/left|right/u, (hand) => (hand === 'left' ? 'right' : 'left'));

const VIEWS: Readonly<Record<string, (scene: Scene) => Scene>> = {
  'moved on the table': (scene) => ({
    ...scene,
    elements: moved(scene.elements, ({ x, y }) => ({ x: x + 217, y: y - 133 })),
  }),
  'turned by a quarter': (scene) => ({
    ...scene,
    elements: moved(scene.elements, ({ x, y, eighth }) => ({ x: y, y: -x, eighth: (eighth + 2) % 8 })),
  }),
  'turned by half': (scene) => ({
    ...scene,
    elements: moved(scene.elements, ({ x, y, eighth }) => ({ x: -x, y: -y, eighth: (eighth + 4) % 8 })),
  }),
  'in a mirror': (scene) => ({
    ...scene,
    to: mirrored(scene.to),
    own: mirrored(scene.own),
    elements: moved(scene.elements, ({ x, eighth }) => ({ x: -x, eighth: (8 - eighth) % 8 })),
  }),
  'with the sides swapped': (scene) => ({
    ...scene,
    elements: moved(scene.elements, ({ enemy }) => ({ enemy: !enemy })),
  }),
};

describe.each(Object.entries(VIEWS))('%s', (_name, view) => {
  test('a position has the same answer', () => {
    fc.assert(
      fc.property(anyScene, fc.constantFrom(...editions), (scene, edition) => {
        expect(essence(ruled(view(scene), edition))).toEqual(essence(ruled(scene, edition)));
      }),
      RUNS,
    );
  });
});

test('figures of another size, or inches, change nothing measured where hands tell the same, and what their width makes of it is said', () => {
  fc.assert(
    fc.property(anyScene, fc.constantFrom(...editions), (scene, edition) => {
      const usual = essence(ruled(scene, edition, ['hand 1']));
      // 1 mm with 15 mm figures is 2 paces, and so are 1.6 mm with 25 mm figures.
      const larger = ruled(scene, edition, ['scale 25 mm in millimetres', 'hand 1.6']);
      expect(essence(larger)).toEqual(
        scene.ask === 'combat' ? usual : essence(unheld(ruled(scene, edition, ['hand 1']))),
      );
      expect(essence(ruled(scene, edition, ['scale 15 mm in inches', 'hand 0']))).toEqual(
        essence(ruled(scene, edition, ['hand 0'])),
      );
    }),
    RUNS,
  );
});

test('a push that hands cannot see never turns yes into no', () => {
  fc.assert(
    fc.property(anyScene, fc.integer({ min: -1, max: 1 }), fc.integer({ min: -1, max: 1 }), (scene, dx, dy) => {
      const [first, ...others] = scene.elements;
      const pushed = { ...scene, elements: [{ ...first!, x: first!.x + dx, y: first!.y + dy }, ...others] };
      const newest = editions.at(-1) ?? '';
      const told = [scene, pushed].map((each) => ruled(each, newest, ['hand 1'])?.verdict);
      expect(told.includes('yes') && told.includes('no')).toBe(false);
    }),
    RUNS,
  );
});

describe('where a shooter could have ended its move instead', () => {
  /** Asked of every place in full, whether or not the shot could be allowed from anywhere. */
  const inFull: Asker = Object.assign((...asked: Parameters<Asker>) => askShoot(...asked), {
    none: askShoot.none,
    ends: (...asked: Parameters<NonNullable<Asker['ends']>>) =>
      endsToShoot(...asked).map((bases) => bases.map(({ at, facing }) => placeOf(at, facing))),
  });
  const IN_FULL = tableQuery(
    (matter) => (matter === 'shoot' ? inFull : ASKERS[matter]),
    () => inEveryCase,
    nearestEnds,
  );
  let [found, nowhere] = [0, 0];

  test('it is the same place as when each is asked of in full', () => {
    const shots = fc.record({
      elements: fc
        .tuple(
          anyPlaced.map((each) => ({ ...each, enemy: false, troop: 'Reg Bw (O)' })),
          anyPlaced.map((each) => ({ ...each, enemy: true })),
          fc.array(anyPlaced, { maxLength: 4 }),
        )
        .map(([first, second, others]) => [first, second, ...others]),
      to: anyEnd,
      own: anyOwn,
      ask: fc.constant('shoot' as const),
      hand: fc.constantFrom('hand 1', 'hand 0'),
    });
    fc.assert(
      fc.property(shots, fc.constantFrom(...editions), (scene, edition) => {
        const answer = ruled(scene, edition);
        if (answer === null) return;
        const question = { ask: 'shoot', position: answer.code, mover: 'A', target: 'B' };
        const { nearest } = ask(IN_FULL, rulesOf(edition), question) as { readonly nearest: Answered['nearest'] };
        expect(answer.nearest).toEqual(nearest);
        if (nearest.length > 0) found += 1;
        else if (answer.verdict === 'no') nowhere += 1;
      }),
      { numRuns: Math.ceil(RUNS.numRuns / 4) },
    );
    expect(found).toBeGreaterThan(0);
    expect(nowhere).toBeGreaterThan(0);
  });
});
