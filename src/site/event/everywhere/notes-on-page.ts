import { isOver, type EventSheet } from '../link/index.ts';
import { address } from '../../ground/address.ts';
import { dateInWords } from '../../wording/date-in-words.ts';
import { collectionAt } from './collections-at-event.ts';
import { line, made } from './elements.ts';

/** What is to be told of this page: that it is not what the event plays. */
export function notesOn(sheet: EventSheet): readonly HTMLElement[] {
  const notes: HTMLElement[] = [];
  const { edition, game } = document.documentElement.dataset;
  if (game === undefined && document.querySelector('.edition-mark') !== null && edition !== sheet.edition)
    notes.push(
      line('event-note', `This is ${edition ?? ''}: your event plays ${sheet.edition}. `, linkTo(sheet.edition)),
    );
  const answer = document.querySelector<HTMLElement>('.verdict[data-editions]');
  if (answer?.dataset.editions?.split(' ').includes(sheet.edition) === false)
    notes.push(line('event-note', `This answer does not hold in ${sheet.edition}, which your event plays.`));
  const collection = collectionAt(location.pathname);
  if (collection !== null && !collection.inForce(sheet))
    notes.push(line('event-note', `${collection.title} are not in force at your event.`));
  if (sheet.until !== null && isOver(sheet)) notes.push(line('event-note', `It ended on ${dateInWords(sheet.until)}.`));
  return notes;
}

/** The same place in the edition of the event, or its contents. */
function linkTo(edition: string): HTMLAnchorElement {
  const home = address(`/${edition}/`);
  const same = [...document.querySelectorAll<HTMLAnchorElement>('.edition-picker a')].find(({ pathname }) =>
    pathname.startsWith(home),
  );
  const link = made('a', '', `Read it in ${edition}`);
  link.href = same?.pathname ?? home;
  if (same !== undefined) link.dataset.keepPlace = '';
  return link;
}
