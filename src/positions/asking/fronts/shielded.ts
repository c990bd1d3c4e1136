import { BASE_WIDTH, distance } from '../../geometry/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import type { Asking } from '../reading/asking.ts';
import { statedFact, type Fact } from '../reading/fact.ts';
import { known, untold, type Reading } from '../reading/reading.ts';
import type { Stay } from './stay.ts';
import { standsBetween, type Between } from './zone.ts';

/** Whether a friend stands in the way of that enemy's front wherever it is known to be in front of it. */
export function shielded(
  mover: Standing,
  moved: Standing,
  enemy: Standing,
  { starts, ends }: Pick<Stay, 'starts' | 'ends'>,
  { before, after, movers }: Asking,
): { readonly reading: Reading; readonly fact: Fact | null } {
  const others = ({ elements }: Standings) =>
    elements.filter(
      ({ label, base }) =>
        label !== enemy.label &&
        label !== mover.label &&
        // Whoever is further off is not within 1 base width of that front.
        distance(base.at, enemy.base.at) <= 3 * BASE_WIDTH + base.depth,
    );
  const found: Between[] = [
    ...(starts.answer === 'no' ? [] : [standsBetween(mover.base, enemy, others(before))]),
    ...(before === after || ends.answer === 'no' ? [] : [standsBetween(moved.base, enemy, others(after))]),
  ];
  const [first] = found;
  const element = found.find((each) => each.element !== null)?.element ?? null;
  if (first === undefined || element === null) return { reading: known('none'), fact: null };
  const sure = found.some(({ answer }) => answer === 'yes');
  const where = sure ? 'between' : 'near the way between';
  const fact = statedFact(`${element.label} stands ${where} ${mover.label} and ${enemy.label}`);
  if (found.some(({ answer }) => answer === 'no')) return { reading: known('none'), fact };
  // One who moves too does not stand there all the time, and between start and end nobody told the way of who turns.
  const always =
    found.every(({ answer }) => answer === 'yes') &&
    !movers.includes(element.label) &&
    mover.base.facing === moved.base.facing;
  return { reading: always ? known('element') : untold('element', 'none'), fact };
}
