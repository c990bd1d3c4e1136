import type { Base } from '../../../../positions/index.ts';
import type { TableShown } from '../shown.ts';
import type { Standing } from './standing.ts';

/** Where those stand after a full recoil who might recoil. */
export function recoiled({ after }: Standing, answer: TableShown | null): readonly Base[] {
  return (answer?.rulings ?? []).flatMap(({ aftermath = [] }) =>
    aftermath.flatMap(({ of, ends }) => {
      const base = after.elements.find(({ label }) => label === of)?.base;
      return ends === null || base === undefined
        ? []
        : [{ ...base, at: { x: ends.x, y: ends.y }, facing: ends.facing }];
    }),
  );
}
