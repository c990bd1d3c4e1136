import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ask, createRuleSet, DBA, DBM, type AnyClauseCode, type AnyGame } from '../../../src/rules/index.ts';

// Run by measure-queries.ts in a process of its own: prints how many answers a second one query gives, from JSON that
// has been parsed to an answer with its trail. Its question is that of the help, varied by what another die would be.
const [gameId, name = ''] = process.argv.slice(2);
const game: AnyGame = gameId === DBA.id ? DBA : DBM;
const query = game.queries[name];
if (query === undefined) throw new Error(`Cannot time "${name}": ${game.id} has no such query`);

const generated = path.resolve('generated');
const editions = JSON.parse(readFileSync(path.join(generated, 'editions.json'), 'utf8')) as { id: string }[];
const folder = game === DBA ? DBA.id : (editions.at(-1)?.id ?? '');
const compiled = (await import(pathToFileURL(path.join(generated, folder, 'rules.ts')).href)) as {
  clauses: readonly AnyClauseCode[];
};
const rules = createRuleSet(game, folder, compiled.clauses);

let answered = 0;
const askFor = (milliseconds: number): number => {
  const start = performance.now();
  answered = 0;
  while (performance.now() < start + milliseconds) {
    for (let round = 0; round < 50; round++) {
      if ('trail' in ask(query, rules, query.example)) answered += 1;
    }
  }
  return answered / ((performance.now() - start) / 1000);
};
askFor(500);
console.log(askFor(1000));
