import { clauseInView } from '../ground/clause-in-view.ts';
import { noteLookedAt } from './looked-at.ts';

let waiting = false;

/** Note what is looked at once it is left: where one was on the page, and of a calculator its question. */
export function noteWhenLeft(): void {
  if (waiting || !document.querySelector('.clause, #calculator, .playsheet-page')) return;
  waiting = true;
  addEventListener('pagehide', () => {
    const clause = scrollY > 0 ? clauseInView() : undefined;
    const names = [clause?.querySelector('h2 a')?.textContent, document.title.replace(/ · [^·]*$/u, '')];
    noteLookedAt({
      url: location.pathname + location.search + (clause ? `#${clause.id}` : location.hash),
      title: names.filter(Boolean).join(' · '),
    });
  });
}
