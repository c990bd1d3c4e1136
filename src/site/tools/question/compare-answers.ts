import type { Fact, Shown, Step } from './reply.ts';

/** Something that stands in the answers of two editions, or in one of them only. */
export interface Compared<T> {
  readonly here: T | null;
  readonly there: T | null;
  readonly differs: boolean;
}

/** The answers of two editions to the same question. */
export interface Comparison {
  readonly differs: boolean;
  readonly facts: readonly Compared<Fact>[];
  readonly steps: readonly Compared<Step>[];
}

/** Whether an edition has code under a clause. */
type Has = (clause: string) => boolean;

/**
 * Compare the answers of two editions to the same question, fact by fact and step by step. That a step counts in more
 * throws here than there follows from other steps; so it does where it counts in some throws here, and there in none.
 *
 * @param has Which clauses each of the editions has
 */
export function compareAnswers(
  here: Shown,
  there: Shown,
  has: { readonly here: Has; readonly there: Has },
): Comparison {
  const facts = pair(
    here.facts,
    there.facts,
    ({ label }) => label,
    (one, other) => one?.text !== other?.text,
  );
  const steps = pair(
    here.steps,
    there.steps,
    ({ side, step, clause }) => `${side ?? ''} ${step} ${clause}`,
    (one, other) => {
      if (one !== null && other !== null) return told(one) !== told(other);
      const only = one ?? other;
      const elsewhere = one === null ? has.here : has.there;
      return only?.throws === null || !elsewhere(only?.clause ?? '');
    },
  );
  return { differs: [...facts, ...steps].some(({ differs }) => differs), facts, steps };
}

/** What a step tells, but for the throws. */
function told({ amount, label }: Step): string {
  return `${String(amount)} ${label}`;
}

/** Pair what has the same name, the first with the first; what only one has stands after what it follows there. */
function pair<T>(
  here: readonly T[],
  there: readonly T[],
  nameOf: (each: T) => string,
  differs: (one: T | null, other: T | null) => boolean,
): readonly Compared<T>[] {
  const left = named(here, nameOf);
  const right = named(there, nameOf);
  const order = [...left.keys()];
  let place = 0;
  for (const name of right.keys()) {
    const found = order.indexOf(name);
    if (found >= 0) place = found + 1;
    else order.splice(place++, 0, name);
  }
  return order.map((name) => {
    const one = left.get(name) ?? null;
    const other = right.get(name) ?? null;
    return { here: one, there: other, differs: differs(one, other) };
  });
}

function named<T>(all: readonly T[], nameOf: (each: T) => string): ReadonlyMap<string, T> {
  const times = new Map<string, number>();
  return new Map(
    all.map((each) => {
      const name = nameOf(each);
      const time = (times.get(name) ?? 0) + 1;
      times.set(name, time);
      return [`${name} ${String(time)}`, each];
    }),
  );
}
