/** What was proved of one space: `content/theorems/proofs/<space>.json`. */
interface ProofsOfSpace {
  readonly space: { readonly name: string; readonly query: string };
  readonly counts: object;
  readonly differences: object;
  readonly theorems: Readonly<Record<string, object>>;
}

/** The order in which spaces are told: by what they ask, and by name. */
const QUERIES = ['combat', 'pips', 'move', 'march', 'cost', 'losses'];

/**
 * Put together what was proved of each space, as `generated/proofs.json` has it: the same, in whatever order it comes. A
 * text that cannot be read, such as one with two people's changes in conflict, counts as none: of its space, all is proved
 * anew.
 *
 * @param texts Of the files of `content/theorems/proofs/`
 */
export function joinProofs(texts: Iterable<string>): string {
  const all = [...texts]
    .flatMap(readProofs)
    .toSorted((one, other) => placeOf(one) - placeOf(other) || (one.space.name < other.space.name ? -1 : 1));
  const bySpace = (part: 'counts' | 'differences'): object =>
    Object.fromEntries(all.map((each) => [each.space.name, each[part]]));
  const theorems = all.flatMap((each) => Object.entries(each.theorems));
  const joined = {
    spaces: all.map(({ space }) => space),
    counts: bySpace('counts'),
    theorems: Object.fromEntries(theorems.toSorted(([one], [other]) => (one < other ? -1 : 1))),
    differences: bySpace('differences'),
  };
  return `${JSON.stringify(joined, null, 1)}\n`;
}

function readProofs(text: string): readonly ProofsOfSpace[] {
  try {
    const { space, counts = {}, differences = {}, theorems = {} } = JSON.parse(text) as Partial<ProofsOfSpace>;
    return space === undefined ? [] : [{ space, counts, differences, theorems }];
  } catch {
    return [];
  }
}

function placeOf({ space }: ProofsOfSpace): number {
  return QUERIES.indexOf(space.query);
}
