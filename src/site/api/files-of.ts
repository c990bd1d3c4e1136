/** The kinds of documents that there are, each by the name of its schema. */
export type DocumentKind = 'clauses' | 'rulebook' | 'changes' | 'counts' | 'matrix';

/** What is published of which there are files: the editions, oldest first, the comparisons of two, and the second game. */
interface Published {
  readonly editions: readonly { readonly id: string }[];
  readonly comparisons: readonly { readonly from: string; readonly to: string }[];
  readonly dba: { readonly id: string };
}

/**
 * The addresses of all files of a kind of document, those of the newest edition first.
 *
 * @throws {Error} If nothing is known of the kind
 */
export function filesOf(kind: DocumentKind, { editions, comparisons, dba }: Published): readonly string[] {
  switch (kind) {
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
      throw new Error(`Cannot list the files of "${String(kind satisfies never)}": nobody said where they are`);
  }
}
