import { render } from 'preact';
import sheetStyles from '../../parts/sheet.css?url';
import citationStyles from './citation.css?url';
import { loadStyles } from '../../ground/load-styles.ts';
import { CitationSheet } from './CitationSheet.tsx';
import type { ToCite } from './to-cite.ts';

/**
 * Lay the sheet of a citation over the page. Closed, it is gone, and what was focused before is so again.
 *
 * @throws {Error} If its styles cannot be loaded
 */
export async function showCitation(cited: ToCite): Promise<void> {
  await loadStyles(sheetStyles, citationStyles);
  if (document.querySelector('dialog[open]')) return; // of two taps the first has opened it
  const place = document.createElement('div');
  document.body.append(place);
  const closed = (): void => {
    render(null, place);
    place.remove();
  };
  render(<CitationSheet cited={cited} closed={closed} />, place);
}
