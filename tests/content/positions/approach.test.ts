import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editions } from '../ask.ts';
import { anyScene, judgedAs } from './any-scene.ts';

/** `LAW_RUNS` tells another number, as for the laws of the geometry. */
const RUNS = Number(process.env.LAW_RUNS ?? 300) * 2;

test('where a move in front of enemy is refused, so is the contact to which it leads, and nothing else is', () => {
  let refusals = 0;
  fc.assert(
    fc.property(anyScene(['contact']), fc.constantFrom(...editions.slice(1)), (scene, edition) => {
      const answer = judgedAs(scene, edition);
      if (answer === null || answer.rulings.length === 0) return;
      const asked = { ...scene.asked, ask: 'in-front', tell: { spontaneous: false } };
      const fronts = judgedAs({ ...scene, asked }, edition)?.rulings ?? [];
      const refused = fronts.filter(({ verdict }) => verdict === 'no').map(({ about }) => about);
      const told = answer.rulings.filter(({ query }) => query === 'in-front').map(({ about }) => about);
      expect(told).toEqual(refused);
      refusals += told.length;
    }),
    { numRuns: RUNS },
  );
  expect(refusals).toBeGreaterThan(RUNS / 100);
});
