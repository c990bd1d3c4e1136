import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const querySchema = z.object({
  /** Its place in the file if left out. */
  id: z.string().optional(),
  query: z.string(),
  /** What sort of query it is: `abbrev`, `plain` for everyday words, `typo`. */
  style: z.string(),
  /** What answers the query is, stands at, or cites one of these: an id, an address, a statement of the sources. */
  expect: z.array(z.string()).min(1),
  /** The same for what the first result must not be. */
  must_not: z.array(z.string()).default([]),
  /** The edition to search; the newest if left out. */
  edition: z.string().optional(),
});

const fileSchema = z.object({ queries: z.array(querySchema).min(1) });

/** A query with what answers it. */
export type EvalQuery = Omit<z.infer<typeof querySchema>, 'id'> & { readonly id: string };

/**
 * Read a file of queries with their answers, in YAML or JSON.
 *
 * @throws {Error} If it is no such file
 */
export function readQueries(file: string): readonly EvalQuery[] {
  const read = fileSchema.safeParse(parse(readFileSync(file, 'utf8')));
  if (read.success)
    return read.data.queries.map(({ id, ...query }, place) => ({ ...query, id: id ?? String(place + 1) }));
  throw new Error(`Cannot read the queries of ${file}:\n${z.prettifyError(read.error)}`);
}
