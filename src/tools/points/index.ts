export { inHalves, inLines, leftOutInWords, type CommandShown, type PointsShown, type PricedLine } from './answer.ts';
export { readArmyCode, writeArmyCode } from './army-code.ts';
export {
  ALL_ROLES,
  EMPTY_ARMY,
  inOrder,
  isTroop,
  isWorks,
  MOST_BAGGAGE,
  MOST_ELEMENTS,
  newCommand,
  ROLES,
  type Army,
  type CampLine,
  type Command,
  type CommandLine,
  type OtherLine,
  type Role,
  type TroopLine,
  type WorksLine,
} from './army.ts';
export type { Refusal } from './ask-what-can.ts';
export { EXAMPLE } from './example.ts';
export type { LinePrice } from './price-army-lines.ts';
export { pricedTraining } from './priced-training.ts';
export { readArmy, type ReadingProblem } from './read-army.ts';
export { POINTS_TOOL } from './tool.ts';
export { rolesInWords, writeArmy } from './write-army.ts';
