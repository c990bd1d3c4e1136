import { inFractions, type LossAnswer } from '../../../rules/index.ts';
import { stepOf, type Fact, type Shown } from '../question/reply.ts';
import { isSecondary } from '../question/secondary.ts';

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

/** Steps whose labels tell only a figure. */
const POINTS: ReadonlySet<string> = new Set(['quarter lost at', 'demoralised at', 'defeated at']);

/**
 * What an answer on losses comes to.
 *
 * @param question It in words
 */
export function countShown(answer: LossAnswer, question: string): CountShown {
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
        text: `${inFractions(at)}${secondary ? ' by a secondary source' : ''}, ${reached === null ? 'open' : reached ? 'reached' : `not reached, ${inFractions(at - totalLosses)} more`}`,
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
