import type { DbmRules } from '../../../rules/index.ts';
import type { Told } from '../../geometry/index.ts';
import { elementNamed, type Asking } from '../reading/asking.ts';
import type { Fact } from '../reading/fact.ts';
import { isNaval } from '../reading/troop-of.ts';
import { barredByFortifications, barredFrom, type Barred } from '../reaching/may-enter.ts';
import { fortificationsOnWay } from '../terrain/fortifications-on-way.ts';
import { groundOnTheWay } from '../terrain/ground-on-way.ts';

/**
 * What those who march go over, and what of it no text that we have lets them: `march` is asked of enemy alone, and a march is
 * else as a tactical move (march-moves.march-move). By a way that is not straight nothing tells whether it crosses what is
 * between.
 *
 * @param straight Whether they end straight ahead
 */
export function marchGround(
  rules: DbmRules,
  { before, after, movers }: Pick<Asking, 'before' | 'after' | 'movers'>,
  straight: Told,
): { readonly facts: readonly Fact[]; readonly barred: Barred | null } {
  const ways = movers.map((label) => ({ element: elementNamed(before, label), moved: elementNamed(after, label) }));
  const works = ways.flatMap(({ element, moved }) => fortificationsOnWay(element, moved, before, straight !== 'no'));
  const [entered = null] = ways.flatMap(({ element, moved }) =>
    isNaval(element)
      ? []
      : (barredFrom(rules, { element, moved, straight: straight !== 'no', onWater: false }, before) ?? []),
  );
  const ground = straight === 'no' ? [] : ways.flatMap(({ element, moved }) => groundOnTheWay(element, moved, before));
  return { facts: [...ground, ...works], barred: barredByFortifications(rules, works, straight !== 'no') ?? entered };
}
