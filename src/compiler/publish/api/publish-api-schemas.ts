import { z } from 'zod';
import { API_SCHEMAS } from './api-schemas.ts';
import { setJson } from '../files/set-json.ts';

const TITLES = {
  clauses: 'Everything that can be cited: /api/clauses.json',
  rulebook: 'An edition: /api/<edition>/rulebook.json',
  changes: 'What changed between two editions: /api/changes/<older>-<newer>.json',
} satisfies Record<keyof typeof API_SCHEMAS, string>;

/** Write the JSON Schema of each document that is served to programs. */
export function publishApiSchemas(files: Map<string, string>): void {
  for (const [name, schema] of Object.entries(API_SCHEMAS)) {
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
