import { layOver } from '../../parts/lay-over.ts';
import sheetStyles from '../../parts/sheet.css?url';
import { CitationSheet } from './CitationSheet.tsx';
import sharingStyles from '../../parts/sharing/sharing.css?url';
import type { ToCite } from './to-cite.ts';

/**
 * Lay the sheet of a citation over the page.
 *
 * @throws {Error} If its styles cannot be loaded
 */
export async function showCitation(cited: ToCite): Promise<void> {
  await layOver([sheetStyles, sharingStyles], (closed) => <CitationSheet cited={cited} closed={closed} />);
}
