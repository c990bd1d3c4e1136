import sharingStyles from '../parts/sharing/sharing.css?url';
import { layOver } from '../parts/lay-over.ts';
import { Showing } from './Showing.tsx';
import styles from './showing.css?url';
import type { ToShow } from './to-show.ts';

/**
 * Lay something over the whole screen for who sits opposite.
 *
 * @throws {Error} If its styles cannot be loaded
 */
export async function showToOpponent(shown: ToShow): Promise<void> {
  await layOver([sharingStyles, styles], (closed) => <Showing shown={shown} closed={closed} />);
}
