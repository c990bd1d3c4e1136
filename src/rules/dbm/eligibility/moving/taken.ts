import { NotHeldError } from '../../../frame/rule-errors.ts';

/** What each fact that is not told is taken to be, in words. */
export type Takes<Q> = Readonly<Partial<Record<keyof Q, string>>>;

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
  const { allowed } = judge(asked);
  return (Object.keys(takes) as (keyof Q & string)[]) // a record's keys
    .filter((field) => asked[field] === null && allowedIfHeld(() => judge({ ...asked, [field]: true })) !== allowed)
    .map((field) => `${field}: not told, ${takes[field] ?? ''}`);
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
