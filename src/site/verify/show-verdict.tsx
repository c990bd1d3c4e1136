import { render } from 'preact';
import { checkCitation } from './check-citation.ts';
import { Verdict } from './Verdict.tsx';

/** What the page tells of itself. */
interface Setting {
  /** The editions there are, oldest first. */
  readonly editions: readonly string[];
  /** What a citation line looks like. */
  readonly example: string;
}

/**
 * Check a citation, and show what came of it.
 *
 * @param stale Whether something else has been asked in the meantime: then nothing is shown
 */
export async function showVerdict(
  place: HTMLElement,
  pasted: string,
  { editions, example }: Setting,
  stale: () => boolean,
): Promise<void> {
  const finding = await checkCitation(pasted, editions);
  if (stale()) return;
  render(<Verdict finding={finding} example={example} editions={editions} />, place);
  place.querySelector('h2')?.focus();
}
