import type { Clause, SourceText } from '../../../rulebook/index.ts';

/** Of a page beside the rulebook that is read as a clause: it stands on no printed page, and is the whole of its file. */
export function nowhere(
  source: SourceText,
): Pick<
  Clause,
  | 'held'
  | 'changes'
  | 'page'
  | 'place'
  | 'from'
  | 'until'
  | 'army'
  | 'figures'
  | 'start'
  | 'end'
  | 'bodyStart'
  | 'bodyEnd'
  | 'position'
> {
  return {
    held: true,
    changes: [],
    ...{ page: null, place: null, from: null, until: null, army: null, figures: null },
    ...{ start: 0, end: source.length, bodyStart: 0, bodyEnd: source.length, position: source.positionAt(0) },
  };
}
