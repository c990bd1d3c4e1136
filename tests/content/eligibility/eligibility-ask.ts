import { ask, DBM } from '../../../src/rules/index.ts';
import { rulesOf } from '../ask.ts';

type Question = Readonly<Record<string, unknown>>;

/** An answer of an edition, whichever query gives it. */
export function answerIn(edition: string, name: string, question: Question) {
  const query = DBM.queries[name];
  if (query === undefined) throw new Error(`no query ${name}`);
  return ask(query, rulesOf(edition), question) as ReturnType<typeof ask> & Readonly<Record<string, unknown>>;
}

/** The yes or no of an edition; null where the rules that we have do not say. */
export function yesIn(edition: string, name: string, question: Question): boolean | null {
  const { allowed, required, answer } = answerIn(edition, name, question);
  return (allowed ?? required ?? answer) as boolean | null; // one of them is there
}

/** The clause that decided. */
export function deciderIn(edition: string, name: string, question: Question): string | undefined {
  return answerIn(edition, name, question).trail[0]?.clause;
}
