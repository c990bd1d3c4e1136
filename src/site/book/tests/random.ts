/** Numbers from 0 to 1 that are the same for the same seed. */
export type Random = () => number;

/** Mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function chance(of: number, random: Random): boolean {
  return random() < of;
}

export function pickOf<Kind>(all: readonly Kind[], random: Random): Kind {
  const found = all[Math.floor(random() * all.length)];
  if (found === undefined) throw new Error('Cannot pick one of nothing');
  return found;
}
