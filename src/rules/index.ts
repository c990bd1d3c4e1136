export type { AnyClause, ClauseCode, Figure, Figures, WrittenClause } from './frame/clause-code.ts';
export { describeCombat } from './dbm/combat/describe-combat.ts';
export { TAKEN } from './dbm/combat/line-up.ts';
export { engage, resolveThrow, type CombatAnswer, type Engagement, type SideScore } from './dbm/combat/engagement.ts';
export { COMBAT_SIDE_FIELDS, parseCombatQuestion } from './dbm/combat/fields.ts';
export type { Odds } from './dbm/combat/resolving/odds.ts';
export { metEnemy } from './dbm/aftermath/met-enemy.ts';
export type { EnemyInRecoil, MetEnemy } from './dbm/aftermath/steps.ts';
export { AFTERMATH_QUERIES } from './dbm/aftermath/queries.ts';
export { BASING_QUERIES } from './dbm/basing/queries.ts';
export { COMBAT_QUERIES, type AnsweredCombat } from './dbm/combat/queries.ts';
export { FORTIFICATIONS, GOINGS, WEAPONS, type CombatQuestion, type CombatSide } from './dbm/combat/question.ts';
export { fatesOfThrows, type Fates } from './dbm/combat/resolving/all-throws.ts';
export { friendFalls } from './dbm/combat/resolving/friend-falls.ts';
export { resolveCombat, type CombatOdds } from './dbm/combat/resolving/resolve-combat.ts';
export type { Contribution, ContributionKind } from './dbm/combat/resolving/score.ts';
export { FACES, ofEachThrow } from './frame/combat/throws.ts';
export { COMBAT_STEPS, type Margin, type Outcome } from './dbm/combat/steps.ts';
export type { ArmyPrice } from './dbm/cost/price-army.ts';
export { COST_QUERIES } from './dbm/cost/queries.ts';
export { COST_STEPS } from './dbm/cost/steps.ts';
export { WORKS, type Works } from './dbm/cost/question.ts';
export { CONTACT_QUERY } from './dbm/eligibility/contact/contact-query.ts';
export { LINE_UP_QUERY } from './dbm/eligibility/contact/line-up-query.ts';
export { PIVOT_QUERY } from './dbm/eligibility/contact/pivot-query.ts';
export { SIMULTANEOUS_QUERY } from './dbm/eligibility/contact/simultaneous-query.ts';
export { TURN_QUERY } from './dbm/eligibility/contact/turn-query.ts';
export { FORM_COLUMN_QUERY } from './dbm/eligibility/moving/form-column-query.ts';
export { GAP_QUERY } from './dbm/eligibility/moving/gap-query.ts';
export { IN_FRONT_QUERY } from './dbm/eligibility/moving/in-front-query.ts';
export { PASS_THROUGH_QUERY } from './dbm/eligibility/moving/pass-through-query.ts';
export { PRESS_FORWARD_QUERY } from './dbm/eligibility/moving/press-forward-query.ts';
export { SPONTANEOUS_QUERY } from './dbm/eligibility/moving/spontaneous-query.ts';
export { SHOOT_QUERY } from './dbm/eligibility/shooting/shoot-query.ts';
export { MITIGATE_QUERY, SUPPORT_QUERY } from './dbm/eligibility/support/support-query.ts';
export { functionName, type ExampleModule } from './frame/examples/example.ts';
export { runExamples, type ExampleRun } from './frame/examples/run-examples.ts';
export { DBA, type DbaRuleScope } from './dba/dba.ts';
export type { AnsweredDbaCombat } from './dba/combat/queries.ts';
export { DBA_QUERIES } from './dba/queries.ts';
export { DBA_STEPS, type DbaClauseCode, type DbaRules } from './dba/steps.ts';
export type { DbaExampleScope } from './dba/example-scope.ts';
export { DBM } from './dbm/dbm.ts';
export {
  ASKED_BY_THE_TABLE,
  DBM_STEPS,
  type DbmClauseCode,
  type DbmRules,
  type DbmSteps,
  type RuleScope,
} from './dbm/dbm-steps.ts';
export type { ExampleScope } from './dbm/example-scope.ts';
export { DBM_QUERIES } from './dbm/queries.ts';
export { namesAStepOf, STEPS_OF_QUERIES } from './dbm/steps-of-queries.ts';
export type { AnyClauseCode, AnyExample, AnyGame, AnyRuleSet } from './frame/game.ts';
export type { LossAnswer } from './dbm/losses/count-losses.ts';
export { halvesInWords } from './dbm/losses/halves-in-words.ts';
export { LOSS_QUERIES } from './dbm/losses/queries.ts';
export { LOSS_STEPS } from './dbm/losses/steps.ts';
export { BAGGAGE_FATES, FATE_IN_WORDS, type BaggageFate } from './dbm/losses/question.ts';
export type { VictoryAnswer } from './dbm/losses/victory/victory.ts';
export { plainMoveOf } from './dbm/movement/move/move.ts';
export { MOVE_GOINGS } from './dbm/movement/move/move-question.ts';
export { rangeOf } from './dbm/movement/range.ts';
export { MOVEMENT_QUERIES } from './dbm/movement/queries.ts';
export { MOVEMENT_STEPS } from './dbm/movement/steps.ts';
export type { NotHeld } from './frame/not-held.ts';
export { MARCHING_NEAR } from './dbm/movement/march/march.ts';
export { MARCH_QUERY } from './dbm/movement/march/march-query.ts';
export { PIP_QUERIES } from './dbm/pips/queries.ts';
export { PIP_STEPS } from './dbm/pips/steps.ts';
export { POSITIONS } from './dbm/pips/question.ts';
export type { PipAnswer } from './dbm/pips/spend-pips.ts';
export {
  choice,
  flag,
  list,
  readFields,
  textField,
  textOrNull,
  type Field,
  type JsonSchema,
  type Read,
} from './frame/questions/field.ts';
export { objectSchema } from './frame/questions/json-schema.ts';
export { GENERALS, type General } from './dbm/troops/general.ts';
export { nearest, resembles } from './frame/questions/nearest.ts';
export { answerOf, ask, defineQuery, type Answer, type Posed, type Query } from './frame/questions/query.ts';
export { TroopError } from './frame/questions/troop-field.ts';
export { QuestionError } from './frame/questions/question-error.ts';
export { shortened, shown } from './frame/questions/shown.ts';
export { NotHeldError, RuleError, UnprovidedError } from './frame/rule-errors.ts';
export { createRuleSet, type RuleSet } from './frame/rule-set.ts';
export { inFractions } from './dbm/terrain/equivalents.ts';
export { COVERINGS, FEATURE_CODES, FEATURES, HILLS, LINEAR, SLOPES } from './dbm/terrain/features.ts';
export type { TerrainAnswer } from './dbm/terrain/place-feature.ts';
export { TERRAIN_QUERIES } from './dbm/terrain/queries.ts';
export { COURSES as RIVER_COURSES } from './dbm/terrain/question.ts';
export type { PositionDice, PositionRow } from './dbm/terrain/steps.ts';
export type { TrailStep, Unanswerable } from './frame/trail.ts';
export { formatTroop, parseTroop, type Training, type Troop } from './dbm/troops/parse-troop.ts';
export {
  GRADES,
  LIGHT_TROOPS,
  SKIRMISHERS,
  TROOP_TYPES,
  type Grade,
  type TroopType,
} from './dbm/troops/troop-types.ts';
