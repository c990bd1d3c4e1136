import { PIP_QUERIES, type PipAnswer, type DbmRules } from '../../../rules/index.ts';
import { replyTo, stepOf, type Reply, type Shown } from '../question/reply.ts';
import type { PipState } from './fields.ts';
import { generalAmong } from './movers.ts';
import { pipQuestion } from './question.ts';

/** What is paid more or, below 0, less. */
interface ShownModifier {
  readonly amount: number;
  readonly label: string;
}

/** What a move, march or halt costs. */
export interface PipShown extends Shown {
  readonly pips: number;
  readonly base: number;
  readonly modifiers: readonly ShownModifier[];
}

/** What the rules of an edition make of a move, march or halt. */
export function replyToPips(rules: DbmRules, state: PipState): Reply<PipShown> {
  const question = pipQuestion(state);
  if (question === null) return { kind: 'wanting', wants: 'Choose who moves, marches or halts.' };
  return replyTo(PIP_QUERIES.pips, rules, question, (answer, words) => shown(answer, words, takenForGranted(state)));
}

/** What a question leaves out, and is asked all the same: who reads it elsewhere has not seen the form. */
function takenForGranted(state: PipState): readonly string[] {
  const { do: does, dev, far, touch, ends, bow, gen, dist } = state;
  const moves = does !== 'halt';
  return [
    moves && dev === 'no' && 'straight ahead',
    moves && far === 'full' && bow === 'no' && ends !== 'yes' && 'as far as they can',
    does === 'move' && touch === 'no' && 'without contact',
    gen === 'well' && dist === null && !generalAmong(state) && 'near the general',
  ].filter((each) => each !== false);
}

function shown({ pips, base, modifiers, trail }: PipAnswer, words: string, granted: readonly string[]): PipShown {
  return {
    question: [words, ...granted].join(', '),
    pips,
    base,
    modifiers: modifiers.map(({ amount, label }) => ({ amount, label })),
    facts: [{ label: 'Cost', text: inPips(pips) }],
    heard: [
      [`${String(base)} basic`, ...modifiers.map(addendInWords)].join(', '),
      ...(granted.length === 0 ? [] : [`Taken for granted: ${granted.join(', ')}`]),
    ],
    steps: trail.map(stepOf),
  };
}

/** A minus is a word to who hears it: a sign may be left out. */
function addendInWords({ amount, label }: PipAnswer['modifiers'][number]): string {
  return `${amount < 0 ? 'minus' : 'plus'} ${String(Math.abs(amount))} ${label}`;
}

/** A cost in words: `1 PIP`, `2 PIPs`. */
function inPips(pips: number): string {
  return pips === 0 ? 'free' : `${String(pips)} ${pips === 1 ? 'PIP' : 'PIPs'}`;
}
