import type { Answer, DbmSteps, Posed } from '../../../rules/index.ts';
import type { AskedOf } from '../matters.ts';

/** The queries that a position is asked about; each answers yes or no. */
export type YesOrNoQuery = Exclude<AskedOf, 'combat'>;

/** Such a query, by its name. Its asker brings it along: a page loads none that it does not ask. */
export interface AskedQuery {
  readonly name: YesOrNoQuery;
  readonly fields: Readonly<Record<string, { readonly meaning: string }>>;
  readonly pose: (question: unknown) => Posed<DbmSteps, Answer>;
}

/** A query as a position is asked about it. */
export function asked(name: YesOrNoQuery, { fields, pose }: Omit<AskedQuery, 'name'>): AskedQuery {
  return { name, fields, pose };
}
