import type { Hands } from '../../placing/index.ts';
import type { Asking } from '../reading/asking.ts';

/** The same question, of elements of which hands say this. */
export function taking(asking: Asking, hands: Hands): Asking {
  const before = { ...asking.before, hands };
  return { ...asking, before, after: asking.after === asking.before ? before : { ...asking.after, hands } };
}
