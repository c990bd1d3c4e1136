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
import { askTable, judgeTable, type Answered } from './ask-table.ts';

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
  /** Where it stands by another instead, where it is told so. */
  readonly by?: string;
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

type Ask = (typeof ASKS)[number];

interface Scene {
  readonly elements: readonly Placed[];
  /** Who moves with A. */
  readonly with: readonly string[];
  readonly to: string;
  /** Where the third ends, if it moves at the same time. */
  readonly own: string;
  readonly ask: Ask;
  readonly hand: string;
}

/** Who stands anywhere: few of them can get to each other. */
const anywhere = (ask: Ask): fc.Arbitrary<Scene> =>
  fc.record({
    elements: fc
      .tuple(
        anyPlaced.map((each) => ({ ...each, enemy: false })),
        anyPlaced.map((each) => ({ ...each, enemy: true })),
        fc.array(anyPlaced, { maxLength: 4 }),
      )
      .map(([first, second, others]) => [first, second, ...others]),
    with: fc.constant([]),
    to: anyEnd,
    own: anyOwn,
    ask: fc.constant(ask),
    hand: fc.constantFrom('hand 1', 'hand 0'),
  });

/** How A is drawn up before B, with a friend C by it. */
interface DrawnUp {
  /** How far B is ahead of it, and how far to its right, in paces. */
  readonly far: number;
  readonly aside: number;
  /** By how many eighths B is turned from how A faces. */
  readonly turned: number;
  /** Whether an element stands behind B. */
  readonly column: boolean;
  /** Of A, B and C. */
  readonly troops: readonly [string, string, string];
  /** Where C stands, and whether it goes with A. */
  readonly by: string;
  readonly together: boolean;
  /** Where A ends, if not straight ahead. */
  readonly to: string;
  readonly goesStraight: boolean;
  readonly own: string;
}

const anyDrawnUp: fc.Arbitrary<DrawnUp> = fc.record({
  far: fc.constantFrom(70, 90, 110, 140, 190, 260),
  aside: fc.constantFrom(0, 0, 0, -10, 30, 80),
  turned: fc.constantFrom(4, 4, 4, 0, 2, 6),
  column: fc.boolean(),
  troops: fc.constantFrom(
    ['Reg Bd (O)', 'Reg Bd (O)', 'Irr Ps (O)'] as const,
    ['Reg Bd (O)', 'Irr Kn (F)', 'Reg Bd (O)'] as const,
    ['Irr Kn (F)', 'Reg Bd (O)', 'Irr Hd (I)'] as const,
    ['Irr LH (O)', 'Irr Ps (O)', 'Irr LH (O)'] as const,
    ['Reg Bw (O)', 'Reg Bd (O)', 'Reg Bd (O)'] as const,
  ),
  by: fc.constantFrom('beside A left', 'beside A right', 'behind A', '10 ahead of A facing away'),
  together: fc.boolean(),
  to: anyEnd,
  goesStraight: fc.boolean(),
  own: anyOwn,
});

/** What a matter is mostly refused, or left open, without. */
const APT: Partial<Record<Ask, Partial<DrawnUp>>> = {
  reach: { goesStraight: true, turned: 4 },
  'pass-through': {
    troops: ['Irr Kn (F)', 'Reg Bd (O)', 'Irr Hd (I)'],
    by: '10 ahead of A facing away',
    together: false,
    goesStraight: true,
  },
  'form-column': {
    troops: ['Reg Bd (O)', 'Irr Kn (F)', 'Reg Bd (O)'],
    by: 'beside A right',
    aside: 0,
    turned: 4,
    to: '50 ahead of B facing it',
    goesStraight: false,
    own: 'behind A',
  },
  pivot: { by: 'beside A right', together: true, goesStraight: true, turned: 4, column: false },
  turn: { by: 'beside A left', together: true, goesStraight: true, turned: 6, column: true },
  'press-forward': {
    troops: ['Reg Bd (O)', 'Irr Kn (F)', 'Reg Bd (O)'],
    by: 'beside A right',
    together: true,
    goesStraight: true,
    turned: 4,
    aside: 0,
  },
};

/** A before B, who faces it or shows it a flank or the rear. */
const drawnUp = (ask: Ask): fc.Arbitrary<Scene> =>
  fc
    .record({
      first: anyPlaced,
      quarter: fc.integer({ min: 0, max: 3 }),
      drawn: anyDrawnUp,
      isApt: fc.boolean(),
      hand: fc.constantFrom('hand 1', 'hand 0'),
    })
    .map(({ first, quarter, drawn, isApt, hand }) => {
      const { far, aside, turned, column, troops, by, together, to, goesStraight, own } = {
        ...drawn,
        ...(isApt ? APT[ask] : {}),
      };
      const [ahead, right] = [AHEAD[quarter]!, AHEAD[(quarter + 1) % 4]!];
      const A = { ...first, enemy: false, troop: troops[0], depth: 30, eighth: quarter * 2 };
      const B = {
        enemy: true,
        troop: troops[1],
        depth: 30,
        x: first.x + far * ahead[0] + aside * right[0],
        y: first.y + far * ahead[1] + aside * right[1],
        eighth: (quarter * 2 + turned) % 8,
      };
      return {
        elements: [A, B, { ...A, troop: troops[2], by }, ...(column ? [{ ...B, by: 'behind B' }] : [])],
        with: together && ask !== 'contact at once' && ask !== 'form-column' ? ['C'] : [],
        to: goesStraight ? straightOnto(turned, aside) : to,
        own,
        ask,
        hand,
      };
    });

/** Where A ends straight ahead, or its front comes onto the edge of B that is before it. */
function straightOnto(turned: number, aside: number): string {
  const edge = { 0: 'rear', 2: 'right flank', 4: 'front', 6: 'left flank' }[turned] ?? 'front';
  if (turned !== 4 || aside === 0) return `front on B ${edge}`;
  return `front on B front, ${String(Math.abs(aside))} ${aside > 0 ? 'right' : 'left'}`;
}

/** Which way each quarter of the compass is, from north. */
const AHEAD = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

const anySceneOf = (ask: Ask): fc.Arbitrary<Scene> => fc.oneof(anywhere(ask), drawnUp(ask));
const anyScene = fc.oneof(...ASKS.map(anySceneOf));

const LABELS = 'ABCDEFGH';

/** Ask about a scene as it is seen; null where elements cannot stand or end so. */
function ruled(
  { elements, with: others, to, own, ask, hand }: Scene,
  edition: string,
  settings: readonly string[] = [hand],
  askAbout = askTable,
): Answered | null {
  const lines = elements.map(
    ({ enemy, troop, depth, x, y, eighth, by = `at ${String(x)},${String(y)} facing ${DIRECTIONS[eighth]!}` }, index) =>
      `${LABELS[index]!}: ${enemy ? 'enemy' : 'own'} ${troop} ${String(depth)} deep ${by}`,
  );
  const moving = others.length === 0 ? { to } : { to, with: others };
  const asked = {
    contact: moving,
    'contact at once': { to, ends: [`C ${own}`], tell: { contactsAlone: false } },
    shoot: { target: 'B' },
    march: {},
    reach: moving,
    'pass-through': moving,
    'form-column': { to, ends: elements[2]?.by === undefined ? [] : [`C ${own}`] },
    'in-front': moving,
    'line-up': { ...moving, tell: { shift: 0.3 } },
    pivot: moving,
    turn: moving,
    'press-forward': { ...moving, tell: { opponentsFled: true } },
    spontaneous: {},
    'spontaneous move': { to },
    'spontaneous next': { tell: { question: 'next' } },
    combat: { to },
  }[ask];
  const [matter] = ask.split(' ');
  try {
    return askAbout(edition, { ask: matter, position: [...settings, ...lines], mover: 'A', ...asked });
  } catch (error) {
    if (error instanceof QuestionError) return null;
    throw error;
  }
}

/** The same, without where the move may end instead. */
function judged(scene: Scene, edition: string, settings?: readonly string[]): Answered | null {
  return ruled(scene, edition, settings, judgeTable);
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
    elements: moved(scene.elements, ({ x, eighth, by }) => ({
      x: -x,
      eighth: (8 - eighth) % 8,
      ...(by === undefined ? {} : { by: mirrored(by) }),
    })),
  }),
  'with the sides swapped': (scene) => ({
    ...scene,
    elements: moved(scene.elements, ({ enemy }) => ({ enemy: !enemy })),
  }),
};

/**
 * What the scenes of each matter come to: a law that holds of refusals, or of one verdict alone, says little. Of a column that
 * nobody forms, and the like, nothing is ruled.
 */
const COME_TO: Readonly<Record<Ask, readonly string[]>> = {
  contact: ['yes', 'no', 'not held'],
  'contact at once': ['yes', 'no', 'not told', 'not held'],
  shoot: ['yes', 'no', 'not held'],
  march: ['yes', 'no', 'not held'],
  reach: ['yes', 'no', 'not held'],
  'pass-through': ['yes', 'not held'],
  'form-column': ['yes', 'no', 'not held'],
  'in-front': ['yes', 'no', 'not told', 'not held'],
  'line-up': ['yes', 'no', 'not told', 'not held'],
  pivot: ['yes', 'no', 'not held'],
  turn: ['yes', 'not held'],
  'press-forward': ['yes', 'no', 'not held'],
  spontaneous: ['no', 'not told'],
  'spontaneous move': ['no', 'not told', 'not held'],
  'spontaneous next': ['yes', 'no', 'not held'],
  combat: ['yes', 'not held'],
};

/** Of how many scenes of each matter that is looked at, and of how many of them each verdict must be. */
const [LOOKED_AT, EACH] = [300, 3];

test.each(ASKS)('most questions of %s are answered, and not all alike', (ask) => {
  const scenes = fc.sample(anySceneOf(ask), { numRuns: LOOKED_AT, seed: 1 });
  const answers = scenes.flatMap((scene, index) => ruled(scene, editions[index % editions.length]!) ?? []);
  // Where two end at once they are often in each other's way.
  expect(answers.length).toBeGreaterThan(LOOKED_AT * (ask === 'contact at once' ? 0.4 : 0.7));
  const verdicts = answers.filter(({ rulings }) => rulings.length > 0).map(({ verdict }) => verdict);
  expect(COME_TO[ask].filter((each) => verdicts.filter((verdict) => verdict === each).length < EACH)).toEqual([]);
  expect(verdicts.length).toBeGreaterThan(LOOKED_AT * 0.2);
});

describe.each(Object.entries(VIEWS))('%s', (_name, view) => {
  test('a position has the same answer', () => {
    fc.assert(
      fc.property(anyScene, fc.constantFrom(...editions), (scene, edition) => {
        expect(essence(judged(view(scene), edition))).toEqual(essence(judged(scene, edition)));
      }),
      RUNS,
    );
  });
});

test('figures of another size, or inches, change nothing measured where hands tell the same, and what their width makes of it is said', () => {
  fc.assert(
    fc.property(anyScene, fc.constantFrom(...editions), (scene, edition) => {
      const usual = essence(judged(scene, edition, ['hand 1']));
      // 1 mm with 15 mm figures is 2 paces, and so are 1.6 mm with 25 mm figures.
      const larger = judged(scene, edition, ['scale 25 mm in millimetres', 'hand 1.6']);
      expect(essence(larger)).toEqual(
        scene.ask === 'combat' ? usual : essence(unheld(judged(scene, edition, ['hand 1']))),
      );
      expect(essence(judged(scene, edition, ['scale 15 mm in inches', 'hand 0']))).toEqual(
        essence(judged(scene, edition, ['hand 0'])),
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
      const told = [scene, pushed].map((each) => judged(each, newest, ['hand 1'])?.verdict);
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
      with: fc.constant([]),
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
