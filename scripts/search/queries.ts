import { readFileSync } from 'node:fs';
import { z } from 'zod';

const querySchema = z.object({
  id: z.string(),
  query: z.string(),
  /** What sort of query it is: `abbrev`, `plain`, `typo`. */
  style: z.string(),
  /** Statements of the sources: what answers the query cites one of them. */
  expect: z.array(z.string()).min(1),
  /** Statements that the first result must not rest on. */
  must_not: z.array(z.string()).default([]),
  /** The edition to search; the newest if left out. */
  edition: z.string().optional(),
});

const fileSchema = z.object({ queries: z.array(querySchema).min(1) });

/** A query with what answers it. */
export type EvalQuery = z.infer<typeof querySchema>;

/**
 * Read a file of queries with their answers.
 *
 * @throws {Error} If it is no such file
 */
export function readQueries(file: string): readonly EvalQuery[] {
  const read = fileSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (read.success) return read.data.queries;
  throw new Error(`Cannot read the queries of ${file}:\n${z.prettifyError(read.error)}`);
}
