import {
  AFTERMATH_QUERIES,
  CONTACT_QUERY,
  GAP_QUERY,
  IN_FRONT_QUERY,
  LINE_UP_QUERY,
  MARCH_QUERY,
  PASS_THROUGH_QUERY,
  PIVOT_QUERY,
  PRESS_FORWARD_QUERY,
  SHOOT_QUERY,
  SPONTANEOUS_QUERY,
  TURN_QUERY,
} from '../../../rules/index.ts';

/** The queries that a position is asked about; each answers yes or no. Others are not loaded with it. */
export const ASKED_QUERIES = {
  contact: CONTACT_QUERY,
  shoot: SHOOT_QUERY,
  march: MARCH_QUERY,
  gap: GAP_QUERY,
  'pass-through': PASS_THROUGH_QUERY,
  'in-front': IN_FRONT_QUERY,
  'line-up': LINE_UP_QUERY,
  pivot: PIVOT_QUERY,
  turn: TURN_QUERY,
  'press-forward': PRESS_FORWARD_QUERY,
  flee: AFTERMATH_QUERIES.flee,
  spontaneous: SPONTANEOUS_QUERY,
};

export type YesOrNoQuery = keyof typeof ASKED_QUERIES;

/** What a field of a query asks, in the words of its help; null where it has no such field. */
export function meaningOf(query: YesOrNoQuery, field: string): string | null {
  const fields: Readonly<Record<string, { readonly meaning: string }>> = ASKED_QUERIES[query].fields;
  return fields[field]?.meaning ?? null;
}
