import type { AskedQuery } from '../reading/asked-query.ts';
import type { Decided } from '../reading/reading.ts';

/** Of what is told, what a query asks. */
export function toldOf({ fields }: AskedQuery, told: Decided): Decided {
  return Object.fromEntries(Object.entries(told).filter(([field]) => Object.hasOwn(fields, field)));
}

/** The rest of it, and what another query asks too: what neither has is refused there. */
export function restOf({ fields }: AskedQuery, told: Decided, kept: AskedQuery): Decided {
  return Object.fromEntries(
    Object.entries(told).filter(([field]) => Object.hasOwn(kept.fields, field) || !Object.hasOwn(fields, field)),
  );
}
