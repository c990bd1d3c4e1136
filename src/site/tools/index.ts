import { COMBAT_TOOL } from './combat/tool.ts';
import { LOSS_TOOL } from './losses/tool.ts';
import { PIP_TOOL } from './pips/tool.ts';
import { POINTS_TOOL } from './points/tool.ts';
import { TABLE_TOOL } from './table/tool.ts';
import { TERRAIN_TOOL } from './terrain/tool.ts';

/** The calculators that have a page, in the order in which they are listed. */
export const TOOLS = [COMBAT_TOOL, PIP_TOOL, POINTS_TOOL, LOSS_TOOL, TERRAIN_TOOL, TABLE_TOOL];
export type ToolName = (typeof TOOLS)[number]['name'];

export { IN_WORDS, OUTCOMES, percent, verdictInWords } from './combat/fate-in-words.ts';
export { consequenceInWords, scoreInWords } from './combat/result-in-words.ts';
export type { CombatConsequence, CombatShown, CombatSideShown } from './combat/shown.ts';
export { stateOfCombat } from './combat/state-of.ts';
export { COMBAT_TOOL } from './combat/tool.ts';
export { compareAnswers, type Compared, type Comparison } from './question/compare-answers.ts';
export {
  controlsOf,
  onlyAsked,
  shownRows,
  type Control,
  type Group,
  type Lines,
  type NotedOption,
  type Option,
  type ShownRow,
} from './question/form.ts';
export type { LossShown, VictoryShown } from './losses/answer.ts';
export type { CountShown, LossPoint } from './losses/count.ts';
export {
  mostOfFate,
  NO_GAME,
  withBaggage,
  withLost,
  type Game,
  type GameCommand,
  type GameLine,
} from './losses/game/game.ts';
export { beforeLosses, writeGame } from './losses/game/game-field.ts';
export type { CommandAtWar, GameShown } from './losses/game/reply.ts';
export { LOSS_TOOL } from './losses/tool.ts';
export type { PipShown } from './pips/answer.ts';
export { stateOfPips } from './pips/state-of.ts';
export { PIP_TOOL } from './pips/tool.ts';
export * from './points/index.ts';
export {
  isOpen,
  openReply,
  replyTo,
  stepOf,
  type Fact,
  type Remark,
  type Reply,
  type Shown,
  type Step,
} from './question/reply.ts';
export { isSecondary } from './question/secondary.ts';
export {
  inAddress,
  initialState,
  readAddress,
  writeAddress,
  type AddressProblem,
  type Situation,
} from './question/state/address.ts';
export { isTold, type State, type StateField, type StateFields } from './question/state/state-field.ts';
export * from './table/index.ts';
export type { TerrainShown } from './terrain/answer.ts';
export { TERRAIN_TOOL } from './terrain/tool.ts';
export type { Tool } from './question/tool.ts';
export { gradeChoices, TYPE_CHOICES } from './question/troop-choices.ts';
