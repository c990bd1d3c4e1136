import { NotHeldError } from '../../frame/rule-errors.ts';

/** What each fact that is not told is taken to be, in words. */
export type Takes<Q> = Readonly<Partial<Record<keyof Q, string>>>;

/** A fact that a question leaves untold: what it is taken to be, and the question were it otherwise. */
export interface Supposed<Q> {
  readonly field: string;
  /** `it is taken to …` */
  readonly words: string;
  readonly otherwise: Partial<Q>;
}

/**
 * The facts that a question leaves untold, and on which its answer rests: were one of them so, it would be another.
 *
 * @param asked The question; what is not told is null, and judged as if it were not so
 * @param takes The facts, each with what it is taken to be
 * @returns Each as `field: not told, …`
 */
export function takenOf<Q extends object>(
  asked: Q,
  takes: Takes<Q>,
  judge: (asked: Q) => { readonly allowed: boolean },
): readonly string[] {
  const untold = (Object.keys(takes) as (keyof Q & string)[]).filter((field) => asked[field] === null); // a record's keys
  const supposed = untold.map(
    (field): Supposed<Q> => ({ field, words: takes[field] ?? '', otherwise: { [field]: true } as Partial<Q> }), // a flag
  );
  return takenToBe(asked, supposed, judge);
}

/**
 * The same of facts that are no flags.
 *
 * @param supposed Those that are not told
 */
export function takenToBe<Q extends object>(
  asked: Q,
  supposed: readonly Supposed<Q>[],
  judge: (asked: Q) => { readonly allowed: boolean },
): readonly string[] {
  const { allowed } = judge(asked);
  return supposed
    .filter(({ otherwise }) => allowedIfHeld(() => judge({ ...asked, ...otherwise })) !== allowed)
    .map(({ field, words }) => `${field}: not told, ${words}`);
}

/** Null where only wording that is not held could decide. */
function allowedIfHeld(judge: () => { readonly allowed: boolean }): boolean | null {
  try {
    return judge().allowed;
  } catch (error) {
    if (error instanceof NotHeldError) return null;
    throw error;
  }
}
