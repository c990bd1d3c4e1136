import { FORTIFICATIONS, GOINGS, TROOP_TYPES, WEAPONS } from '../../../rules/index.ts';
import { controlsOf, type Control, type Group, type Option, type Row } from '../question/form.ts';
import { MOST_RANKS, sideOf, type CombatFields, type CombatState, type SideState } from './fields.ts';

const { toggle, stepper, segments, select, die, troop, ranks } = controlsOf<CombatFields>();

type Side = 'a' | 'b';

/** A row that asks both sides the same; `when` says of a side whether it counts there. */
function both(
  label: string,
  control: (side: Side) => Control,
  when?: (side: SideState, mode: CombatState['mode']) => boolean,
): Row<CombatFields> {
  const row = { label, controls: [control('a'), control('b')] as const };
  if (when === undefined) return row;
  return { ...row, when: (state) => (['a', 'b'] as const).map((side) => when(sideOf(state, side), state.mode)) };
}

const inClose = (_: SideState, mode: CombatState['mode']): boolean => mode === 'close';
const inShooting = (_: SideState, mode: CombatState['mode']): boolean => mode === 'shooting';
const hasBehind = ({ ranks: behind }: SideState): boolean => behind.length > 0;
const psiloiBehind = ({ troop: front, ranks: behind }: SideState): boolean =>
  front?.type !== 'Ps' && behind.some(({ type }) => type === 'Ps');
const bowmenBehind = ({ troop: front, ranks: behind }: SideState): boolean =>
  front?.type === 'Bw' && behind.some(({ type }) => type === 'Bw');
const otherGradeBehind = ({ troop: front, ranks: behind }: SideState): boolean =>
  behind.some(({ type, grade }) => type === front?.type && grade !== front.grade);
const naval = ({ troop: front }: SideState): boolean => front !== null && TROOP_TYPES[front.type].arm === 'naval';

const words = (values: readonly string[], none?: string): readonly Option[] => [
  ...(none === undefined ? [] : [{ value: '', label: none }]),
  ...values.map((value) => ({ value, label: value })),
];

/** What the combat calculator asks: what every combat needs first, the rest by subject. */
export const COMBAT_FORM: readonly Group<CombatFields>[] = [
  {
    title: null,
    rows: [
      {
        label: 'Kind of combat',
        controls: [
          segments('mode', [
            { value: 'close', label: 'Close combat' },
            { value: 'shooting', label: 'Shooting' },
          ]),
        ],
      },
      both('front', (side) => troop(side, false)),
      both('behind', (side) => ranks(`${side}.ranks`, side, MOST_RANKS)),
      both('list permits psiloi support', (side) => toggle(`${side}.listpsiloi`), psiloiBehind),
      both(
        'weapon behind',
        (side) => select(`${side}.rankweapon`, words(WEAPONS, 'not told')),
        (side) => psiloiBehind(side) || bowmenBehind(side),
      ),
      both('list permits mixed grades', (side) => toggle(`${side}.listmixed`), otherGradeBehind),
      {
        label: 'Who shoots',
        controls: [
          segments('by', [
            { value: 'a', label: 'Left shoots' },
            { value: 'both', label: 'Both' },
            { value: 'b', label: 'Right shoots' },
          ]),
        ],
        when: ({ mode }) => [mode === 'shooting'],
      },
      both('general', (side) => toggle(`${side}.gen`)),
      both('overlapped', (side) => stepper(`${side}.ov`, 0, 2), inClose),
      {
        label: 'aiders',
        controls: [stepper('a.aid', 0, 2), stepper('b.aid', 0, 2)],
        when: ({ mode, by }) => [mode === 'shooting' && by !== 'b', mode === 'shooting' && by !== 'a'],
      },
      both('going', (side) => select(`${side}.going`, words(GOINGS))),
      both('upslope', (side) => toggle(`${side}.up`), inClose),
      both('it moved into contact', (side) => toggle(`${side}.moved`), inClose),
      both('in a wood', (side) => toggle(`${side}.wood`), inShooting),
      both('dice', (side) => die(`${side}.die`)),
    ],
  },
  {
    title: 'Flank and rear',
    rows: [
      both('enemy on flank', (side) => stepper(`${side}.flank`, 0, 4), inClose),
      both('enemy on rear', (side) => stepper(`${side}.rear`, 0, 4), inClose),
      both(
        'of them foot in bad going',
        (side) => toggle(`${side}.footflank`),
        ({ flank, rear }, mode) => mode === 'close' && flank + rear > 0,
      ),
      both(
        'one across a corner of its fort',
        (side) => toggle(`${side}.corner`),
        ({ flank, fort }, mode) => mode === 'close' && flank > 0 && fort !== null,
      ),
    ],
  },
  {
    title: 'Ground and weather',
    rows: [
      both('going behind', (side) => select(`${side}.rankgoing`, words(GOINGS, 'as the front')), hasBehind),
      both('defends a river bank', (side) => toggle(`${side}.bank`), inClose),
      both('crosses a river', (side) => toggle(`${side}.river`), inClose),
      both('harmed by weather', (side) => toggle(`${side}.weather`)),
    ],
  },
  {
    title: 'Fortifications',
    rows: [
      both('defends', (side) => select(`${side}.fort`, words(FORTIFICATIONS, 'none'))),
      both('attacks across', (side) => toggle(`${side}.storm`)),
      both('on a raised tower', (side) => toggle(`${side}.tower`), inClose),
    ],
  },
  {
    title: 'Element and army list',
    rows: [
      both('command is demoralised', (side) => toggle(`${side}.dem`)),
      both('chariots in any rank', (side) => toggle(`${side}.chariot`)),
      both('double element base', (side) => toggle(`${side}.double`)),
      both('list requires that base', (side) => toggle(`${side}.listdouble`)),
      both(
        'weapon in front',
        (side) => select(`${side}.weapon`, words(WEAPONS, 'not told')),
        ({ troop: front }) => front?.type === 'Bw',
      ),
      both(
        'cannot move',
        (side) => toggle(`${side}.immobile`),
        ({ troop: front }) => front?.type === 'Bge',
      ),
      both('carries no troops', (side) => toggle(`${side}.unladen`), naval),
    ],
  },
];
