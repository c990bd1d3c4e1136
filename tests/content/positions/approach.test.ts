import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editions } from '../ask.ts';
import { anyScene, ruledAs } from './any-scene.ts';

/** `LAW_RUNS` tells another number, as for the laws of the geometry. */
const RUNS = Number(process.env.LAW_RUNS ?? 300) * 2;

/** Of a move into contact, who contacts the front of whom with his own, as `B before A`: nothing else is asked of these. */
const FRONT_ON_FRONT = /^(\S+)’s front edge is (?:in full contact with|partly on|on) (\S+)’s front\b/u;

test('where a move in front of enemy is refused, so is the contact to which it leads, but of whose front it contacts', () => {
  let refusals = 0;
  fc.assert(
    fc.property(anyScene(['contact']), fc.constantFrom(...editions.slice(1)), (scene, edition) => {
      const answer = ruledAs(scene, edition);
      if (answer === null || answer.rulings.length === 0) return;
      const asked = { ...scene.asked, ask: 'in-front', tell: { spontaneous: false } };
      const fronts = ruledAs({ ...scene, asked }, edition)?.rulings ?? [];
      const faced = answer.rulings.flatMap(({ facts: [first] }) => {
        const [, mover, enemy] = FRONT_ON_FRONT.exec(first?.fact ?? '') ?? [];
        return mover === undefined ? [] : [`${mover} before ${enemy ?? ''}`];
      });
      const refused = fronts.filter(({ verdict }) => verdict === 'no').map(({ about }) => about);
      const told = answer.rulings.filter(({ query }) => query === 'in-front').map(({ about }) => about);
      expect(told.filter((about) => !refused.includes(about))).toEqual([]);
      expect(refused.filter((about) => !told.includes(about) && !faced.includes(about))).toEqual([]);
      refusals += told.length;
    }),
    { numRuns: RUNS },
  );
  expect(refusals).toBeGreaterThan(RUNS / 100);
});
