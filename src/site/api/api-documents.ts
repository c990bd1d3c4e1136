import type { DocumentKind } from './files-of.ts';
import type { JsonSchema } from './json-schema.ts';

/** A kind of document that the site serves to programs. */
export interface ApiDocument {
  /** Name of its schema: `/api/schemas/clauses.json`. */
  readonly schema: DocumentKind;
  /** Its address; what stands in angle brackets varies. */
  readonly address: string;
  readonly title: string;
  readonly about: string;
}

export const API_DOCUMENTS: readonly ApiDocument[] = [
  {
    schema: 'clauses',
    address: '/api/clauses.json',
    title: 'Everything that can be cited',
    about:
      'A list of every clause of every edition, clarification, guideline, erratum, ruling, discrepancy and glossary term: its id, address, title, sources and the digest of its text. Compare digests to learn what was reworded since you last looked.',
  },
  {
    schema: 'rulebook',
    address: '/api/<edition>/rulebook.json',
    title: 'A whole edition',
    about:
      'The sections of an edition in printed order, and its clauses by id: text, tables of figures, sources, what changed them, the code that is the rule, and its worked examples. For the second game the edition is called dba.',
  },
  {
    schema: 'changes',
    address: '/api/changes/<older>-<newer>.json',
    title: 'What changed between two editions',
    about:
      'Every clause that differs between two editions, the older one named first: how it read before and after, which figures changed, and by which instruction of which sheet. Any two editions of DBM can be compared.',
  },
  {
    schema: 'counts',
    address: '/api/counts.json',
    title: 'Counts to test a program by',
    about:
      'Of every space that theorems are claimed over, and every edition: how many situations it has, how they end or are answered, and digests of all of that in sixteen parts. A program that comes to the same digests answers every one of them as we do.',
  },
  {
    schema: 'matrix',
    address: '/api/matrix/index.json',
    title: 'Every situation, line by line',
    about:
      'Of every space and every edition, whether its matrix is here for download: every situation with what it comes to, as packed NDJSON. An ordinary build of this site has none of these files, and says so here.',
  },
];

const SCHEMA_FILES = '/generated/schemas/';
const schemas = import.meta.glob<JsonSchema>('/generated/schemas/**/*.json', { eager: true, import: 'default' });

/** The names of all schemas: `rulebook`, `questions/combat`. */
export const SCHEMAS = Object.keys(schemas).map((file) => file.slice(SCHEMA_FILES.length, -'.json'.length));

/** The queries of a game whose questions have a schema, in the order of the alphabet. */
export function queriesWithSchema(game: 'dbm' | 'dba'): readonly string[] {
  const folder = game === 'dba' ? 'questions/dba/' : 'questions/';
  return SCHEMAS.filter((name) => name.startsWith(folder))
    .map((name) => name.slice(folder.length))
    .filter((name) => !name.includes('/'));
}

/**
 * The JSON Schema of a kind of document, of a question or of an answer.
 *
 * @param name Its name: `rulebook`, `questions/combat`
 * @throws {Error} If the compiler wrote none
 */
export function schemaOf(name: string): JsonSchema {
  const schema = schemas[`${SCHEMA_FILES}${name}.json`];
  if (schema === undefined)
    throw new Error(`Cannot serve the schema "${name}": the compiler wrote no "generated/schemas/${name}.json"`);
  return schema;
}
