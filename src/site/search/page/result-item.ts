import type { FoundKind, Hit } from '../engine/index.ts';
import { COLLECTIONS, currentEvent } from '../../event/link/index.ts';
import { olderEdition } from '../../authority/older-edition.ts';
import { RUNGS, rungInWords, rungOfRule, type Rung } from '../../authority/rungs.ts';
import { address } from '../../ground/address.ts';
import { keepPages } from '../../wording/keep-pages.ts';
import { placeOf } from './describe-answer.ts';

/** What a result is, where its place does not say so already. */
const KINDS: Readonly<Partial<Record<FoundKind, string>>> = {
  comparison: 'Comparison',
  change: 'Change',
  tool: 'Tool',
  list: 'List',
};

/** So many of what stands in the place of a result are named. */
const MOST_INSTEAD = 3;

/** Whose answer a result is, where it is one and is not open. */
const RUNG_OF: Readonly<Partial<Record<FoundKind, Rung>>> = {
  clause: 'rule',
  dba: 'rule',
  erratum: 'rule',
  clarification: 'bhgs',
  guideline: 'fair-play',
  ruling: 'ours',
  discrepancy: 'ours',
};

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
  item.append(link, element('p', 'facts', standingOf(hit, editionsOf(hit, searched))));
  if (hit.replacedIn !== null) item.append(element('p', 'replaced', [`Replaced in ${hit.replacedIn}`]));
  if (hit.notIn !== null) item.append(...standing(hit, hit.notIn));
  if (isAbsent(hit)) {
    const absent = hit.where.includes(', in part of ') ? 'In part not in force' : 'Not in force';
    item.append(element('p', 'replaced', [`${absent} at the event in play`]));
  }
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

/** What of these kinds may not be in force at an event: its place names the collection. */
const OF_COLLECTIONS: readonly FoundKind[] = ['clarification', 'guideline', 'erratum', 'ruling'];

/** Whether the event in play does not play by what a result is of, or is a reading of. */
function isAbsent({ kind, where }: Hit): boolean {
  const event = OF_COLLECTIONS.includes(kind) ? currentEvent() : null;
  return event !== null && COLLECTIONS.some(({ short, isInForce }) => where.includes(short) && !isInForce(event));
}

/** Whose answer it is, in the words of the page that it leads to, and where and in which edition it stands. */
function standingOf({ kind, where, secondary }: Hit, editions: readonly string[]): readonly (Node | string)[] {
  const edition = rangeOf(editions);
  const of = where.endsWith(', open') ? 'open' : RUNG_OF[kind];
  if (of === 'rule' && kind !== 'erratum') {
    // The place of a rule of DBA names its edition.
    const rung = rungOfRule({ secondary: secondary ?? false });
    const older = olderEdition(editions.at(-1) ?? '') === null ? null : edition;
    const inForce = older === null || rung !== 'rule' ? `${RUNGS[rung]} in ${edition}` : rungInWords(rung, older);
    const says = kind === 'dba' ? RUNGS[rung] : inForce;
    return [element('span', `rung ${rung}`, [says]), where === '' ? '' : `, ${keepPages(where)}`];
  }
  const told = secondary === true ? [element('span', 'rung secondary', [RUNGS.secondary]), ' · '] : [];
  const stands = [KINDS[kind], where].filter((part) => part !== undefined && part !== '').join(' · ');
  return [...told, of === undefined ? stands : element('span', `rung ${of}`, [where]), ' ', badgeOf(edition)];
}

function badgeOf(edition: string): HTMLElement {
  // Beside the number of a clarification it would be heard as a part of that.
  return element('span', 'edition-badge', [element('span', 'hidden', ['in ']), edition]);
}

/** That it does not hold in the edition searched, and what does. */
function standing({ editions, instead }: Hit, searched: string): readonly HTMLElement[] {
  const said = element('p', 'replaced', [`Does not hold in ${placeOf(searched)}, but in ${rangeOf(editions)}`]);
  if (instead.length === 0) return [said];
  const links = instead.slice(0, MOST_INSTEAD).flatMap(({ url, title }, index) => {
    const link = element('a', 'instead', [title]);
    link.href = address(url);
    return [index === 0 ? 'In its place: ' : '; ', link];
  });
  return [said, element('p', 'facts', links)];
}

/** The edition searched, where it holds in several; else those in which it holds. */
function editionsOf({ editions, notIn }: Hit, searched: string | null): readonly string[] {
  return searched === null || notIn !== null ? editions : [placeOf(searched)];
}

function rangeOf(editions: readonly string[]): string {
  const [first, last] = [editions.at(0) ?? '', editions.at(-1) ?? ''];
  return editions.length > 1 ? `${first}–${last}` : first;
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
