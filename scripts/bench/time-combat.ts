import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createRuleSet,
  parseCombatQuestion,
  resolveCombat,
  TROOP_TYPES,
  type ClauseCode,
} from '../../src/rules/index.ts';

// Run by measure-combat.ts in a process of its own: prints how many combats it resolves in a second.
const generated = path.resolve('generated');
const editions = JSON.parse(readFileSync(path.join(generated, 'editions.json'), 'utf8')) as { id: string }[];
const newest = editions.at(-1)?.id ?? '';
const compiled = (await import(pathToFileURL(path.join(generated, newest, 'rules.ts')).href)) as {
  clauses: readonly ClauseCode[];
};
const rules = createRuleSet(newest, compiled.clauses);

/** Every troop type, as an army list writes it. */
const troops = Object.entries(TROOP_TYPES).map(([type, { graded }]) => (graded ? `Reg ${type} (O)` : `Reg ${type}`));

/** Each against every other, supported by a second rank of its own. */
const questions = troops.flatMap((one, row) =>
  troops.map((other, column) =>
    parseCombatQuestion({
      mode: 'close',
      a: { troop: one, ranks: [one], die: (row % 6) + 1, general: column % 5 === 0 },
      b: { troop: other, die: (column % 6) + 1, going: row % 3 === 0 ? 'rough' : 'good', overlaps: row % 2 },
    }),
  ),
);

let answered = 0;
let steps = 0;
const resolveAll = (): void => {
  for (const question of questions) {
    const answer = resolveCombat(rules, question);
    steps += answer.trail.length;
    if ('margin' in answer) answered += 1;
  }
};
const warm = performance.now() + 1000;
while (performance.now() < warm) resolveAll();
answered = 0;
const start = performance.now();
while (performance.now() < start + 2000) resolveAll();
const seconds = (performance.now() - start) / 1000;
if (steps === 0) throw new Error('Cannot time the combats: no answer has a trail');
console.log(answered / seconds);
