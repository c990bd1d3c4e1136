import fc from 'fast-check';
import { GRADES, TROOP_TYPES, type Troop, type TroopType } from '../../../rules/index.ts';
import { crossingOf, type Point } from '../../geometry/index.ts';
import {
  AREA_KINDS,
  standsStill,
  TABLE_SIDES,
  TOLD_GOINGS,
  WALL_KINDS,
  type Place,
  type StatedElement,
  type StatedPosition,
  type Terrain,
} from '../../placing/index.ts';

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

const LABELS = ['A', 'B', 'C', 'D', 'Kn1', 'general', 'x9', 'wood', 'River'] as const;

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

const anyGoing = fc.option(fc.constantFrom(...TOLD_GOINGS), { nil: null });

const points = (least: number): fc.Arbitrary<readonly Point[]> =>
  fc.array(fc.record({ x: shift, y: shift }), { minLength: least, maxLength: 6 }).filter((each) => !standsStill(each));

const anyTerrain: fc.Arbitrary<Terrain> = fc.oneof(
  fc
    .record({
      form: fc.constant('area' as const),
      kind: fc.constantFrom(...AREA_KINDS),
      going: anyGoing,
      outline: points(3).filter((outline) => crossingOf(outline) === null),
    })
    .map((area) => ({ ...area, going: area.kind.endsWith('going') ? null : area.going })),
  fc.record({
    form: fc.constant('way' as const),
    kind: fc.constant('road' as const),
    going: fc.constant(null),
    width: hundredths(1, 200),
    line: points(2),
  }),
  fc.record({
    form: fc.constant('way' as const),
    kind: fc.constant('river' as const),
    going: anyGoing,
    width: hundredths(1, 200),
    line: points(2),
  }),
  fc.record({
    form: fc.constant('wall' as const),
    kind: fc.constantFrom(...WALL_KINDS),
    side: fc.constantFrom('own' as const, 'enemy' as const, null),
    line: points(2),
  }),
  fc.record({ form: fc.constant('edge' as const), kind: fc.constantFrom(...TABLE_SIDES), at: shift }),
);

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
    terrain: fc.array(anyTerrain, { maxLength: 3 }),
    elements: fc.tuple(...labels.map(anyElement)),
  }),
);
