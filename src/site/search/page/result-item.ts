import type { FoundKind, Hit } from '../engine/index.ts';
import { address } from '../../ground/address.ts';

/** What a result is, where its place does not say so already. */
const KINDS: Readonly<Partial<Record<FoundKind, string>>> = { comparison: 'Comparison', tool: 'Tool' };

/** What is left out of a rule may change what it says: the link of the result leads to all of it. */
const LEFT_OUT = {
  exception: 'Not all of it: there is an exception. Read on ›',
  more: 'Not all of it: there is more. Read on ›',
} as const;

/**
 * A result as an item of the list: its link first, then where it stands, a ruling's answer, and the words that answer.
 *
 * @param searched The edition that was searched; null where all were
 * @param short Without the excerpt
 */
export function resultItem(hit: Hit, searched: string | null, short = false): HTMLLIElement {
  const item = document.createElement('li');
  item.dataset.result = hit.kind;
  const link = element('a', '', [hit.title]);
  link.href = address(hit.url);
  const where = [KINDS[hit.kind], hit.where].filter((part) => part !== undefined && part !== '').join(' · ');
  const badge = element('span', 'edition-badge', [editionOf(hit, searched)]);
  item.append(link, element('p', 'facts', [where, ' ', badge]));
  if (hit.replacedIn !== null) item.append(element('p', 'replaced', [`Replaced in ${hit.replacedIn}`]));
  if (hit.answer !== null) item.append(element('p', 'short-answer', [hit.answer]));
  if (hit.missing.length > 0) {
    const missing = hit.missing.map((word) => `“${word}”`).join(', ');
    item.append(element('p', 'lacks', [`Does not mention ${missing}`]));
  }
  if (!short) {
    const { runs, leftOut } = hit.excerpt();
    const words = runs.map(({ text, marked }) => (marked ? element('mark', '', [text]) : text));
    item.append(element('p', 'excerpt', words));
    if (leftOut !== null) item.append(element('p', 'left-out', [LEFT_OUT[leftOut]]));
  }
  return item;
}

/** The edition searched, where it holds in several; else those in which it holds. */
function editionOf({ editions }: Hit, searched: string | null): string {
  const [first, last] = [editions.at(0) ?? '', editions.at(-1) ?? ''];
  const all = editions.length > 1 ? `${first}–${last}` : first;
  return searched === null ? all : searched === 'dba' ? 'DBA' : searched;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  children: readonly (Node | string)[],
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
}
