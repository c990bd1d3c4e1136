import type { AskedQuery } from './asked-query.ts';
import type { Decided } from './reading.ts';

type Fields = AskedQuery['fields'];

/** Of what is told, what a query asks. */
export function toldOf(fields: Fields, told: Decided): Decided {
  return Object.fromEntries(Object.entries(told).filter(([field]) => Object.hasOwn(fields, field)));
}

/** The rest of it, and what another query asks too: what neither has is refused there. */
export function restOf(fields: Fields, told: Decided, kept: Fields): Decided {
  return Object.fromEntries(
    Object.entries(told).filter(([field]) => Object.hasOwn(kept, field) || !Object.hasOwn(fields, field)),
  );
}
