import { parseCombatQuestion, resolveCombat, TROOP_TYPES, UnprovidedError } from '../../../src/rules/index.ts';
import { newestRules } from './newest-rules.ts';

// Run by measure-combat.ts in a process of its own: prints how many combats it resolves in a second.

/** Every troop type, as an army list writes it. */
const troops = Object.entries(TROOP_TYPES).map(([type, { graded }]) => (graded ? `Reg ${type} (O)` : `Reg ${type}`));

/** Each against every other, supported by a second rank of its own. */
const combats = troops.flatMap((one, row) =>
  troops.map((other, column) =>
    parseCombatQuestion({
      mode: 'close',
      a: { troop: one, ranks: [one], die: (row % 6) + 1, general: column % 5 === 0 },
      b: { troop: other, die: (column % 6) + 1, going: row % 3 === 0 ? 'rough' : 'good', overlaps: row % 2 },
    }),
  ),
);

/** Those that the clauses provide for: no sheet says what becomes of ships or boats that expendables beat badly. */
const questions = combats.filter((question) => {
  try {
    return 'margin' in resolveCombat(newestRules, question);
  } catch (error) {
    if (error instanceof UnprovidedError) return false;
    throw error;
  }
});
if (questions.length < 0.99 * combats.length) {
  throw new Error(
    `Cannot time the combats: expected an answer to 99 % of them, found ${String(questions.length)} of ${String(combats.length)}`,
  );
}

let answered = 0;
const resolveAll = (): void => {
  for (const question of questions) {
    if (resolveCombat(newestRules, question).trail.length > 0) answered += 1;
  }
};
const warm = performance.now() + 1000;
while (performance.now() < warm) resolveAll();
answered = 0;
const start = performance.now();
while (performance.now() < start + 2000) resolveAll();
const seconds = (performance.now() - start) / 1000;
console.log(answered / seconds);
