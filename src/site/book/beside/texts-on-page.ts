import { address } from '../../ground/address.ts';

/** A text of a page that stands in print somewhere. */
export interface TextOnPage {
  /** As it is called in the places of a work: a clause, `bhgs.17.6`, `discrepancies.<name>`. */
  readonly id: string;
  /** Its entry on the page. */
  readonly entry: HTMLElement;
  /** Whether we hold no wording of it. */
  readonly stub: boolean;
}

/** Every text of the page that may stand in a book of the reader's. */
export function textsOnPage(): readonly TextOnPage[] {
  const entries = document.querySelectorAll<HTMLElement>('main :is(.clause, article)[id]:not(.departed)');
  const ofPage = [...entries].map((entry) => ({
    id: of('/discrepancies/') ? `discrepancies.${entry.id}` : entry.id,
    entry,
    stub: entry.matches('.stub'),
  }));
  const [, history] = /^\/clause\/([^/]+)\/$/.exec(`/${location.pathname.slice(address('/').length)}`) ?? [];
  const head = document.querySelector<HTMLElement>('main .page-head');
  return history !== undefined && head ? [...ofPage, { id: history, entry: head, stub: false }] : ofPage;
}

function of(path: string): boolean {
  return location.pathname.startsWith(address(path));
}
