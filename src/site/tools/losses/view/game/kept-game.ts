import { beforeLosses } from '../../../index.ts';
import { gameQuery } from '../../../calculator/state/game-query.ts';
import { KEPT_GAME } from '../../../calculator/state/kept.ts';

/** Take up the game that is kept, where the address tells nothing and nothing was written into the plain form. */
export function takeUpKeptGame(): void {
  const { edition, text } = KEPT_GAME.kept();
  const written = [...document.querySelectorAll<HTMLInputElement>('#calculator input[type="text"]')];
  if (text === null || location.search !== '' || written.some(({ value }) => value !== '')) return;
  history.replaceState(null, '', location.pathname + gameQuery(edition, text));
}

/** Whether the game that is kept gives way to another as soon as that is changed: only to one of the same army. */
export function keptGameYields(text: string): boolean {
  const kept = KEPT_GAME.kept().text;
  return kept === null || beforeLosses(kept) === beforeLosses(text);
}
