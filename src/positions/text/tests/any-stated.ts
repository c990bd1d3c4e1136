import fc from 'fast-check';
import { GRADES, TROOP_TYPES, type Troop, type TroopType } from '../../../rules/index.ts';
import type { Place, StatedElement, StatedPosition } from '../../placing/index.ts';

/** How often a law is tried; `LAW_RUNS` tells another number, as for the laws of the geometry. */
export const RUNS = { numRuns: Number(process.env.LAW_RUNS ?? 300) };

const hundredths = (least: number, most: number): fc.Arbitrary<number> =>
  fc.integer({ min: least * 100, max: most * 100 }).map((each) => each / 100);

const anyTroop: fc.Arbitrary<Troop> = fc
  .record({
    type: fc.constantFrom(...(Object.keys(TROOP_TYPES) as TroopType[])),
    grade: fc.constantFrom(...GRADES),
    training: fc.constantFrom('Reg' as const, 'Irr' as const, null),
  })
  .map(({ type, grade, training }) => ({ type, grade: TROOP_TYPES[type].graded ? grade : null, training }));

const hand = fc.constantFrom('left' as const, 'right' as const);
const facing = fc.constantFrom('same' as const, 'opposite' as const);
const shift = hundredths(-9000, 9000);

const anyPlace = (labels: readonly string[]): fc.Arbitrary<Place> => {
  const on = fc.constantFrom(...labels);
  return fc.oneof(
    fc.record({
      kind: fc.constant('at' as const),
      at: fc.record({ x: shift, y: shift }),
      facing: fc.integer({ min: 0, max: 35_999 }).map((each) => each / 100),
    }),
    fc.record({
      kind: fc.constant('front' as const),
      on,
      edge: fc.constantFrom('front' as const, 'left' as const, 'right' as const, 'rear' as const),
      shift,
    }),
    fc.record({ kind: fc.constant('corner' as const), on, hand }),
    fc.record({ kind: fc.constant('beside' as const), on, hand, facing, shift }),
    fc.record({ kind: fc.constant('ahead' as const), on, paces: hundredths(1, 9000), facing, shift }),
  );
};

const LABELS = ['A', 'B', 'C', 'D', 'Kn1', 'general', 'x9'] as const;

const anyElement = (label: string): fc.Arbitrary<StatedElement> =>
  fc.record({
    label: fc.constant(label),
    side: fc.constantFrom('own' as const, 'enemy' as const),
    troop: fc.option(anyTroop, { nil: null }),
    depth: fc.option(hundredths(1, 300), { nil: null }),
    places: fc
      .tuple(anyPlace(LABELS), fc.array(anyPlace(LABELS), { maxLength: 1 }))
      .map(([first, others]) => [first, ...others] as const),
  });

/** Any position that can be written, whether or not elements can stand so. */
export const anyStated: fc.Arbitrary<StatedPosition> = fc.subarray([...LABELS]).chain((labels) =>
  fc.record({
    scale: fc.constantFrom(
      { figures: 15 as const, measure: 'millimetres' as const },
      { figures: 15 as const, measure: 'inches' as const },
      { figures: 25 as const, measure: 'millimetres' as const },
    ),
    hand: hundredths(0, 5),
    table: fc.option(fc.record({ x: hundredths(1, 9000), y: hundredths(1, 9000) }), { nil: null }),
    elements: fc.tuple(...labels.map(anyElement)),
  }),
);
