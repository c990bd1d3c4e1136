import type { PublishedChange } from '../../compiler/publish/index.ts';
import { editions, histories } from '../ground/published.ts';
import { dateInWords } from '../wording/date-in-words.ts';

const DONE = {
  Replace: 'Reworded',
  ReplaceText: 'Words changed',
  SetCell: 'Figure changed',
  Insert: 'Added',
  Delete: 'Removed',
};

/** What an amendment did to a clause, and when: `Reworded in 3.4, 2022`; a text that stays as it was is printed again. */
export function doneTo(id: string, { kind, edition, citations }: PublishedChange): string {
  const version = histories[id]?.versions.find((each) => each.edition === edition);
  const stays = version?.change === 'renumbered' || version?.change === 'moved' || version?.change === 'unchanged';
  // What an organiser has added to a sheet since bears a day of its own.
  const dated = citations.find((citation) => citation.dated !== undefined)?.dated;
  const date = dated ?? editions.find((each) => each.id === edition)?.date;
  return `${kind === 'Replace' && stays ? 'Printed again' : DONE[kind]} in ${edition}${date ? `, ${dateInWords(date)}` : ''}`;
}
