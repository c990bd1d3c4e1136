export {
  budgetInWords,
  inHalves,
  inLines,
  leastBaggageInWords,
  leftOutInWords,
  otherwiseInWords,
  type CommandShown,
  type PointsShown,
} from './answer.ts';
export type { PricedLine } from './army/priced-line.ts';
export { readArmyCode, writeArmyCode } from './text/army-code.ts';
export {
  ALL_ROLES,
  EMPTY_ARMY,
  inOrder,
  isTroop,
  isWorks,
  MOST_BAGGAGE,
  MOST_ELEMENTS,
  MOST_OWN_PRICE,
  newCommand,
  oneGeneral,
  ROLES,
  unreadLines,
  withOwnPrice,
  type Army,
  type CampLine,
  type Command,
  type CommandLine,
  type OtherLine,
  type Role,
  type TroopLine,
  type WorksLine,
} from './army/army.ts';
export { gameOfArmy } from './army/game-of-army.ts';
export type { Refusal } from '../question/ask-once.ts';
export { EXAMPLE } from './example.ts';
export type { LinePrice } from './army/price-army-lines.ts';
export { pricedTraining } from './army/priced-training.ts';
export { readArmy, type ReadingProblem } from './text/read-army.ts';
export { POINTS_TOOL } from './tool.ts';
export { rolesInWords, writeArmy } from './text/write-army.ts';
