import { TABLE_QUERY } from '../../../src/positions/index.ts';
import { ask } from '../../../src/rules/index.ts';
import { newestRules } from './newest-rules.ts';

// Run by measure-table.ts in a process of its own: prints in how many milliseconds a table with 100 elements is judged.

const [matter = 'contact'] = process.argv.slice(2);

/** Two lines of 25 files, two deep, 150 paces apart; an element of the one moves onto the other. */
const lines = ['own', 'enemy'].flatMap((side, of) =>
  Array.from({ length: 25 }, (_, file) => {
    const [x, y, facing] = [file * 80 * (of === 0 ? 1 : -1), of === 0 ? 0 : 150, of === 0 ? 'N' : 'S'];
    const name = `${side}${String(file)}`;
    return [
      `${name}: ${side} Reg Bd (O) at ${String(x + (of === 0 ? 0 : 1920))},${String(y)} facing ${facing}`,
      `${name}b: ${side} Reg Bd (O) behind ${name}`,
    ];
  }).flat(),
);
const place = { contact: 'front on enemy12 front', shoot: null, march: 'at 960,50 facing N' }[matter] ?? null;
const question = {
  ask: matter,
  position: lines,
  mover: 'own12',
  ...(place === null ? {} : { to: place }),
  ...(matter === 'shoot' ? { target: 'enemy12' } : {}),
};
const judge = (): void => {
  const { verdict } = ask(TABLE_QUERY, newestRules, question) as { readonly verdict?: string };
  if (verdict === undefined) throw new Error('Cannot time the table: expected a verdict, found none');
};
const warm = performance.now() + 1000;
while (performance.now() < warm) judge();
let judged = 0;
const start = performance.now();
while (performance.now() < start + 2000) {
  judge();
  judged += 1;
}
console.log((performance.now() - start) / judged);
