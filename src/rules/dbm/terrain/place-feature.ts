import { decide, tell } from '../../frame/decide.ts';
import type { Answer } from '../../frame/questions/query.ts';
import type { DbmRules } from '../dbm-steps.ts';
import type { TrailStep } from '../../frame/trail.ts';
import { judge } from '../../frame/judge.ts';
import { featuresOnTable } from './already.ts';
import { weigh } from './equivalents.ts';
import { FEATURES } from './features.ts';
import type { HillAnswer } from './hill.ts';
import type { Placed, Placing } from './placing.ts';
import { propose } from './propose.ts';
import type { TerrainQuestion } from './question.ts';
import type { PositionDice } from './steps.ts';

/** What the rules say of a feature that a player would place. */
export interface TerrainAnswer extends Answer {
  readonly allowed: boolean;
  readonly why: string;
  /** Scores of one dice that let him place it; none where it needs no dice. */
  readonly diceNeeded: readonly number[];
  readonly ifDiceFail: string | null;
  readonly position: PositionDice | null;
  readonly conditions: readonly string[];
  readonly featureEquivalents: number | null;
  readonly actualFeatureEquivalents: number | null;
  readonly totalFeatureEquivalents: number | null;
  /** What his total has to come to; null where he may not place the feature, or nothing is told of it. */
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly orNone: boolean;
  readonly compulsoryStillToPlace: readonly string[];
  readonly hill: HillAnswer | null;
  readonly leftOpen: readonly string[];
}

/**
 * Whether a player may place a feature of terrain, by which dice, where, and what it counts as.
 *
 * @throws {NotHeldError} If that rests on wording that is not held
 */
export function placeFeature(rules: DbmRules, question: TerrainQuestion): TerrainAnswer {
  const { steps } = rules;
  const onTable = featuresOnTable(rules, question);
  const { placing, hill } = propose(rules, question, onTable.placed);
  const weight = weigh(rules, placing);
  const limits = decide(steps.featureLimits, (rule) => rule(placing));
  const own = onTable.placed.map((each) => each.role === placing.role);
  const total = limits === null ? null : sum([weight.counted, ...countedOf(onTable.placed, own)]);
  const outstanding = stillToPlace(rules, placing, onTable.placed);
  const about = `whether the ${placing.role} may place ${nameOf(placing)}`;
  const judged = judge(steps.mayPlaceFeature, (rule) => rule({ ...placing, total, outstanding }), about);
  const dice = decide(steps.diceToPlace, (rule) => rule(placing));
  const thrown = dice === null || placing.die === null ? null : thrownOf(placing.die, dice.value.scores);
  const failure = thrown?.enough === false ? thrown.words : null;
  const position = decide(steps.placingPosition, (rule) => rule(placing));
  const conditions = tell(steps.placingCondition, (rule) => rule(placing));
  const leftOpen = tell(steps.placingLeftOpen, (rule) => rule(placing));
  const allowed = judged.allowed && failure === null;

  const trail: TrailStep[] = [
    ...judged.trail,
    ...(dice === null
      ? []
      : [
          {
            step: failure === null ? 'dice' : 'refuses',
            clause: dice.clause.id,
            label: failure ?? `${scores(dice.value.scores)}, otherwise ${dice.value.otherwise}`,
          },
        ]),
    ...(position === null ? [] : [{ step: 'position', clause: position.clause.id, label: position.value.decides }]),
    ...conditions.map(({ clause, value }) => ({ step: 'condition', clause: clause.id, label: value })),
    ...(hill?.trail ?? []),
    ...(limits === null ? [] : onTable.trail.flatMap((step, index) => (own[index] === true && step ? [step] : []))),
    ...weight.trail,
    ...leftOpen.map(({ clause, value }) => ({ step: 'left open', clause: clause.id, label: value })),
  ];
  return {
    edition: rules.edition,
    allowed,
    why: judged.allowed ? (thrown?.words ?? judged.why) : judged.why,
    diceNeeded: dice?.value.scores ?? [],
    ifDiceFail: dice?.value.otherwise ?? null,
    position: position === null ? null : rowsOf(position.value, placing.positionDie),
    conditions: conditions.map(({ value }) => value),
    featureEquivalents: weight.counted,
    actualFeatureEquivalents: weight.actual,
    totalFeatureEquivalents: total,
    minimum: (allowed ? limits?.value.least : null) ?? null,
    maximum: (allowed ? limits?.value.most : null) ?? null,
    orNone: (allowed && limits?.value.orNone) ?? false,
    compulsoryStillToPlace: outstanding.filter((type) => !allowed || placing.types[0] !== type),
    hill: hill?.answer ?? null,
    leftOpen: leftOpen.map(({ value }) => value),
    trail,
  };
}

/** The compulsory types that the defender still has to place, before this feature. */
function stillToPlace(rules: DbmRules, { compulsoryTypes, failedFor }: Placing, placed: readonly Placed[]) {
  return compulsoryTypes.filter((type) => {
    const present = placed.some((each) => each.is(type));
    return decide(rules.steps.compulsoryOutstanding, (rule) => rule({ type, present, failedFor }))?.value ?? false;
  });
}

function countedOf(placed: readonly Placed[], own: readonly boolean[]): readonly (number | null)[] {
  return placed.filter((_, index) => own[index]).map(({ counted }) => counted);
}

/** Null where a part of it is not known. */
function sum(amounts: readonly (number | null)[]): number | null {
  return amounts.reduce((total, amount) => (total === null || amount === null ? null : total + amount), 0);
}

function rowsOf({ decides, rows }: PositionDice, die: number | null): PositionDice {
  return { decides, rows: die === null ? rows : rows.filter((row) => row.scores.includes(die)) };
}

/** Whether a dice lets him place it, and the score beside those that do. */
function thrownOf(die: number, needed: readonly number[]): { readonly enough: boolean; readonly words: string } {
  return {
    enough: needed.includes(die),
    words: `the dice shows ${String(die)}, and ${scores(needed)} is needed`,
  };
}

/** `6`, `5 or 6`, `4, 5 or 6`. */
function scores(all: readonly number[]): string {
  return all.length < 2 ? all.join() : `${all.slice(0, -1).join(', ')} or ${String(all.at(-1))}`;
}

function nameOf({ feature }: Placing): string {
  return feature === 'hill' ? 'a hill' : feature === 'other' ? FEATURES.other : feature;
}
