import { address } from '../ground/address.ts';
import { elsewhereThan } from './elsewhere-than.ts';

/** Where there is no page: if another edition has the section that is asked for, says so, and leads there. */

const place = document.querySelector<HTMLElement>('#not-in-edition');
const [edition = '', section = ''] = location.pathname.slice(address('/').length).split('/');
const sections = JSON.parse(place?.dataset.sections ?? '{}') as Readonly<Record<string, readonly string[]>>; // as built
const there = elsewhereThan(edition, sections[section] ?? []);

if (place && there) {
  const link = document.createElement('a');
  link.href = address(`/${there.edition}/${section}/`) + location.hash;
  link.textContent = `Read it in ${there.edition}`;
  place.append(there.words, ' ', link);
  place.hidden = false;
}
