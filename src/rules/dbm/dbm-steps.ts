import { AFTERMATH_STEPS, type AftermathSteps } from './aftermath/steps.ts';
import { BASING_STEPS, type BasingSteps } from './basing/steps.ts';
import { COMBAT_STEPS, type CombatSteps } from './combat/steps.ts';
import { COST_STEPS, type CostSteps } from './cost/steps.ts';
import { ELIGIBILITY_STEPS, type EligibilitySteps } from './eligibility/steps.ts';
import { LOSS_STEPS, type LossSteps } from './losses/steps.ts';
import { MOVEMENT_STEPS, type MovementSteps } from './movement/steps.ts';
import { PIP_STEPS, type PipSteps } from './pips/steps.ts';
import { TERRAIN_STEPS, type TerrainSteps } from './terrain/steps.ts';
import type { ClauseCode } from '../frame/clause-code.ts';
import type { RuleSet } from '../frame/rule-set.ts';
import type { Combining, Scope } from '../frame/steps.ts';

/** Every step that a clause of DBM can contribute to, whatever its edition. */
export interface DbmSteps
  extends
    CombatSteps,
    PipSteps,
    MovementSteps,
    CostSteps,
    LossSteps,
    TerrainSteps,
    EligibilitySteps,
    BasingSteps,
    AftermathSteps {}

/** How the answers of each come to one. */
export const DBM_STEPS: Readonly<Record<keyof DbmSteps, Combining>> = {
  ...COMBAT_STEPS,
  ...PIP_STEPS,
  ...MOVEMENT_STEPS,
  ...COST_STEPS,
  ...LOSS_STEPS,
  ...TERRAIN_STEPS,
  ...ELIGIBILITY_STEPS,
  ...BASING_STEPS,
  ...AFTERMATH_STEPS,
};

/** Of what troops may do, what stands beside the result of shooting. */
const BESIDE_SHOOTING = ['mayShoot', 'mayAidShooting'];

/** The steps of what else troops may do, and of what becomes of them: no calculator but the table asks them. */
export const ASKED_BY_THE_TABLE: ReadonlySet<string> = new Set([
  ...Object.keys(ELIGIBILITY_STEPS).filter((step) => !BESIDE_SHOOTING.includes(step)),
  ...Object.keys(AFTERMATH_STEPS),
]);

/** What the `ts rule` fences of DBM are written in. */
export type RuleScope = Scope<DbmSteps>;

/** A clause of an edition of DBM, with its code. */
export type DbmClauseCode = ClauseCode<RuleScope>;

/** Every rule of one edition of DBM. */
export type DbmRules = RuleSet<DbmSteps>;
