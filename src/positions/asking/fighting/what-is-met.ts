import { SKIRMISHERS, TROOP_TYPES } from '../../../rules/index.ts';
import type { Standing } from '../../placing/index.ts';
import { facesAlike } from './met-behind.ts';

/**
 * The clause to read on someone whom a recoil meets.
 *
 * @param front Who recoils
 * @param alike The clause on friends who face the same way
 */
export function whatIsMet(
  front: Standing,
  other: Standing,
  alike: string,
): { readonly clause: string; readonly why: string } {
  if (other.side !== front.side) return { clause: 'recoiling-elements.blocked-by-enemy', why: 'enemy' };
  if (front.troop?.type === 'El') return { clause: 'recoiling-elements.elephants', why: 'friends of elephants' };
  if (facesAlike(front, other)) {
    const why = 'friends who face the same way';
    return { clause: ordinary(other) ? alike : 'recoiling-elements.blocked-by-friends', why };
  }
  const skirmishers = other.troop !== null && SKIRMISHERS.includes(other.troop.type);
  return skirmishers
    ? { clause: 'recoiling-elements.skirmishers-facing-other-ways', why: 'skirmishers who face another way' }
    : { clause: 'recoiling-elements.others-facing-other-ways', why: 'friends who face another way' };
}

/** Whether the clause on friends who face the same way says nothing of its own of a friend of that type. */
function ordinary({ troop }: Standing): boolean {
  return troop !== null && TROOP_TYPES[troop.type].arm !== 'naval' && !['El', 'WWg', 'Bge'].includes(troop.type);
}
