import type { Citation } from '../line/index.ts';

/** What a local ruling on a cited text would be about: the text itself; of a worked ruling the clause that it rests on most. */
export function ruledOn({ game, id }: Citation): string | null {
  if (game !== 'DBM') return null;
  if (!id.startsWith('rulings.')) return id;
  return document.querySelector<HTMLElement>('main [data-about]')?.dataset.about?.split(' ')[0] ?? null;
}
