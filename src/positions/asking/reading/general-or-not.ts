import { parseTroop, TROOP_TYPES } from '../../../rules/index.ts';
import { known, untold, type Reading } from './reading.ts';

/** Members of a group, as a question has them. */
interface Member {
  readonly troop: string;
}

/** Who moves: no position tells who is a general, and one who is mounted among foot may be theirs. */
export function generalOrNot(members: readonly Member[]): Reading {
  const isMounted = ({ troop }: Member): boolean => TROOP_TYPES[parseTroop(troop).type].arm === 'mounted';
  const mounted = members.filter(isMounted);
  if (mounted.length !== 1 || members.length === 1) return known(members);
  return untold(
    members,
    members.map((each) => (isMounted(each) ? { ...each, general: true } : each)),
  );
}
