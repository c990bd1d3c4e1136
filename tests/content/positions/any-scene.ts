import fc from 'fast-check';
import { QuestionError } from '../../../src/rules/index.ts';
import { askTable, judgeTable, type Answered } from './ask-table.ts';

/** A position of few elements, and terrain, and what is asked of it: as text, so that a law can change any of it. */
export interface Scene {
  readonly settings: readonly string[];
  readonly terrain: readonly string[];
  /** The elements by their names, as they are written: those who are asked about first. */
  readonly elements: Readonly<Record<string, string>>;
  /** What is asked, besides the position. */
  readonly asked: Readonly<Record<string, unknown>>;
}

/** The eight directions of the compass, clockwise. */
export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
const TROOPS = ['Reg Bw (O)', 'Irr Kn (F)', 'Irr LH (O)', 'Reg Bd (O)', 'Reg Art (S)', 'Irr Ps (O)', 'Irr Bge'];

const anySize = fc.tuple(fc.constantFrom(...TROOPS), fc.constantFrom(30, 40, 60, 80));
const anySpot = fc.tuple(
  fc.integer({ min: -300, max: 300 }),
  fc.integer({ min: -300, max: 300 }),
  fc.constantFrom(...DIRECTIONS),
);

/** Where an element stands, by those before it: touching them often, as else few do. */
function anyPlaceBy(labels: readonly string[]): fc.Arbitrary<string> {
  const spot = anySpot.map(([x, y, facing]) => `at ${String(x)},${String(y)} facing ${facing}`);
  if (labels.length === 0) return spot;
  const by = fc
    .tuple(
      fc.constantFrom(
        'behind *',
        'beside * left',
        'beside * right',
        'front on * front',
        'front on * left flank',
        'front on * rear',
        'corner on * right',
        '60 ahead of * facing it',
        '70 ahead of * facing away, 30 left',
        '300 ahead of * facing it, 20 right',
      ),
      fc.constantFrom(...labels),
    )
    .map(([place, label]) => place.replace('*', label));
  return fc.oneof({ weight: 2, arbitrary: spot }, { weight: 1, arbitrary: by });
}

const anyTerrain: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('wood', 'marsh', 'steep hill', 'waterway', 'river 40 wide', 'road 20 wide', 'enemy TF', 'own PF'),
    fc.integer({ min: -300, max: 250 }),
    fc.integer({ min: -300, max: 250 }),
    fc.integer({ min: 20, max: 200 }),
    fc.integer({ min: 20, max: 200 }),
  )
  .map(([kind, x, y, wide, deep]) => {
    const at = (right: number, up: number): string => `${String(x + right)},${String(y + up)}`;
    return /TF|PF|road|river/u.test(kind)
      ? `${kind}: ${at(0, 0)} ${at(wide, deep)}`
      : `${kind}: ${at(0, 0)} ${at(wide, 0)} ${at(wide, deep)} ${at(0, deep)}`;
  });

/** Where a move may end: at a contact with the second element, or right before it. */
export const ENDS_AT_B = [
  'front on B front',
  'front on B left flank',
  'front on B right flank, 7 back',
  'front on B rear',
  'corner on B right',
  'beside B left',
  'front on B front, 3 left',
  '30 ahead of B facing it',
  '50 ahead of B facing it, 20 left',
] as const;

/** Where another ends who moves at the same time. */
export const OWN_ENDS = [
  'beside A left',
  'beside A right',
  'behind A',
  'front on B front',
  'front on B rear',
  'corner on B left',
  'front on B front, 80 right',
  '60 ahead of B facing it',
] as const;

/** Where a move of A ends. */
const ANY_END = fc.oneof(
  fc.constantFrom(...ENDS_AT_B, '70 ahead of A facing away', '140 ahead of A facing away, 30 right', 'behind A'),
  anySpot.map(([x, y, facing]) => `at ${String(x)},${String(y)} facing ${facing}`),
);

/** How each matter is asked: with the place at which the move ends, and who stands where. */
const ASKED: Readonly<Record<string, (to: string, others: readonly string[]) => Readonly<Record<string, unknown>>>> = {
  contact: (to) => ({ to }),
  'contact at once': (to) => ({ to }),
  shoot: () => ({ target: 'B' }),
  'shoot from the end': (to) => ({ to, target: 'B' }),
  march: () => ({}),
  'march there': (to) => ({ to }),
  reach: (to) => ({ to }),
  gap: (_to, [one = 'B', other = 'C']) => ({ between: [one, other] }),
  'gap there': (to, [one = 'B', other = 'C']) => ({ to, between: [one, other] }),
  'pass-through': (to) => ({ to }),
  'form-column': (to) => ({ to }),
  'in-front': () => ({}),
  'in-front there': (to) => ({ to }),
  'line-up': (to) => ({ to, tell: { shift: 0.3 } }),
  pivot: (to) => ({ to }),
  turn: (to) => ({ to }),
  'press-forward': () => ({ tell: { opponentsFled: true } }),
  'press-forward there': (to) => ({ to, tell: { opponentsFled: true } }),
  flee: () => ({}),
  'flee away': () => ({ target: 'B' }),
  'flee there': (to) => ({ to }),
  spontaneous: () => ({}),
  'spontaneous upon': () => ({ target: 'B' }),
  'spontaneous move': (to) => ({ to }),
  'spontaneous next': () => ({ tell: { question: 'next' } }),
  combat: () => ({}),
  'combat there': (to) => ({ to }),
};
export const ASKS = Object.keys(ASKED);

export const LABELS = ['A', 'B', 'C', 'D', 'E'];

/** A position, where A is the first and B an enemy, and what is asked of it. */
export function anyScene(asks: readonly string[] = ASKS): fc.Arbitrary<Scene> {
  const anyElements = fc.integer({ min: 2, max: LABELS.length }).chain((count) =>
    fc.tuple(
      ...LABELS.slice(0, count).map((label, index) =>
        fc.tuple(fc.boolean(), anySize, anyPlaceBy(LABELS.slice(0, index))).map(([enemy, [troop, depth], place]) => {
          const side = label === 'A' || (label !== 'B' && !enemy) ? 'own' : 'enemy';
          return [label, `${side} ${troop} ${String(depth)} deep ${place}`] as const;
        }),
      ),
    ),
  );
  return fc
    .record({
      elements: anyElements,
      terrain: fc.array(anyTerrain, { maxLength: 2 }),
      to: ANY_END,
      own: fc.constantFrom(...OWN_ENDS),
      ask: fc.constantFrom(...asks),
      hand: fc.constantFrom('hand 1', 'hand 0'),
      group: fc.boolean(),
    })
    .map(({ elements, terrain, to, own, ask, hand, group }) => {
      const friends = elements
        .filter(([label, text]) => label !== 'A' && text.startsWith('own'))
        .map(([label]) => label);
      const others = elements.slice(1).map(([label]) => label);
      const asked = ASKED[ask]!(endOf(to, elements[0]![1]), others);
      const [another] = ask === 'contact at once' ? friends.splice(0, 1) : [];
      const moves = 'to' in asked && group && friends.length > 0 && !('between' in asked);
      return {
        settings: [hand],
        terrain,
        elements: Object.fromEntries(elements),
        asked: {
          ask: ask.split(' ')[0],
          mover: 'A',
          ...asked,
          ...(moves ? { with: friends.slice(0, 1) } : {}),
          ...(another === undefined ? {} : { ends: [`${another} ${own}`] }),
        },
      };
    });
}

/** No element ends by itself: what is told as ahead of A is where that is. */
function endOf(to: string, first: string): string {
  const [, x, y, facing] = /at (-?\d+),(-?\d+) facing (\w+)$/u.exec(first) ?? [];
  if (!/\bA\b/u.test(to) || facing === undefined) return to;
  const degrees = DIRECTIONS.indexOf(facing as (typeof DIRECTIONS)[number]) * 45;
  const [ahead, right] = to.startsWith('behind')
    ? [-20, 0]
    : [Number(/^\d+/u.exec(to)?.[0]) - 20, to.includes('30 right') ? 30 : 0];
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const at = (from: string | undefined, by: number): string => String(Math.round((Number(from) + by) * 100) / 100);
  return `at ${at(x, ahead * sine + right * cosine)},${at(y, ahead * cosine - right * sine)} facing ${facing}`;
}

/** A position as it is written. */
export function linesOf({ settings, terrain, elements }: Scene): readonly string[] {
  return [...settings, ...terrain, ...Object.entries(elements).map(([label, text]) => `${label}: ${text}`)];
}

/** Ask about a scene; null where elements cannot stand or end so. */
export function ruledAs(scene: Scene, edition: string, askAbout = askTable): Answered | null {
  try {
    return askAbout(edition, { position: linesOf(scene), ...scene.asked });
  } catch (error) {
    if (error instanceof QuestionError) return null;
    throw error;
  }
}

/** The same, where nobody looks for where the move may end instead. */
export function judgedAs(scene: Scene, edition: string): Answered | null {
  return ruledAs(scene, edition, judgeTable);
}
