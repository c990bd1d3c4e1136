import { layOver } from '../parts/lay-over.ts';
import sheetStyles from '../parts/sheet.css?url';
import { ChooseEdition } from './ChooseEdition.tsx';
import styles from './choose-edition.css?url';

/**
 * Ask which edition is played.
 *
 * @param editions Those that there are, oldest first
 * @throws {Error} If its styles cannot be loaded
 */
export async function showChoice(editions: readonly string[]): Promise<void> {
  await layOver([sheetStyles, styles], (closed) => <ChooseEdition editions={editions} closed={closed} />);
}
