/**
 * Links of a chain as they are said: `3.1`, `3.1 and 3.3`, `3.1 to 3.4`, `every edition`.
 *
 * @param ids In any order
 * @param chain All that there are, oldest first
 */
export function chainInWords(ids: readonly string[], chain: readonly string[]): string {
  const places = ids.map((id) => chain.indexOf(id)).toSorted((one, other) => one - other);
  if (places.length === chain.length) return 'every edition';
  const runs: number[][] = [];
  for (const place of places) {
    const run = runs.at(-1);
    if (run?.at(-1) === place - 1) run.push(place);
    else runs.push([place]);
  }
  const said = runs.flatMap((run) => {
    const names = run.map((place) => chain[place] ?? '');
    return names.length > 2 ? `${names[0] ?? ''} to ${names.at(-1) ?? ''}` : names;
  });
  const last = said.pop() ?? '';
  return said.length === 0 ? last : `${said.join(', ')} and ${last}`;
}

/**
 * Neighbours of a chain as the span that they are: `3.1`, `3.1 to 3.3`.
 *
 * @param ids One after another, as the chain has them
 */
export function spanInWords(ids: readonly string[]): string {
  const [first = '', last = ''] = [ids[0], ids.at(-1)];
  return first === last ? first : `${first} to ${last}`;
}
