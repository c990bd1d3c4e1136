/** Whether two plain values (numbers, words, lists, objects) are alike throughout. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === 0 && other === 0; // 0 and -0
  }
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && sameValue(one[key as keyof typeof one], other[key as keyof typeof other]))
  );
}
