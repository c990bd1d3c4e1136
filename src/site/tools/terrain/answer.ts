import {
  inFractions,
  TERRAIN_QUERIES,
  type PositionDice,
  type PositionRow,
  type DbmRules,
  type TerrainAnswer,
} from '../../../rules/index.ts';
import { replyTo, stepOf, type Fact, type Reply, type Shown, type Step } from '../question/reply.ts';
import type { TerrainState } from './fields.ts';
import { terrainQuestion } from './question.ts';

/** What a further dice decides on the position of a feature. */
export interface ShownPosition {
  readonly decides: string;
  readonly rows: readonly { readonly scores: string; readonly where: string }[];
}

/** Whether a feature may be placed, by which dice, where, and what it counts as. */
export interface TerrainShown extends Shown {
  readonly allowed: boolean;
  readonly why: string;
  /** Scores that let him place it, where a dice is yet to be thrown; none where no dice is. */
  readonly dice: readonly number[];
  readonly conditions: readonly string[];
  readonly position: ShownPosition | null;
  readonly counts: number | null;
  /** His total with this feature, and what it has to come to: `1½ of 2 to 3`. */
  readonly total: string | null;
  readonly leftOpen: readonly string[];
}

/** What the rules of an edition make of a feature of terrain. */
export function replyToTerrain(rules: DbmRules, state: TerrainState): Reply<TerrainShown> {
  const question = terrainQuestion(state);
  if (question === null) return { kind: 'wanting', wants: 'Choose the feature.' };
  if (state.what === 'hill' && state.slopes === null && state.cover.length === 0)
    return { kind: 'wanting', wants: 'Tell the slopes of the hill, or what covers them.' };
  return replyTo(TERRAIN_QUERIES.terrain, rules, question, (answer, words) => shown(answer, words, state.die !== null));
}

function shown(answer: TerrainAnswer, question: string, thrown: boolean): TerrainShown {
  const { allowed, why, conditions, leftOpen, featureEquivalents: counts } = answer;
  const dice = allowed && !thrown ? answer.diceNeeded : [];
  const position = answer.position === null ? null : positionOf(answer.position);
  const total = totalOf(answer);
  const facts: readonly (readonly [string, string | null])[] = [
    ['May be placed', placedInWords(answer, dice)],
    ['Counts as', counts === null ? null : `${inFractions(counts)} FE`],
    ['His total', total],
    ['Hill', hillOf(answer)],
    ['Compulsory still to place', listed(answer.compulsoryStillToPlace)],
    ['Left open', listed(leftOpen)],
  ];
  return {
    question,
    allowed,
    why,
    dice,
    conditions,
    position,
    counts,
    total,
    leftOpen,
    facts: facts.flatMap(([label, text]): Fact[] => (text === null ? [] : [{ label, text }])),
    steps: answer.trail.map(stepOf).map((step) => ({ ...step, label: labelOf(step, position) })),
  };
}

function placedInWords({ allowed, why, conditions }: TerrainAnswer, dice: readonly number[]): string {
  if (!allowed) return `no, ${why}`;
  const on = dice.length === 0 ? 'yes' : `on ${scoresInWords(dice)}`;
  if (conditions.length === 0) return on;
  return `${on}, if ${conditions.join(', and if ')}`;
}

/** Of what must be so and what a dice decides more than its name: read alone, a condition would stand as met. */
function labelOf({ step, label }: Step, position: ShownPosition | null): string {
  if (step === 'position') return positionInWords(label, position);
  return step === 'condition' ? `if ${label}` : label;
}

/** What the dice decides, and how: two editions may differ in that alone. */
function positionInWords(decides: string, position: ShownPosition | null): string {
  const rows = position?.rows.map(({ scores, where }) => `${scores}: ${where}`) ?? [];
  return [decides, ...rows].join('; ');
}

function totalOf({ totalFeatureEquivalents: total, minimum, maximum, orNone }: TerrainAnswer): string | null {
  if (total === null || minimum === null || maximum === null) return null;
  return `${inFractions(total)} of ${inFractions(minimum)} to ${inFractions(maximum)} FE${orNone ? ', or none' : ''}`;
}

function hillOf({ hill }: TerrainAnswer): string | null {
  if (hill === null) return null;
  const going = Object.entries(hill.going).map(([slopes, kind]) => `${slopes} slopes ${kind}`);
  const needs = hill.listNeeds.length === 0 ? [] : [`the list must have ${hill.listNeeds.join(', ')}`];
  return [...(hill.class === null ? [] : [hill.class]), ...going, ...needs].join('; ');
}

function positionOf({ decides, rows }: PositionDice): ShownPosition {
  return { decides, rows: rows.map((row) => ({ scores: scoresInWords(row.scores), where: whereOf(row) })) };
}

function whereOf({ where, atLeast, moreThan, atMost }: PositionRow): string {
  if (moreThan !== undefined && moreThan !== null) return `${where}: more than ${String(moreThan)}p`;
  if (atLeast === undefined || atLeast === null) return where;
  if (atMost === undefined || atMost === null) return `${where}: ${String(atLeast)}p or more`;
  return atLeast === atMost ? `${where}: ${String(atLeast)}p` : `${where}: ${String(atLeast)}p to ${String(atMost)}p`;
}

/** `6`, `5 or 6`, `4, 5 or 6`. */
function scoresInWords(scores: readonly number[]): string {
  return scores.length < 2 ? scores.join() : `${scores.slice(0, -1).join(', ')} or ${String(scores.at(-1))}`;
}

function listed(all: readonly string[]): string | null {
  return all.length === 0 ? null : all.join('; ');
}
