import fc from 'fast-check';
import { MATTERS, type Place } from '../../../../positions/index.ts';
import { anyStated } from '../../../../positions/text/tests/any-stated.ts';
import type { Scene } from '../scene.ts';

/** Any scene that an address can hold: elements, and something that is asked of them. */
export const anyScene: fc.Arbitrary<Scene> = anyStated
  .filter(({ elements }) => elements.length > 0)
  .chain((position) => {
    const labels = position.elements.map(({ label }) => label);
    const places: readonly Place[] = position.elements.flatMap((each) => each.places);
    const asked = fc.shuffledSubarray(labels);
    return fc.record({
      position: fc.constant(position),
      ask: fc.constantFrom(...MATTERS),
      movers: asked,
      to: fc.option(fc.constantFrom(...places), { nil: null }),
      ends: fc
        .tuple(fc.shuffledSubarray(labels), fc.shuffledSubarray(labels), fc.constantFrom(...places))
        .map(([who, others, to]) =>
          who.map((label) => ({ label, with: others.filter((each) => !who.includes(each)), to })),
        ),
      target: fc.option(fc.constantFrom(...labels), { nil: null }),
      between: asked.map((each) => each.slice(0, 2)),
      tell: fc.dictionary(
        fc.stringMatching(/^[a-z][A-Za-z]{0,12}$/),
        fc.oneof(fc.boolean(), fc.integer(), fc.string()),
      ),
    });
  });
