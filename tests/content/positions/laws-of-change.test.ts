import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { QuestionError, readFields, type Field } from '../../../src/rules/index.ts';
import { ASKERS } from '../../../src/positions/asking/askers.ts';
import { MATTERS } from '../../../src/positions/asking/matters.ts';
import {
  along,
  between,
  cornersOf,
  dot,
  heading,
  type Base,
  type Point,
} from '../../../src/positions/geometry/index.ts';
import { movedTo, standingsOf } from '../../../src/positions/placing/index.ts';
import { parseEnd, parsePlace, parsePosition } from '../../../src/positions/text/index.ts';
import { editions } from '../ask.ts';
import { anyScene, ASKS, judgedAs, LABELS, linesOf, ruledAs, type Scene } from './any-scene.ts';
import type { Answered } from './ask-table.ts';

/** `LAW_RUNS` tells another number, as for the laws of the geometry. */
const RUNS = { numRuns: Number(process.env.LAW_RUNS ?? 30) };

const anyEdition = fc.constantFrom(...editions);

/** The other one, which a law adds. */
const ADDED = 'Z';

const withElement = (scene: Scene, text: string): Scene => ({
  ...scene,
  elements: { ...scene.elements, [ADDED]: text },
});
const withTerrain = (scene: Scene, text: string): Scene => ({ ...scene, terrain: [...scene.terrain, text] });

/** What a question comes to, for whom, and on what that turns: without what was measured on the way. */
const ruling = ({ about, verdict, why, turnsOn }: Answered['rulings'][number]) => ({ about, verdict, why, turnsOn });
const judged = (answer: Answered | null) =>
  answer === null ? null : { verdict: answer.verdict, why: answer.why, rulings: answer.rulings.map(ruling) };

/** All of an answer but its address, and the facts that tell of the one added; a second piece of a kind of terrain has a number. */
function allBut(answer: Answered | null): unknown {
  if (answer === null) return null;
  const ofAdded = ({ fact }: { readonly fact: string }): boolean =>
    new RegExp(`\\b${ADDED}\\b|^no other`, 'u').test(fact);
  const kept = (key: string, value: unknown): unknown => {
    if (key === 'code') return undefined;
    if (typeof value === 'string') return value.replaceAll(/\b(river|road|TF|PF) \d\b/gu, '$1');
    return key === 'facts' || key === 'aftermath'
      ? (value as { fact: string }[]).filter((fact) => !ofAdded(fact))
      : value; // facts are such
  };
  return JSON.parse(JSON.stringify(answer, kept));
}

/** Those of some things of which something is so, and the others. */
function partedBy<T>(things: readonly T[], isSo: (thing: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [things.filter(isSo), things.filter((thing) => !isSo(thing))];
}

/** An answer without where the move may end instead: there another may stand, out of the way of what was asked. */
function elsewhereLeftOut(answer: Answered | null): Answered | null {
  return answer === null ? null : { ...answer, nearest: [] };
}

test.each(ASKS)('most questions of %s are answered: a law that holds of refusals says nothing', (ask) => {
  const scenes = fc.sample(anyScene([ask]), { numRuns: 200, seed: 1 });
  const answers = scenes.flatMap((scene, index) => ruledAs(scene, editions[index % editions.length]!) ?? []);
  // Of two others, if there are so many, one often moves.
  expect(answers.length).toBeGreaterThan(scenes.length * (ask.startsWith('gap') ? 0.4 : 0.6));
});

describe('far from everything, by more than 2,000 paces', () => {
  const FAR: readonly (readonly [string, (scene: Scene) => Scene])[] = [
    ['a friend', (scene) => withElement(scene, 'own Reg Bd (O) 40 deep at 4000,3000 facing S')],
    ['an enemy', (scene) => withElement(scene, 'enemy Irr LH (O) 40 deep at -4000,100 facing E')],
    ['enemy artillery', (scene) => withElement(scene, 'enemy Reg Art (S) 40 deep at 100,4000 facing S')],
    ['enemy baggage', (scene) => withElement(scene, 'enemy Irr Bge 40 deep at 200,-4000 facing N')],
    ['a wood', (scene) => withTerrain(scene, 'orchard: 3000,3000 3400,3000 3400,3400 3000,3400')],
    ['a river', (scene) => withTerrain(scene, 'river 60 wide: 3000,-4000 3100,4000')],
    ['a road', (scene) => withTerrain(scene, 'road 20 wide: -3000,4000 4000,4000')],
    ['a fortification', (scene) => withTerrain(scene, 'enemy PF: -4000,-4000 -3000,4000')],
    ['an edge of the table', (scene) => withTerrain(scene, 'north edge: y 3000')],
  ];
  /** Without any terrain, the going that a combat counts is told; with some, what stands in none has good going. */
  const tellsGoing = ({ asked, terrain }: Scene, what: string): boolean =>
    asked.ask === 'combat' && terrain.length === 0 && /wood|river|road|fortification/u.test(what);

  test('something changes nothing that is answered', () => {
    fc.assert(
      fc.property(anyScene(), anyEdition, fc.constantFrom(...FAR), (scene, edition, [what, add]) => {
        // Enemy baggage is advanced upon however far it is.
        fc.pre(!tellsGoing(scene, what) && !(scene.asked.ask === 'spontaneous' && what.includes('baggage')));
        const alone = ruledAs(scene, edition);
        // Of the base edition it is not held what who fights may shoot at, be it in range or not: so it may be told of any.
        const fights = (alone?.rulings[0]?.fields.shooterState ?? 'free') !== 'free';
        const told = scene.asked.ask === 'shoot' && edition === editions[0] && fights ? judged : allBut;
        expect(told(ruledAs(add(scene), edition))).toEqual(told(alone));
      }),
      RUNS,
    );
  });
});

/** Where those of a scene stand. */
interface Found {
  /** The corners of all elements, where they stand and where those who move end. */
  readonly points: readonly Point[];
  /** How the mover faces. */
  readonly facing: number;
  /** Those who move, where they start and where they end; nobody where nobody moves. */
  readonly moving: readonly Base[];
}

/** Where those end who move. */
interface Asked {
  readonly to?: string;
  readonly with?: readonly string[];
  readonly ends?: readonly string[];
}

/** Where those of a scene stand; null where they cannot. */
function cornersIn({ settings, terrain, elements, asked }: Scene): Found | null {
  const { to, with: others = [], ends: own = [] } = asked as Asked;
  const ends = own.map((each) => parseEnd(each));
  const movers = ['A', ...others, ...ends.map(({ label }) => label)];
  try {
    const before = standingsOf(parsePosition(linesOf({ settings, terrain, elements, asked }).join('\n')), () => 0);
    const after = to === undefined ? before : movedTo(before, { mover: 'A', to: parsePlace(to), with: others, ends });
    const all = [...before.elements, ...after.elements];
    const moving = to === undefined ? [] : all.filter(({ label }) => movers.includes(label));
    return {
      points: all.flatMap(({ base }) => Object.values(cornersOf(base))),
      facing: before.elements[0]?.base.facing ?? 0,
      moving: moving.map(({ base }) => base),
    };
  } catch {
    return null;
  }
}

const hundredth = (length: number): string => String(Math.round(length * 100) / 100);
const placed = ({ x, y }: Point, facing: string): string => `at ${hundredth(x)},${hundredth(y)} facing ${facing}`;
const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

describe('near, but out of every way', () => {
  test('a friend behind all others, as the mover looks, changes nothing that is answered', () => {
    const asks = ASKS.filter((ask) => !ask.startsWith('flee')); // who flees may turn back
    const anyBehind = fc.record({ by: fc.integer({ min: 90, max: 300 }), aside: fc.integer({ min: -300, max: 300 }) });
    fc.assert(
      fc.property(anyScene(asks), anyEdition, anyBehind, (scene, edition, { by, aside }) => {
        const found = cornersIn(scene);
        // How near a friend behind falls with whoever is destroyed is not held of the base edition.
        fc.pre(found !== null && !(scene.asked.ask === 'combat' && edition === editions[0]));
        const { points, facing } = found;
        const [ahead, right] = [heading(facing), heading(facing + 90)];
        const rearmost = Math.min(...points.map(({ x, y }) => x * ahead.x + y * ahead.y));
        const at = along(along({ x: 0, y: 0 }, ahead, rearmost - by), right, aside);
        const added = withElement(scene, `own Reg Bd (O) 30 deep ${placed(at, DIRECTIONS[facing / 45] ?? 'N')}`);
        const [alone, withFriend] = [ruledAs(scene, edition), ruledAs(added, edition)];
        expect(allBut(elsewhereLeftOut(withFriend))).toEqual(allBut(elsewhereLeftOut(alone)));
        const left = withFriend?.nearest ?? [];
        const [kept, lost] = partedBy(alone?.nearest ?? [], ({ to }) => left.some((each) => each.to === to));
        // Where it may end instead, the friend may stand: that place is refused now, and one further off told in its place.
        expect(left.slice(0, kept.length)).toEqual(kept);
        expect(left.length).toBeLessThanOrEqual(kept.length + lost.length);
        for (const { to } of lost) {
          const there = ruledAs({ ...added, asked: { ...added.asked, to } }, edition);
          expect(there?.verdict).not.toBe('yes');
        }
      }),
      RUNS,
    );
  });

  test('an enemy 20 paces beyond the range, with its back turned, changes no verdict', () => {
    /** What the question looks at, in paces: a base width where it is not told. */
    const RANGES: Readonly<Record<string, number>> = { march: 200, flee: 280, shoot: 500 };
    /**
     * Nor is it bounded with whom a shift lines up: with whoever a move straight ahead could contact, in this bound or in a
     * later one.
     */
    const linesUp = ['in-front', 'line-up'];
    /**
     * Whether part of an element whose front is there may be straight ahead of another: of its base, and of one as wide or
     * as deep beside it, with what hands miss.
     */
    const isAhead = (at: Point, { at: from, facing }: Base): boolean =>
      dot(between(from, at), heading(facing)) > 0 && Math.abs(dot(between(from, at), heading(facing + 90))) <= 95;
    fc.assert(
      fc.property(anyScene(), anyEdition, fc.integer({ min: 0, max: 7 }), (scene, edition, eighth) => {
        const found = cornersIn(scene);
        fc.pre(found !== null);
        const { points, moving } = found;
        const middle = along(
          { x: 0, y: 0 },
          points.reduce((sum, point) => along(sum, point, 1)),
          1 / points.length,
        );
        const radius = Math.max(...points.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y)));
        // Whom one advances upon, no range bounds: whoever is further than all others is another; beside the way to baggage,
        // 200 paces do.
        const beside = Object.values(scene.elements).some((each) => each.startsWith('enemy Irr Bge')) ? 200 : 0;
        const range =
          scene.asked.ask === 'spontaneous' ? Math.max(2 * radius, beside) : (RANGES[String(scene.asked.ask)] ?? 80);
        const at = along(middle, heading(eighth * 45), radius + range + 20 + 30);
        const looksAhead = linesUp.includes(String(scene.asked.ask)) || 'ends' in scene.asked;
        fc.pre(!looksAhead || !moving.some((each) => isAhead(at, each)));
        const added = withElement(scene, `enemy Reg Bd (O) 30 deep ${placed(at, DIRECTIONS[eighth] ?? 'N')}`);
        expect(judged(judgedAs(added, edition))).toEqual(judged(judgedAs(scene, edition)));
      }),
      RUNS,
    );
  });
});

describe('a larger obstacle', () => {
  /** Degrees that are told in tenths differ by so much where they are the same. */
  const TENTHS = 0.11;

  test('that is an element never allows what was refused, nor lets anybody flee by a lesser turn', () => {
    fc.assert(
      fc.property(anyScene(), anyEdition, fc.nat(), fc.integer({ min: 5, max: 120 }), (scene, edition, which, by) => {
        // Who is asked about, or who places another, is no mere obstacle.
        const said = JSON.stringify([Object.values(scene.elements), scene.asked]);
        const mere = Object.keys(scene.elements).filter((label) => !new RegExp(`\\b${label}\\b`, 'u').test(said));
        if (mere.length === 0) return;
        const label = mere[which % mere.length]!;
        const text = scene.elements[label]!;
        const deeper = text.replace(/(\d+) deep/u, (_all, depth: string) => `${String(Number(depth) + by)} deep`);
        const larger = { ...scene, elements: { ...scene.elements, [label]: deeper } };
        const [answer, answered] = [judgedAs(scene, edition), judgedAs(larger, edition)];
        expect(answer?.verdict === 'no' && answered?.verdict === 'yes').toBe(false);
        const [turn, turned] = [leastTurn(answer), leastTurn(answered)];
        if (turn !== null && turned !== null) expect(turned).toBeGreaterThanOrEqual(turn - TENTHS);
      }),
      RUNS,
    );
  });

  test('that is one element more never allows what was refused', () => {
    const anySpot = fc.record({
      side: fc.constantFrom('own', 'enemy'),
      troop: fc.constantFrom('Irr Ps (O)', 'Reg Bd (O)'),
      x: fc.integer({ min: -300, max: 300 }),
      y: fc.integer({ min: -300, max: 300 }),
      facing: fc.constantFrom(...DIRECTIONS),
    });
    /** There must be enemy to line up with, or upon whom to advance, and in front of one another may stand between. */
    const asks = ASKS.filter((ask) => !/^(?:line-up|spontaneous|in-front)/u.test(ask));
    fc.assert(
      fc.property(anyScene(asks), anyEdition, anySpot, (scene, edition, { side, troop, x, y, facing }) => {
        const added = withElement(scene, `${side} ${troop} 40 deep ${placed({ x, y }, facing)}`);
        const told = [judgedAs(scene, edition)?.verdict, judgedAs(added, edition)?.verdict];
        expect(told[0] === 'no' && told[1] === 'yes').toBe(false);
      }),
      RUNS,
    );
  });

  test('that is terrain never allows what was refused', () => {
    /** Where a way is barred another may be taken, and what stands between an enemy and the mover allows it more. */
    const opens = ({ asked }: Scene, terrain: string): boolean =>
      asked.ask === 'flee' || (asked.ask === 'in-front' && /^(?:waterway|river|own|enemy)/u.test(terrain));
    fc.assert(
      fc.property(anyScene(), anyEdition, fc.nat(1), fc.integer({ min: 5, max: 150 }), (scene, edition, which, by) => {
        const terrain = scene.terrain[which];
        fc.pre(terrain !== undefined && !terrain.startsWith('road') && !opens(scene, terrain));
        const grown = enlarged(terrain, by);
        const larger = { ...scene, terrain: scene.terrain.map((each) => (each === terrain ? grown : each)) };
        const [answer, answered] = [judgedAs(scene, edition), judgedAs(larger, edition)];
        expect(answer?.verdict === 'no' && answered?.verdict === 'yes').toBe(false);
      }),
      RUNS,
    );
  });

  /** By how many degrees it would flee otherwise than straight on; null where that is not told, or by whom it could burst through. */
  function leastTurn(answer: Answered | null): number | null {
    const way = answer?.rulings[0]?.way;
    if (way === undefined || JSON.stringify(answer).includes('friends alone')) return null;
    return way === 'straight on' ? 0 : Number(/^[\d.]+/u.exec(way)?.[0]);
  }

  /** A rectangle that is larger on all sides, or a line that is longer. */
  function enlarged(terrain: string, by: number): string {
    const [head = '', points = ''] = terrain.split(': ');
    const [first = [], second = [], third] = points.split(' ').map((point) => point.split(',').map(Number));
    const [[x = 0, y = 0], [right = 0, up = 0]] = [first, third ?? second];
    if (third === undefined) return `${terrain} ${String(right + by)},${String(up + by)}`;
    const [low, high] = [
      [x - by, y - by],
      [right + by, up + by],
    ] as const;
    return `${head}: ${String(low[0])},${String(low[1])} ${String(high[0])},${String(low[1])} ${String(high[0])},${String(high[1])} ${String(low[0])},${String(high[1])}`;
  }
});

test('an enemy further along the line away never comes into range', () => {
  /** Whether the enemy is in reach of what is asked. */
  const IN_RANGE: Readonly<Record<string, (answer: Answered) => boolean>> = {
    shoot: ({ rulings: [first] }) => first?.why.includes(' paces away, beyond ') !== true,
    march: ({ rulings: [first] }) => (first?.fields.enemyWithin200p as readonly unknown[]).length > 0,
    'in-front': ({ rulings }) => rulings.length > 0,
    'line-up': ({ rulings: [first] }) => first?.fields.beyondBaseWidth === false,
  };
  const anyPair = fc.record({
    troop: fc.constantFrom('Reg Bw (O)', 'Irr Kn (F)', 'Reg Art (S)', 'Irr Ps (O)'),
    enemy: fc.constantFrom('Reg Bd (O)', 'Irr LH (O)', 'Irr Ps (O)', 'Irr Bge'),
    hand: fc.constantFrom('hand 0', 'hand 1'),
    far: fc.integer({ min: 1, max: 620 }),
    more: fc.integer({ min: 1, max: 300 }),
    aside: fc.integer({ min: -150, max: 150 }),
    facing: fc.constantFrom('N', 'E', 'S', 'W'),
    ask: fc.constantFrom(...Object.keys(IN_RANGE)),
  });
  fc.assert(
    fc.property(anyPair, anyEdition, ({ troop, enemy, hand, far, more, aside, facing, ask }, edition) => {
      const at = (paces: number): boolean | null => {
        const answer = ruledAs(
          {
            settings: [hand],
            terrain: [],
            elements: {
              A: `own ${troop} 40 deep at 0,0 facing N`,
              B: `enemy ${enemy} 40 deep at ${String(aside)},${String(paces)} facing ${facing}`,
            },
            asked: {
              ask,
              mover: 'A',
              ...(ask === 'shoot' ? { target: 'B' } : ask === 'line-up' ? { to: 'at 30,0 facing N' } : {}),
            },
          },
          edition,
        );
        return answer === null ? null : IN_RANGE[ask]!(answer);
      };
      expect([at(far), at(far + more)]).not.toEqual([false, true]);
    }),
    RUNS,
  );
});

describe('how a position is written', () => {
  test('the order of its elements changes nothing but the order of what is told of them', () => {
    const inOrder = (values: readonly unknown[]): readonly string[] =>
      values.map((value) => JSON.stringify(value)).toSorted();
    const set = (answer: Answered | null) =>
      answer === null
        ? null
        : {
            verdict: answer.verdict,
            rulings: inOrder(answer.rulings.map(ruling)),
            nearest: answer.nearest.map(({ paces }) => paces),
          };
    fc.assert(
      fc.property(anyScene(), anyEdition, (scene, edition) => {
        // Of enemy exactly as near the first is asked about: so one is told, and of baggage there is one at most.
        const baggage = Object.values(scene.elements).filter((text) => text.includes('Bge'));
        fc.pre(scene.asked.ask !== 'spontaneous' || ('target' in scene.asked && baggage.length < 2));
        const elements = Object.fromEntries(Object.entries(scene.elements).toReversed());
        expect(set(ruledAs({ ...scene, elements }, edition))).toEqual(set(ruledAs(scene, edition)));
      }),
      RUNS,
    );
  });

  test('the names of its elements change nothing but names', () => {
    const NAMES: Readonly<Record<string, string>> = { A: 'Q1', B: 'Kr', C: 'zeta', D: 'Xy', E: 'M7' };
    const named = (text: string): string =>
      text.replace(
        /(behind|beside|front on|corner on|ahead of) ([A-E])\b/u,
        (_all, by: string, label: string) => `${by} ${NAMES[label] ?? label}`,
      );
    const ended = (text: string): string => named(text).replace(/^[A-E](?= )/u, (label) => NAMES[label] ?? label);
    const renamed = ({ elements, asked, ...rest }: Scene): Scene => ({
      ...rest,
      elements: Object.fromEntries(
        Object.entries(elements).map(([label, text]) => [NAMES[label] ?? label, named(text)]),
      ),
      asked: JSON.parse(
        JSON.stringify(asked, (key, value: unknown) =>
          typeof value !== 'string' || key === 'ask'
            ? value
            : key === 'to'
              ? named(value)
              : (NAMES[value] ?? ended(value)),
        ),
      ) as Scene['asked'], // what was written a line before
    });
    const unnamed = (value: unknown): unknown =>
      JSON.parse(
        Object.entries(NAMES).reduce(
          (text, [label, name]) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'gu'), label),
          JSON.stringify(value),
        ),
      );
    // Where nothing was asked an example tells how a contact is stated.
    const told = (answer: Answered | null) =>
      answer === null ? null : { ...answer, code: '', why: answer.rulings.length === 0 ? '' : answer.why };
    fc.assert(
      fc.property(anyScene(), anyEdition, (scene, edition) => {
        expect(unnamed(told(ruledAs(renamed(scene), edition)))).toEqual(unnamed(told(ruledAs(scene, edition))));
      }),
      RUNS,
    );
  });
});

describe('who tells what a position shows already, or a field that the question leaves as it is', () => {
  const asks = ASKS.filter((ask) => !ask.startsWith('combat')); // more than a yes or no

  test('changes no verdict', () => {
    fc.assert(
      fc.property(anyScene(asks), anyEdition, fc.nat(), (scene, edition, which) => {
        const { ask, tell = {} } = scene.asked as { readonly ask: keyof typeof ASKERS; readonly tell?: object };
        const answer = ruledAs(scene, edition);
        if (answer === null || answer.rulings.length === 0) return;
        const known = knownFields(answer, ASKERS[ask].query?.fields ?? {}).filter(([name]) => !(name in tell));
        if (known.length === 0) return;
        const [name, value] = known[which % known.length]!;
        const told = { ...scene, asked: { ...scene.asked, tell: { ...tell, [name]: value } } };
        expect(judged(ruledAs(told, edition))).toEqual(judged(answer));
      }),
      RUNS,
    );
  });

  /** The fields that all rulings agree on and that none turns on, and those that none of them has, as they are left out. */
  function knownFields({ rulings }: Answered, fields: object): readonly (readonly [string, unknown])[] {
    return Object.keys(fields).flatMap((name): readonly (readonly [string, unknown])[] => {
      const values = rulings.flatMap((each) => (name in each.fields ? [each.fields[name]] : []));
      if (values.length === 0) return leftOut(fields, name);
      const isOpen = rulings.some(({ turnsOn }) => turnsOn.some(({ field }) => field === name));
      const isOne = new Set(values.map((each) => JSON.stringify(each))).size === 1 && values.length === rulings.length;
      return isOne && !isOpen ? [[name, values[0]]] : [];
    });
  }

  /** What a field holds that is left out; nothing where it must not be. */
  function leftOut(fields: object, name: string): readonly (readonly [string, unknown])[] {
    try {
      const field = (fields as Readonly<Record<string, Field<unknown>>>)[name]!; // the fields of a query
      return [[name, readFields({ [name]: field }, {}, '')[name]]];
    } catch (error) {
      if (error instanceof QuestionError) return [];
      throw error;
    }
  }
});

test('the scenes have what they need', () => {
  expect(LABELS[0]).toBe('A');
  expect(new Set(ASKS.map((ask) => ask.split(' ')[0]))).toEqual(new Set(MATTERS));
});
