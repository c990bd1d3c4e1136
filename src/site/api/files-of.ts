/** What is published of which there are files: the editions, oldest first, the comparisons of two, and the second game. */
interface Published {
  readonly editions: readonly { readonly id: string }[];
  readonly comparisons: readonly { readonly from: string; readonly to: string }[];
  readonly dba: { readonly id: string };
}

/**
 * The addresses of all files of a kind of document.
 *
 * @param schema Name of its schema: `rulebook`
 * @returns The newest edition first; none of a kind that is unknown
 */
export function filesOf(schema: string, { editions, comparisons, dba }: Published): readonly string[] {
  switch (schema) {
    case 'counts':
      return ['/api/counts.json'];
    case 'matrix':
      return ['/api/matrix/index.json'];
    case 'clauses':
      return ['/api/clauses.json'];
    case 'rulebook':
      return [...editions.map(({ id }) => id).toReversed(), dba.id].map((id) => `/api/${id}/rulebook.json`);
    case 'changes':
      return comparisons.map(({ from, to }) => `/api/changes/${from}-${to}.json`);
    default:
      return [];
  }
}
