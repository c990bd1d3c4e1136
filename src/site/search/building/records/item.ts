import type { PublishedCitation } from '../../../../compiler/publish/index.ts';
import type { Findable, Passage } from '../../engine/index.ts';
import type { PublishedReader } from '../published-reader-fs.ts';

/** Something that can be found, with what it is found by. */
export interface Item extends Findable {
  readonly passages: readonly Passage[];
  /** The ids of the clauses and clarifications that it interprets. */
  readonly interprets?: readonly string[];
}

/** What the compiler wrote, as the records are made of it. */
export interface Published {
  readonly read: PublishedReader;
  /** The editions of DBM, oldest first. */
  readonly editions: readonly string[];
  /** How people ask for something, by its id. */
  readonly asked: (id: string) => readonly Passage[];
  /** What the statements say that something cites. */
  readonly topics: (citations: readonly PublishedCitation[]) => readonly Passage[];
}

/** What most records have in common. */
export const plain = { answer: null, addresses: [], instead: [] } as const;

/** `fig 11a` and `fig 11` for the title of a figure, for each of several; nothing for another title. */
export function figureAddresses(title: string): readonly string[] {
  const [named = ''] = /^Figures? [^:]*/i.exec(title) ?? [];
  const figures = [...named.matchAll(/(\d+)([a-d]?)/g)];
  return [...new Set(figures.flatMap(([figure, number = '']) => [`fig ${figure}`, `fig ${number}`]))];
}
