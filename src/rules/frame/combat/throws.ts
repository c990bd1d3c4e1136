/** The faces of a die. */
export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Something of each of the 36 throws of two dice, the lower die of the first side first. */
export function ofEachThrow<T>(find: (dieA: number, dieB: number) => T): readonly T[] {
  return FACES.flatMap((dieA) => FACES.map((dieB) => find(dieA, dieB)));
}
