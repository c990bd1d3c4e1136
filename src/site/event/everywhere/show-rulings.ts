import { COLLECTIONS, type EventSheet } from '../link/index.ts';
import { address } from '../../ground/address.ts';
import { collectionAt } from './collections-at-event.ts';
import { line, made, OF_EVENT, theirs } from './elements.ts';
import { addressOfText } from '../sheet/event-texts.ts';

/** Whose words follow: nobody may take a ruling out of a link for a word of this site. */
const WHOSE = 'Umpire’s ruling, from an event link, not part of the rules: ';

/** Each ruling stands right under what it is about. */
export function showRulings({ name, rulings }: EventSheet): void {
  for (const { about, text } of rulings) {
    for (const place of placesOf(about)) {
      const box = made('div', 'local-ruling');
      box.setAttribute(OF_EVENT, '');
      const whole = place.dataset.about?.includes(' ') === true;
      const head = line('number', WHOSE, theirs(name));
      if (whole) head.append(', on ', linkToText(about));
      box.append(head, line('', theirs(text)));
      if (place.matches('.clarification')) place.append(box);
      else place.after(box);
      place.closest('details')?.setAttribute('open', '');
    }
  }
}

function placesOf(about: string): readonly HTMLElement[] {
  const clause = document.querySelector<HTMLElement>(`:is(.clause, article)[id="${about}"] .rule-text`);
  const named = document.querySelectorAll<HTMLElement>(`[data-about~="${about}"]`);
  const path = address(addressOfText(about, ''));
  const quoted = [...document.querySelectorAll<HTMLElement>('.clarification')].filter(
    (clarification) => clarification.querySelector('a')?.pathname === path,
  );
  return [...(clause === null ? [] : [clause]), ...named, ...quoted];
}

function linkToText(about: string): HTMLAnchorElement {
  const named = [...document.querySelectorAll<HTMLAnchorElement>('.links a')].find(
    ({ hash, pathname }) => hash === `#${about}` || pathname === address(addressOfText(about, '')),
  );
  const link = made('a', '', named?.textContent ?? about);
  link.href = named?.href ?? address(`/clause/${about}/`);
  return link;
}

/** A clarification that stands under a clause may not be in force at the event. */
export function markClarifications(sheet: EventSheet): void {
  for (const clarification of document.querySelectorAll<HTMLElement>('.clarification')) {
    const collection = collectionAt(clarification.querySelector('a')?.pathname ?? '');
    if (collection === null || collection.isInForce(sheet)) continue;
    clarification.classList.add('not-at-event');
    clarification.closest('details')?.classList.add('not-at-event');
    const note = line('event-note', 'Not in force at ', theirs(sheet.name));
    note.setAttribute(OF_EVENT, '');
    clarification.prepend(note);
  }
}

/** A ruling of ours may rest on clarifications that are not in force at the event. */
export function markLeaning(sheet: EventSheet): void {
  for (const leaning of document.querySelectorAll<HTMLElement>('[data-leans]')) {
    const leans = leaning.dataset.leans?.split(' ') ?? [];
    const absent = COLLECTIONS.filter((each) => leans.includes(each.document) && !each.isInForce(sheet));
    if (absent.length === 0) continue;
    // In a list the mark itself says whose the answer is, and whether in part.
    if (leaning.matches('.short-answer *')) {
      const note = made('span', 'event-note', ', not in force at ');
      note.append(theirs(sheet.name));
      note.setAttribute(OF_EVENT, '');
      leaning.after(note);
      continue;
    }
    const whose = absent.map(({ title }) => title).join(' and ');
    const note = line('event-note', 'Rests ', leaning.dataset.alone === undefined ? 'in part ' : '', `on ${whose}, `);
    note.append('which are not in force at ', theirs(sheet.name));
    note.setAttribute(OF_EVENT, '');
    leaning.after(note);
  }
}
