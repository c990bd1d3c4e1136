import { DBM_WITH_TABLE } from '../../../positions/index.ts';
import { DBA, objectSchema, type AnyGame } from '../../../rules/index.ts';
import { setJson } from '../files/set-json.ts';

/** Every game that can be asked, and in which folder the schemas of its questions stand. */
const GAMES: readonly (readonly [AnyGame, string])[] = [
  [DBM_WITH_TABLE, ''],
  [DBA, `${DBA.id}/`],
];

/** Write the JSON Schema of the questions of each query: `schemas/questions/combat.json`, those of DBA in `schemas/questions/dba/`. */
export function publishQuestionSchemas(files: Map<string, string>): void {
  for (const [game, folder] of GAMES)
    for (const [name, query] of Object.entries(game.queries))
      setJson(files, `schemas/questions/${folder}${name}.json`, questionSchema(game, name, query));
}

function questionSchema(
  { id }: AnyGame,
  name: string,
  { summary, fields, example }: AnyGame['queries'][string],
): Readonly<Record<string, unknown>> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `A question for the query ${name} of ${id.toUpperCase()}`,
    description: summary,
    examples: [example],
    ...objectSchema(fields),
  };
}
