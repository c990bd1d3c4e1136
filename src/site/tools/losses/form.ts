import { GENERALS } from '../../../rules/index.ts';
import { controlsOf, type Group, type Lines, type Option } from '../question/form.ts';
import { COMMAND_CELLS, MOST_EE, TROOP_CELLS, type LossFields, type LossState } from './fields.ts';

const { toggle, stepper, segments, amount, lines, own } = controlsOf<LossFields>();
const troopCell = controlsOf<typeof TROOP_CELLS>();
const commandCell = controlsOf<typeof COMMAND_CELLS>();

const TROOPS: Lines = {
  cells: TROOP_CELLS,
  columns: [
    { head: 'troops', control: troopCell.troop('troop', true, 'Add troops') },
    { head: 'at first', control: troopCell.amount('count', 1, 200) },
    {
      head: 'lost',
      control: troopCell.amount('lost', 1, 200, true),
      // What is lost of it is told by what became of it.
      when: ({ troop }) => (troop as LossState['troops'][number]['troop'])?.type !== 'Bge',
    },
  ],
  begins: 'troop',
  add: 'troops',
  most: 20,
  example: '12 Reg Bd (O) lost 4, 6 Ps (O)',
};

function commandsOf(side: 'A' | 'B'): Lines {
  return {
    title: `Side ${side}`,
    cells: COMMAND_CELLS,
    columns: [
      { head: 'general', control: commandCell.select('general', options(['', 'none'], ...GENERALS.map(asItIs))) },
      { head: 'EE at first', control: commandCell.amount('at', 0.5, MOST_EE) },
      { head: 'EE lost', control: commandCell.amount('lost', 0.5, MOST_EE) },
      {
        head: 'demoralised',
        control: commandCell.select('state', options(['', 'by losses'], ['demoralised', 'yes'], ['steady', 'no'])),
      },
    ],
    begins: null,
    add: `Add a command of side ${side}`,
    most: 6,
    example: 'C-in-C 16 lost 4, ally 10 lost 3.5',
  };
}

function asItIs(word: string): readonly [string, string] {
  return [word, word === 'sub-general' ? 'sub-gen.' : word];
}

function options(...all: readonly (readonly [string, string])[]): readonly Option[] {
  return all.map(([value, label]) => ({ value, label }));
}

const ofCommand = ({ of }: LossState): boolean => of === 'command';
const ofArmy = ({ of }: LossState): boolean => of === 'army';
const ofGame = ({ of }: LossState): boolean => of === 'game';
const ofVictory = ({ of }: LossState): boolean => of === 'victory';
const byTroops = (state: LossState): boolean =>
  ofCommand(state) ? state.by === 'troops' : ofArmy(state) && state.armyby === 'troops';
const byEquivalents = (state: LossState): boolean =>
  ofCommand(state) ? state.by === 'ee' : ofArmy(state) && state.armyby === 'ee';

/** What the calculator of losses asks. */
export const LOSS_FORM: readonly Group<LossFields>[] = [
  {
    title: null,
    rows: [
      {
        label: 'What is counted',
        controls: [
          segments('of', options(['command', 'Command'], ['army', 'Army'], ['game', 'Game'], ['victory', 'Victory'])),
        ],
      },
      {
        label: 'What the losses are counted for',
        controls: [segments('for', options(['defeat', 'For its defeat'], ['tieBreak', 'For a tie-break']))],
        when: (state) => [ofArmy(state)],
      },
      {
        label: 'By troops or by element equivalents',
        controls: [segments('by', options(['troops', 'By troops'], ['ee', 'By equivalents']))],
        when: (state) => [ofCommand(state)],
      },
      {
        label: 'By element equivalents or by troops',
        controls: [segments('armyby', options(['ee', 'By equivalents'], ['troops', 'By troops']))],
        when: (state) => [ofArmy(state)],
      },
      { label: 'troops', controls: [lines('troops', TROOPS)], when: (state) => [byTroops(state)] },
      {
        label: 'element equivalents at first',
        controls: [amount('at', 0.5, MOST_EE, true)],
        when: (state) => [byEquivalents(state) && !(ofArmy(state) && state.for === 'tieBreak')],
      },
      {
        label: 'lost of them, baggage aside',
        controls: [amount('lost', 0.5, MOST_EE, true)],
        when: (state) => [byEquivalents(state)],
      },
      { label: 'its general is lost', controls: [toggle('general')], when: (state) => [ofCommand(state)] },
      {
        label: 'baggage destroyed in close combat',
        controls: [stepper('killed', 0, 20)],
        when: (state) => [ofArmy(state)],
      },
      { label: 'baggage lost in another way', controls: [stepper('gone', 0, 20)], when: (state) => [ofArmy(state)] },
      {
        label: 'baggage demoralised, not lost so far',
        controls: [stepper('shaken', 0, 20)],
        when: (state) => [ofArmy(state)],
      },
      { label: 'army', controls: [own('game')], when: (state) => [ofGame(state)] },
      { label: 'commands of side A', controls: [lines('a', commandsOf('A'))], when: (state) => [ofVictory(state)] },
      { label: 'commands of side B', controls: [lines('b', commandsOf('B'))], when: (state) => [ofVictory(state)] },
      { label: 'the game goes on', controls: [toggle('on')], when: (state) => [ofVictory(state)] },
    ],
  },
];
