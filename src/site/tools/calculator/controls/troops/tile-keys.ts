const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** What was typed, and when the last letter of it: letters that follow soon are one word. */
let typed = { word: '', at: 0 };
const ONE_WORD = 1000;

/** Move among tiles by keyboard: arrows go to the one before or after, letters to the tile whose short or full name they begin. */
export function moveAmongTiles(event: KeyboardEvent): void {
  const { key, currentTarget, ctrlKey, altKey, metaKey } = event;
  if (!(currentTarget instanceof HTMLElement) || ctrlKey || altKey || metaKey) return;
  const tiles = [...currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')];
  const step = ARROWS[key];
  const at = tiles.findIndex((tile) => tile === document.activeElement);
  const found = step !== undefined ? tiles[at + step] : /^[a-z]$/i.test(key) ? begunBy(tiles, event) : undefined;
  if (found === undefined) return;
  event.preventDefault();
  found.focus();
}

function begunBy(
  tiles: readonly HTMLButtonElement[],
  { key, timeStamp }: KeyboardEvent,
): HTMLButtonElement | undefined {
  const word = (timeStamp - typed.at < ONE_WORD ? typed.word : '') + key.toLowerCase();
  const begins = (start: string) => tiles.find((tile) => namesOf(tile).some((name) => name.startsWith(start)));
  const found = begins(word) ?? begins(key.toLowerCase());
  typed = { word: begins(word) === undefined ? key.toLowerCase() : word, at: timeStamp };
  return found;
}

/** Its abbreviation, and its name. */
function namesOf(tile: HTMLElement): readonly string[] {
  return [...tile.children].map((part) => part.textContent.trim().toLowerCase());
}
