import { formatTroop } from '../../../../../rules/index.ts';
import type { Option, Scene } from '../../../index.ts';

/** The elements by their names, as one chooses among them. */
export function namedElements({ position }: Scene): readonly Option[] {
  return position.elements.map(({ label, troop, side }) => ({
    value: label,
    label: [label, troop === null ? null : formatTroop(troop), side === 'enemy' ? '(enemy)' : null]
      .filter((word) => word !== null)
      .join(' '),
  }));
}
