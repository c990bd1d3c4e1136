import { LOSS_QUERIES, type DbmRules, type VictoryAnswer } from '../../../rules/index.ts';
import { replyTo, stepOf, type Reply, type Shown } from '../question/reply.ts';
import { isSecondary } from '../question/secondary.ts';
import { countShown, type CountShown } from './count.ts';
import type { LossState } from './fields.ts';
import { replyToGame, type GameShown } from './game/reply.ts';
import { lossQuestion } from './question.ts';

/** What two sides score. */
export interface VictoryShown extends Shown {
  readonly kind: 'victory';
  /** Null before the game is over, and where it is not told who led which command. */
  readonly vp: { readonly a: number; readonly b: number } | null;
  readonly transfer: string;
  readonly over: boolean;
  readonly secondary: boolean;
}

export type LossShown = CountShown | GameShown | VictoryShown;

/** What the rules of an edition make of losses. */
export function replyToLosses(rules: DbmRules, state: LossState): Reply<LossShown> {
  if (state.of === 'game') return replyToGame(rules, state.game);
  const written = lossQuestion(state);
  if (written.query === null) return { kind: 'wanting', wants: written.wants };
  return written.query === 'losses'
    ? replyTo(LOSS_QUERIES.losses, rules, written.question, countShown)
    : replyTo(LOSS_QUERIES.victory, rules, written.question, (answer, words) => victoryShown(answer, words, !state.on));
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
