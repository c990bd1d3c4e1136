import { NEAREST_ON_DEMAND, NotLoadedError, TABLE_ON_DEMAND } from '../../../src/positions/index.ts';
import { ask } from '../../../src/rules/index.ts';
import { newestRules } from './newest-rules.ts';

// Run by measure-table.ts in a process of its own: prints in how many milliseconds a table with 100 elements is judged as the
// page judges it; or with `nearby`, how long it takes to look for where the move may end instead.

const [matter = 'contact', what = 'verdict'] = process.argv.slice(2);
const query = what === 'nearby' ? NEAREST_ON_DEMAND : TABLE_ON_DEMAND;

/** Two lines of 25 files of bowmen, two deep, 150 paces apart; an element of the one moves onto the other, or shoots at it. */
const lines = ['own', 'enemy'].flatMap((side, of) =>
  Array.from({ length: 25 }, (_, file) => {
    const [x, y, facing] = [file * 80 * (of === 0 ? 1 : -1), of === 0 ? 0 : 150, of === 0 ? 'N' : 'S'];
    const name = `${side}${String(file)}`;
    return [
      `${name}: ${side} Reg Bw (O) at ${String(x + (of === 0 ? 0 : 1920))},${String(y)} facing ${facing}`,
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
  const { verdict } = ask(query, newestRules, question) as { readonly verdict?: string };
  if (verdict === undefined) throw new Error('Cannot time the table: expected a verdict, found none');
};
/** Load what the matter turns on, as the page does when it is asked first. */
const prepare = async (): Promise<void> => {
  try {
    judge();
  } catch (error) {
    if (!(error instanceof NotLoadedError)) throw error;
    await error.load();
    await prepare();
  }
};
await prepare();
const warm = performance.now() + 1000;
while (performance.now() < warm) judge();
let judged = 0;
const start = performance.now();
while (performance.now() < start + 2000) {
  judge();
  judged += 1;
}
console.log((performance.now() - start) / judged);
