import { z } from 'zod';
import { API_SCHEMAS, matrixLineSchema } from './api-schemas.ts';
import { tableAnswerSchema } from './table-answer-schema.ts';
import { setJson } from '../files/set-json.ts';

const SCHEMAS = { ...API_SCHEMAS, 'matrix-line': matrixLineSchema, 'answers/table': tableAnswerSchema };

const TITLES = {
  clauses: 'Everything that can be cited: /api/clauses.json',
  rulebook: 'An edition: /api/<edition>/rulebook.json',
  changes: 'What changed between two editions: /api/changes/<older>-<newer>.json',
  counts: 'What every space comes to: /api/counts.json',
  matrix: 'Which files of the matrix are there: /api/matrix/index.json',
  'matrix-line': 'A line of /api/matrix/<edition>/<space>.ndjson.gz',
  'answers/table': 'An answer of the query table',
} satisfies Record<keyof typeof SCHEMAS, string>;

/** Write the JSON Schema of each document that is served to programs, of a line of the matrix, and of what the query `table` answers. */
export function publishApiSchemas(files: Map<string, string>): void {
  for (const [name, schema] of Object.entries(SCHEMAS)) {
    const { $schema, ...rest } = z.toJSONSchema(schema, {
      target: 'draft-2020-12',
      // What our own code keeps to says nothing to whoever reads the file.
      override: ({ jsonSchema }) => {
        delete jsonSchema.readOnly;
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      },
    });
    setJson(files, `schemas/${name}.json`, { $schema, title: TITLES[name as keyof typeof TITLES], ...rest });
  }
}
