import { parseTroop, TROOP_TYPES, type Grade, type TroopType } from '../../rules/index.ts';

export type Arm = (typeof TROOP_TYPES)[TroopType]['arm'];

/** Troops of a kind, as theorems look at them. */
export interface KindSeen {
  readonly type: TroopType;
  readonly grade: Grade | null;
  readonly arm: Arm;
}

/** Look at a kind of troops, as the troop dimension names it; null where it names none, as for fortifications. */
export function kindSeen(name: string | null): KindSeen | null {
  const [written = ''] = /^[A-Za-z]+(?: \([A-Z]\))?/u.exec(name ?? '') ?? [];
  const [code = ''] = written.split(' ');
  if (!Object.hasOwn(TROOP_TYPES, code)) return null;
  const { type, grade } = parseTroop(written);
  return { type, grade, arm: TROOP_TYPES[type].arm };
}
