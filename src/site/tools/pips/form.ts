import { controlsOf, type Group, type Lines, type Option, type Row } from '../question/form.ts';
import { MOVER_CELLS, ROLES, type PipFields, type PipState } from './fields.ts';
import { elementsOf, generalAmong, includes } from './movers.ts';

const { toggle, stepper, segments, select, amount, lines } = controlsOf<PipFields>();
const cell = controlsOf<typeof MOVER_CELLS>();

/** Roles that are too long for a phone, as they stand there. */
const SHORT: Partial<Record<(typeof ROLES)[number], string>> = {
  'sub-general': 'sub-gen.',
  'with general': 'on his base',
};

const MOVERS: Lines = {
  cells: MOVER_CELLS,
  columns: [
    { head: 'how many', control: cell.stepper('count', 1, 40) },
    { head: 'troops', control: cell.troop('troop', true, 'Add troops') },
    {
      head: 'general',
      control: cell.select('role', [
        { value: '', label: 'none' },
        ...ROLES.map((role) => ({ value: role, label: SHORT[role] ?? role })),
      ]),
    },
  ],
  begins: 'troop',
  add: 'Troops',
  most: 8,
  example: '6 Irr Wb (O), 1 Irr Cv (O) C-in-C',
};

const moves = (state: PipState): boolean => state.do !== 'halt';
const touches = (state: PipState): boolean => state.do === 'move' && state.touch !== 'no';
const doubleBased = (state: PipState): boolean => state.double && elementsOf(state) === 2;
const several = (state: PipState): boolean => elementsOf(state) > 1 && !doubleBased(state);
const oneWide = (state: PipState): boolean => !several(state) || state.form === 'column';
const mayBeBow = (state: PipState): boolean => state.do === 'move' && includes(state, 'Bw');
const held = (state: PipState): boolean => state.do === 'halt' && state.spont;
/** In a tactical move or a march. Each element mounts by itself: only those that are alike are told together. */
const mayMount = (state: PipState): boolean =>
  moves(state) && (doubleBased(state) || (state.who.length === 1 && (elementsOf(state) === 1 || !generalAmong(state))));

function row(
  label: string,
  control: Row<PipFields>['controls'][0],
  when?: (state: PipState) => boolean,
): Row<PipFields> {
  return { label, controls: [control], ...(when === undefined ? {} : { when: (state) => [when(state)] }) };
}

const options = (...all: readonly (readonly [string, string])[]): readonly Option[] =>
  all.map(([value, label]) => ({ value, label }));

/** What the PIP calculator asks. */
export const PIP_FORM: readonly Group<PipFields>[] = [
  {
    title: null,
    rows: [
      row('What they do', segments('do', options(['move', 'Move'], ['march', 'March'], ['halt', 'Halt']))),
      row('who', lines('who', MOVERS)),
      row(
        'Formation',
        segments('form', options(['line', 'Wider'], ['column', '1 element wide'])),
        (state) => several(state) && moves(state),
      ),
      row('march of this bound', stepper('nth', 1, 9), (state) => state.do === 'march'),
      row(
        'direction',
        select(
          'dev',
          options(
            ['no', 'straight ahead'],
            ['yes', 'deviating'],
            ['follow', 'only following in column'],
            ['slide', 'only sliding to line up'],
          ),
        ),
        moves,
      ),
      row(
        'into contact',
        select('touch', options(['no', 'no'], ['legal', 'legal contact'], ['other', 'not legal contact'])),
        (state) => state.do === 'move',
      ),
      row('stop at once on contact', select('ends', options(['', 'not told'], ['yes', 'yes'], ['no', 'no'])), touches),
      row(
        'how far',
        select(
          'far',
          options(
            ['full', 'full move'],
            ['short', 'less, by choice'],
            ['river', 'stopped by a river'],
            ['impassable', 'stopped: impassable'],
            ['known', 'known enemy at 200p'],
            ['found', 'found enemy within 200p'],
          ),
        ),
        (state) =>
          moves(state) && !(mayBeBow(state) && state.bow !== 'no') && !(touches(state) && state.ends === 'yes'),
      ),
      row('to prevent spontaneous moves', toggle('spont'), (state) => state.do === 'halt'),
      row(
        'going that all are in',
        select('pos', options(['good', 'good'], ['rough', 'rough'], ['difficult', 'difficult'])),
        held,
      ),
      row('all defend fortifications', toggle('fort'), held),
      row('all defend a river edge', toggle('edge'), held),
      row('all uphill of nearest known enemy', toggle('uphill'), held),
      row(
        'paces to the general (near if left out)',
        amount('dist', 100, 5000, true),
        (state) => !generalAmong(state) && state.gen === 'well',
      ),
      row(
        'in sight of each other',
        toggle('sight'),
        (state) => !generalAmong(state) && state.gen === 'well' && state.dist !== null,
      ),
    ],
  },
  {
    title: 'The general',
    rows: [
      row(
        'he is',
        select(
          'gen',
          options(
            ['well', 'here, not in contact'],
            ['contact', 'in front edge contact'],
            ['straggling', 'straggling off-table'],
            ['lost', 'lost'],
          ),
        ),
        (state) => !generalAmong(state),
      ),
      row('in front edge contact with enemy', toggle('gencontact'), generalAmong),
      row('has given his modifier this bound', toggle('used'), generalAmong),
      row('has moved during the game', toggle('genmoved'), generalAmong),
    ],
  },
  {
    title: 'Road, water, bow, contact before',
    rows: [
      row(
        'along a road or river bank',
        select('along', options(['no', 'no'], ['road', 'road'], ['bank', 'river bank'])),
        (state) => moves(state) && oneWide(state),
      ),
      row('starts in contact with enemy', toggle('from'), (state) => touches(state) && !several(state)),
      row('by water', toggle('water'), moves),
      row(
        'bow stop short of mounted',
        select('bow', options(['no', 'no'], ['known', 'of whom they knew'], ['found', 'of whom they did not know'])),
        mayBeBow,
      ),
      row(
        'all psiloi behind cavalry they can support',
        toggle('psiloi'),
        (state) => moves(state) && includes(state, 'Ps') && includes(state, 'Cv'),
      ),
    ],
  },
  {
    title: 'Double bases, mounting',
    rows: [
      row('they share one double base', toggle('double'), (state) => elementsOf(state) === 2),
      row('it goes back over the line of its rear', toggle('back'), (state) => doubleBased(state) && moves(state)),
      row('the move is to mount or dismount', toggle('mount'), mayMount),
      row(
        'the base becomes',
        select('becomes', options(['1', '1 double base'], ['2', '2 elements'])),
        (state) => doubleBased(state) && mayMount(state) && state.mount,
      ),
    ],
  },
];
