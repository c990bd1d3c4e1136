import { GENERALS } from '../../../rules/index.ts';
import { amount } from '../question/state/amount-field.ts';
import { lines } from '../question/state/lines.ts';
import { game } from './game/game-field.ts';
import { flag, oneOf, oneOfOrNull, troop, wholeNumber, type State } from '../question/state/state-field.ts';

/** More element equivalents than any army has. */
export const MOST_EE = 400;

/** Elements that are alike: how many there were at first, and how many are lost. */
export const TROOP_CELLS = { count: amount(1, 200), troop: troop(), lost: amount(1, 200) };

export type TroopLine = State<typeof TROOP_CELLS>;

/** A command at the end: what it had and has lost, and whether it is demoralised if its losses are not to tell. */
export const COMMAND_CELLS = {
  general: oneOfOrNull(GENERALS),
  at: amount(0.5, MOST_EE),
  lost: amount(0.5, MOST_EE),
  state: oneOfOrNull(['demoralised', 'steady']),
};

export type CommandLine = State<typeof COMMAND_CELLS>;

const LOST = String.raw`(?: lost (?<lost>\d+(?:\.5)?))?`;

function commands() {
  return lines(COMMAND_CELLS, {
    most: 6,
    pattern: new RegExp(
      String.raw`^(?:(?<general>${GENERALS.join('|')}) )?(?:(?<at>\d+(?:\.5)?)|\?)${LOST}(?: (?<state>demoralised|steady))?$`,
    ),
    expected: 'a command, such as C-in-C 16 lost 4.5',
    written: ({ general, at, lost, state }) =>
      [general, at || '?', lost && `lost ${lost}`, state].filter((each) => each !== '').join(' '),
  });
}

/** The fields of the calculator of losses, by their names in the address. */
export const LOSS_STATE = {
  of: oneOf(['command', 'army', 'game', 'victory'], 'command'),
  by: oneOf(['troops', 'ee'], 'troops'),
  armyby: oneOf(['ee', 'troops'], 'ee'),
  for: oneOf(['defeat', 'tieBreak'], 'defeat'),
  troops: lines(TROOP_CELLS, {
    most: 20,
    pattern: new RegExp(String.raw`^(?:(?<count>\d+)|\?) (?<troop>.+?)${LOST}$`),
    expected: 'a count, a troop and how many are lost, such as 12 Reg Bd (O) lost 4',
    written: ({ count, troop: name, lost }) => `${count || '?'} ${name}${lost && ` lost ${lost}`}`,
  }),
  at: amount(0.5, MOST_EE),
  lost: amount(0.5, MOST_EE),
  general: flag(),
  killed: wholeNumber(0, 20),
  gone: wholeNumber(0, 20),
  shaken: wholeNumber(0, 20),
  game: game(),
  a: commands(),
  b: commands(),
  on: flag(),
};

export type LossFields = typeof LOSS_STATE;
export type LossState = State<LossFields>;
