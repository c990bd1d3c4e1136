import { COVERINGS, FEATURE_CODES, FEATURES, HILLS, LINEAR } from '../../../rules/index.ts';
import {
  controlsOf,
  type Control,
  type Group,
  type Lines,
  type NotedOption,
  type Option,
  type Row,
} from '../question/form.ts';
import { EARLIER_CELLS, SIZES, type TerrainFields, type TerrainState } from './fields.ts';

const { toggle, segments, select, die, amount, pick, several, lines } = controlsOf<TerrainFields>();
const cell = controlsOf<typeof EARLIER_CELLS>();

const options = (...all: readonly (readonly [string, string])[]): readonly Option[] =>
  all.map(([value, label]) => ({ value, label }));
const YES_OR_NO = options(['', 'not told'], ['yes', 'yes'], ['no', 'no']);
const CODES: readonly Option[] = FEATURE_CODES.map((code) => ({ value: code, label: code }));
const SIZE_OPTIONS: readonly Option[] = SIZES.map((size) => ({ value: size, label: sizeInWords(size) }));

const FEATURE_OPTIONS: readonly NotedOption[] = [
  ...FEATURE_CODES.flatMap((code): NotedOption[] => [
    { value: code, label: capital(FEATURES[code]), note: code === 'other' || code === FEATURES[code] ? '' : code },
    ...(code === 'H(S)' ? [{ value: 'hill', label: 'Hill', note: 'which class?' }] : []),
  ]),
];

const THERE: Lines = {
  title: 'On the table already',
  cells: EARLIER_CELLS,
  columns: [
    { head: 'whose', control: cell.select('role', options(['defender', 'defender'], ['invader', 'invader'])) },
    {
      head: 'feature',
      control: cell.pick(
        'what',
        FEATURE_CODES.map((code) => ({ value: code, label: code, note: FEATURES[code] })),
        'Add a feature that is there',
      ),
    },
    { head: 'size', control: cell.select('size', SIZE_OPTIONS), when: ({ what }) => isArea(what as string | null) },
    {
      head: 'compulsory',
      control: cell.select('must', options(['', 'no'], ['compulsory', 'yes'])),
      when: ({ role }) => role === 'defender',
    },
  ],
  begins: 'what',
  add: 'feature',
  most: 20,
  example: 'defender Wd 1.5 compulsory, invader Rv',
};

function sizeInWords(size: string): string {
  const [whole = '', half] = size.split('.');
  return `${whole === '0' ? '' : whole}${half === undefined ? '' : '½'}`;
}

function capital(words: string): string {
  return words.replace(/^./, (letter) => letter.toUpperCase());
}

function isArea(what: string | null): boolean {
  return what !== null && !LINEAR.some((each) => each === what);
}

const area = ({ what }: TerrainState): boolean => isArea(what);
const is =
  (...features: readonly string[]) =>
  ({ what }: TerrainState): boolean =>
    what !== null && features.includes(what);
const hill = is(...HILLS);
const bua = is('BUA');
/** A hill, or the one that a built-up area incorporates. */
const anyHill = (state: TerrainState): boolean => hill(state) || (bua(state) && state.hill !== '0');
const invader = ({ role }: TerrainState): boolean => role === 'invader';
const defender = ({ role }: TerrainState): boolean => role === 'defender';
const both =
  (...tests: readonly ((state: TerrainState) => boolean)[]) =>
  (state: TerrainState): boolean =>
    tests.every((test) => test(state));

function row(label: string, control: Control, when?: (state: TerrainState) => boolean): Row<TerrainFields> {
  return { label, controls: [control], ...(when === undefined ? {} : { when: (state) => [when(state)] }) };
}

/** What the calculator of terrain asks. */
export const TERRAIN_FORM: readonly Group<TerrainFields>[] = [
  {
    title: null,
    rows: [
      row('Who places it', segments('role', options(['defender', 'Defender'], ['invader', 'Invader']))),
      row('feature', pick('what', FEATURE_OPTIONS, 'Choose a feature')),
      row('feature equivalents', amount('size', 0.5, 9, true), area),
      row('compulsory in the list', toggle('must'), ({ what }) => what !== null),
      row(
        'slopes',
        select(
          'slopes',
          options(['', 'not told'], ['gentle', 'all gentle'], ['mixed', 'steep in part'], ['steep', 'all steep']),
        ),
        anyHill,
      ),
      row('What covers slopes', several('cover', options(...COVERINGS.map((each) => [each, each] as const))), anyHill),
      row('hill that it incorporates', select('hill', [{ value: '0', label: 'none' }, ...SIZE_OPTIONS]), bua),
      row('naval elements of the invader', amount('naval', 1, 200, true), both(invader, is('WW'))),
      row('features on the table already', lines('there', THERE)),
    ],
  },
  {
    title: 'Dice thrown',
    rows: [
      row('dice to place it', die('die'), is('WW', 'Rv', 'BUA')),
      row('dice for its position', die('posdie'), ({ what }) => what !== null && what !== 'Rd' && what !== 'fields'),
      row('Dice have failed him for', several('failed', options(['WW', 'waterway'], ['Rv', 'river']))),
    ],
  },
  {
    title: 'Where it lies',
    rows: [
      row(
        'along a table edge',
        select('edge', options(['', 'not told'], ['short', 'short edge'], ['long', 'long edge'])),
        is('WW'),
      ),
      row('his BUA is in contact with it', select('bua', YES_OR_NO), both(defender, is('WW'))),
      row(
        'flows',
        select(
          'course',
          options(
            ['', 'not told'],
            ['longToLong', 'long to long edge'],
            ['shortToShort', 'short to short edge'],
            ['shortToWaterway', 'short edge to waterway'],
            ['shortToInvaderRiver', "short to invader's river"],
          ),
        ),
        is('Rv'),
      ),
      row(
        'sector',
        select('sector', options(['', 'not told'], ['central', 'central'], ['flank', 'flank'])),
        is('BUA', 'Rd'),
      ),
      row('entirely within it', select('within', YES_OR_NO), is('BUA', 'fields', 'Rd')),
      row('in contact with the waterway', select('water', YES_OR_NO), bua),
      row('on the rear table edge', select('rear', YES_OR_NO), bua),
      row("linked with the invader's road", select('linked', YES_OR_NO), bua),
      row('linked with a BUA or road', select('linked', YES_OR_NO), is('Rd')),
      row('goes with his compulsory waterway', toggle('wwbua'), bua),
      row('paces across, without its hill', amount('across', 50, 5000, true), bua),
      row('has PF around it', select('pf', YES_OR_NO), bua),
      row("goes with the invader's road", toggle('withroad'), both(invader, hill)),
      row('in place of a beach', toggle('beach'), anyHill),
      row('is a promontory', toggle('promontory'), (state) => anyHill(state) && state.beach),
    ],
  },
  {
    title: "The defender's list",
    rows: [
      row('Permitted; all where none is told', several('list', CODES)),
      row('Compulsory', several('compulsory', CODES)),
    ],
  },
];
