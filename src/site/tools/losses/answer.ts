import { inFractions, LOSS_QUERIES, type LossAnswer, type DbmRules, type VictoryAnswer } from '../../../rules/index.ts';
import { replyTo, stepOf, type Fact, type Reply, type Shown } from '../question/reply.ts';
import { isSecondary } from '../question/secondary.ts';
import type { LossState } from './fields.ts';
import { lossQuestion } from './question.ts';

/** Losses that tell, and whether there are as many. */
export interface LossPoint {
  readonly name: string;
  readonly at: number;
  /** Null where that hangs on something that is not held. */
  readonly reached: boolean | null;
  /** It does not rest on the rules themselves. */
  readonly secondary: boolean;
}

/** What a command or an army counts for, what it has lost, and when that tells. */
export interface CountShown extends Shown {
  readonly kind: 'count';
  /** Its original element equivalents; null where they are not counted. */
  readonly original: number | null;
  readonly lost: number;
  readonly points: readonly LossPoint[];
}

/** What two sides score. */
export interface VictoryShown extends Shown {
  readonly kind: 'victory';
  /** Null before the game is over, and where it is not told who led which command. */
  readonly vp: { readonly a: number; readonly b: number } | null;
  readonly transfer: string;
  readonly over: boolean;
  readonly secondary: boolean;
}

export type LossShown = CountShown | VictoryShown;

/** What the rules of an edition make of losses. */
export function replyToLosses(rules: DbmRules, state: LossState): Reply<LossShown> {
  const written = lossQuestion(state);
  if (written.query === null) return { kind: 'wanting', wants: written.wants };
  return written.query === 'losses'
    ? replyTo(LOSS_QUERIES.losses, rules, written.question, countShown)
    : replyTo(LOSS_QUERIES.victory, rules, written.question, (answer, words) => victoryShown(answer, words, !state.on));
}

/** Steps whose labels tell only a figure. */
const POINTS: ReadonlySet<string> = new Set(['quarter lost at', 'demoralised at', 'defeated at']);

function countShown(answer: LossAnswer, question: string): CountShown {
  const { elementEquivalents: original = null, elements, totalLosses = 0, trail } = answer;
  const points = [
    pointOf('quarter lost at', 'A quarter lost', answer.quarterLostAt, answer.quarterLost),
    pointOf('demoralised at', 'Demoralised', answer.demoralisedAt, answer.demoralised),
    pointOf('defeated at', 'Defeated', answer.defeatedAt, answer.defeated),
  ].flat();
  const first: readonly Fact[] =
    original === null
      ? []
      : [
          {
            label: 'At first',
            text: `${inFractions(original)} EE${elements === undefined ? '' : `, ${String(elements)} elements`}`,
          },
        ];
  return {
    kind: 'count',
    question,
    original,
    lost: totalLosses,
    points,
    facts: [
      ...first,
      { label: 'Lost', text: `${inFractions(totalLosses)} EE` },
      ...points.map(({ name, at, reached, secondary }) => ({
        label: `${name} at`,
        text: `${inFractions(at)}${secondary ? ' by a secondary source' : ''}, ${reached === null ? 'open' : reached ? 'reached' : 'not reached'}`,
      })),
    ],
    steps: trail
      .map(stepOf)
      .map((step) => (POINTS.has(step.step) ? { ...step, label: `${step.step} ${step.label}` } : step)),
  };

  function pointOf(step: string, name: string, at?: number, reached?: boolean | null): readonly LossPoint[] {
    if (at === undefined) return [];
    const secondary = trail.some((each) => each.step === step && isSecondary(each.label));
    return [{ name, at, reached: reached ?? null, secondary }];
  }
}

const NAMES = { sideA: 'A', sideB: 'B' } as const;

function victoryShown(
  { vp, transfer, demoralised, trail }: VictoryAnswer,
  question: string,
  over: boolean,
): VictoryShown {
  const moved =
    transfer.from === null || transfer.to === null
      ? 'none'
      : `${String(transfer.vp)} VP from side ${NAMES[transfer.from]} to side ${NAMES[transfer.to]}`;
  return {
    kind: 'victory',
    question,
    vp: vp === undefined ? null : { a: vp.sideA, b: vp.sideB },
    transfer: moved,
    over,
    secondary: trail.some(({ label }) => isSecondary(label)),
    facts: [
      ...(vp === undefined
        ? []
        : [
            { label: 'Side A', text: `${String(vp.sideA)} VP` },
            { label: 'Side B', text: `${String(vp.sideB)} VP` },
          ]),
      { label: 'Transferred', text: moved },
      { label: 'Demoralised', text: `${String(demoralised.sideA)} of side A, ${String(demoralised.sideB)} of side B` },
    ],
    steps: trail.map(stepOf),
  };
}
