import type { PublishedExample } from '../../compiler/publish/index.ts';

/** The examples of a clause, with those apart that an edition cannot answer. */
export interface SplitExamples {
  readonly answered: readonly PublishedExample[];
  /** Several that rest on text that is not held: it is said of all of them at once. One alone stands with the others. */
  readonly unanswered: readonly PublishedExample[];
  /** The clauses whose text they lack, each once. */
  readonly lacking: readonly string[];
}

/** Put the examples apart that an edition cannot answer, as it lacks the text: of several that is said once. */
export function withoutAnswer(examples: readonly PublishedExample[]): SplitExamples {
  const unanswered = examples.filter(({ notHeld }) => notHeld);
  if (unanswered.length < 2) return { answered: examples, unanswered: [], lacking: [] };
  return {
    answered: examples.filter(({ notHeld }) => !notHeld),
    unanswered,
    lacking: [...new Set(unanswered.flatMap(({ trail }) => trail.filter(isLack).map(({ clause }) => clause)))],
  };
}

function isLack({ step }: PublishedExample['trail'][number]): boolean {
  return step === 'not held';
}
