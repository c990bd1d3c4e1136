import { render } from 'preact';
import sheetStyles from '../parts/sheet.css?url';
import styles from './choose-edition.css?url';
import { loadStyles } from '../ground/load-styles.ts';
import { ChooseEdition } from './ChooseEdition.tsx';

/**
 * Ask which edition is played. Closed, the sheet is gone, and what was focused before is so again.
 *
 * @param editions Those that there are, oldest first
 * @throws {Error} If its styles cannot be loaded
 */
export async function showChoice(editions: readonly string[]): Promise<void> {
  await loadStyles(sheetStyles, styles);
  if (document.querySelector('dialog[open]')) return; // of two taps the first has opened it
  const place = document.createElement('div');
  document.body.append(place);
  const closed = (): void => {
    render(null, place);
    place.remove();
  };
  render(<ChooseEdition editions={editions} closed={closed} />, place);
}
