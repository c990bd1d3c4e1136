const ARROWS: Readonly<Record<string, 'left' | 'right' | 'up' | 'down'>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** What was typed, and when the last letter of it: letters that follow soon are one word. */
let typed = { word: '', at: 0 };
const ONE_WORD = 1000;

/** Move among tiles by keyboard: arrows go to the neighbour, letters to the tile whose short or full name they begin. */
export function moveAmongTiles(event: KeyboardEvent): void {
  const { key, currentTarget, ctrlKey, altKey, metaKey } = event;
  if (!(currentTarget instanceof HTMLElement) || ctrlKey || altKey || metaKey) return;
  const tiles = [...currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')];
  const found = key in ARROWS ? neighbour(tiles, key) : /^[a-z]$/i.test(key) ? begunBy(tiles, event) : undefined;
  if (found === undefined) return;
  event.preventDefault();
  found.focus();
}

function neighbour(tiles: readonly HTMLButtonElement[], key: string): HTMLButtonElement | undefined {
  const here = document.activeElement?.getBoundingClientRect();
  if (here === undefined) return undefined;
  const way = ARROWS[key];
  const at = tiles.findIndex((tile) => tile === document.activeElement);
  if (way === 'left' || way === 'right') return tiles[at + (way === 'left' ? -1 : 1)];
  const inColumn = tiles.filter((tile) => Math.abs(tile.getBoundingClientRect().left - here.left) < here.width / 2);
  const place = inColumn.findIndex((tile) => tile === document.activeElement);
  return inColumn[place + (way === 'up' ? -1 : 1)];
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
