import { formatTroop, LOSS_QUERIES, type LossAnswer, type DbmRules } from '../../../../rules/index.ts';
import { stepOf, type Step } from '../../question/reply.ts';
import { isSecondary } from '../../question/secondary.ts';
import type { TroopLine } from './army.ts';
import { askOnce, isRefusal, type Refusal } from '../../question/ask-once.ts';

/** What troops count for; what is null cannot be told. */
interface Count {
  readonly equivalents: number | null;
  readonly steps: readonly Step[];
  /** The steps of those figures that rest on a secondary source only. */
  readonly secondary: ReadonlySet<CountStep>;
  /** Why something cannot be told. */
  readonly refusal: Refusal | null;
}

/** What steps of a count are called. */
const STEPS = ['element equivalents', 'demoralised at', 'quarter lost at', 'defeated at'] as const;
type CountStep = (typeof STEPS)[number];

/** What a command counts for, and the least losses that tell on it. */
export interface CommandCount extends Count {
  readonly demoralisedAt: number | null;
  readonly quarterLostAt: number | null;
}

/** What an army counts for, and the least losses that defeat it. */
export interface ArmyCount extends Count {
  readonly defeatedAt: number | null;
}

/** Count a command. */
export function countCommand(rules: DbmRules, lines: readonly TroopLine[]): CommandCount {
  const { answer, ...count } = counted(rules, lines, {});
  return { ...count, demoralisedAt: answer?.demoralisedAt ?? null, quarterLostAt: answer?.quarterLostAt ?? null };
}

/** Count all commands of an army together. */
export function countArmy(rules: DbmRules, lines: readonly TroopLine[]): ArmyCount {
  const { answer, steps, ...count } = counted(rules, lines, { purpose: 'defeat' });
  // What the troops count for is among the steps of their commands.
  const own = steps.filter(({ step }) => step !== 'element equivalents');
  return { ...count, steps: own, defeatedAt: answer?.defeatedAt ?? null };
}

function counted(
  rules: DbmRules,
  lines: readonly TroopLine[],
  purpose: { readonly purpose?: string },
): Count & { readonly answer: LossAnswer | null } {
  const nothing = { answer: null, steps: [], secondary: new Set<CountStep>() };
  if (lines.length === 0) return { ...nothing, equivalents: 0, refusal: null };
  const command = lines.map(({ troop, count }) => ({ troop: formatTroop(troop), count }));
  const answer = askOnce(LOSS_QUERIES.losses, rules, { command, ...purpose });
  if (isRefusal(answer)) return { ...nothing, equivalents: null, refusal: answer };
  const { trail, elementEquivalents = null } = answer;
  return {
    answer,
    equivalents: elementEquivalents,
    steps: trail.map(stepOf),
    secondary: new Set(STEPS.filter((name) => trail.some(({ step, label }) => step === name && isSecondary(label)))),
    refusal: null,
  };
}
