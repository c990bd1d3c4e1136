import { distance } from 'fastest-levenshtein';
import { digestText, type PageName } from '../../../compiler/words/index.ts';
import { AS_AMENDED_BY, type Citation } from './citation.ts';
import {
  addressOfWording,
  type CitedText,
  type CitedTexts,
  type CitedWording,
  type ContentChange,
} from './cited-text.ts';

/** Something else that a citation line says, and what this copy says. */
export interface Slip {
  readonly what: string;
  readonly cited: string;
  readonly here: string;
}

/** A wording that has the digest which was cited. */
export interface FoundWording {
  readonly text: CitedText;
  readonly wording: CitedWording;
}

/** Whether this copy has the words that were cited. */
export type Verification =
  /** Word for word. */
  | { readonly kind: 'same'; readonly wording: CitedWording; readonly slips: readonly Slip[] }
  /** They are the words of the clause in other editions than the one that was named. */
  | {
      readonly kind: 'other edition';
      /** Of those that were named, the last that reads otherwise. */
      readonly edition: string;
      readonly wording: CitedWording;
      readonly cited: CitedWording;
    }
  /** No edition reads so here. */
  | {
      readonly kind: 'changed';
      readonly wording: CitedWording;
      /** Which of the two was copied later. */
      readonly newer: 'here' | 'cited' | 'neither';
      /** What the log of the content tells of it since the day of the citation. */
      readonly changes: readonly ContentChange[];
      /** Another text that has these words. */
      readonly elsewhere: FoundWording | null;
    }
  /** An edition that was named does not have it. */
  | {
      readonly kind: 'absent';
      /** The last of those. */
      readonly edition: string;
      readonly text: CitedText;
      /** The wording that has the digest, in another edition. */
      readonly cited: CitedWording | null;
    }
  /** Nothing goes by that name. */
  | { readonly kind: 'unknown'; readonly nearest: readonly string[]; readonly elsewhere: FoundWording | null };

/** How many ids are offered for one that is not known, and how unlike it they may be. */
const OFFERED = 3;
const UNLIKE = 0.4;

/**
 * Compare a citation with the texts of this copy: every edition that it names has to read so.
 *
 * @param citation What was cited
 * @param copy The texts, of which the digests are taken anew
 * @param links What the link that was pasted with it may be, likeliest first
 */
export function verifyCitation(citation: Citation, copy: CitedTexts, links: readonly string[] = []): Verification {
  const { game, id, digest, date } = citation;
  const text = copy.texts.find((each) => each.id === id && each.game === game);
  // A title may have been bettered since: the words are the same under that of the line, and its slips say so.
  const reads = ({ title, blocks }: CitedWording): boolean =>
    digestText(title, blocks) === digest || digestText(citation.title, blocks) === digest;
  if (text === undefined)
    return { kind: 'unknown', nearest: nearestIds(citation, copy.texts), elsewhere: findWording(copy.texts, reads) };
  const cited = text.wordings.find(reads) ?? null;
  const [last, ...others] = editionsOf(citation, copy.texts);
  const wording = wordingOf(text, last);
  if (wording === undefined) return { kind: 'absent', edition: last, text, cited };
  if (cited === null)
    return {
      kind: 'changed',
      wording,
      newer: date === copy.date ? 'neither' : date < copy.date ? 'here' : 'cited',
      changes: copy.changes.filter((change) => change.date >= date && change.ids.includes(id)),
      elsewhere: findWording(copy.texts, reads),
    };
  for (const edition of [last, ...others]) {
    const own = wordingOf(text, edition);
    if (own === undefined) return { kind: 'absent', edition, text, cited };
    if (!reads(own)) return { kind: 'other edition', edition, wording: own, cited };
  }
  return { kind: 'same', wording, slips: slipsOf(citation, wording, links) };
}

function wordingOf({ wordings }: CitedText, edition: string): CitedWording | undefined {
  return wordings.find(({ editions }) => editions.includes(edition));
}

/** The editions that a citation names, the last first: `3.1-3.4` -> `3.4`, `3.3`, `3.2`, `3.1`. */
function editionsOf({ game, edition }: Citation, texts: readonly CitedText[]): readonly [string, ...string[]] {
  const [first = '', last] = edition.split('-');
  if (last === undefined) return [first];
  const known = new Set(
    texts.flatMap((text) => (text.game === game ? text.wordings.flatMap(({ editions }) => editions) : [])),
  );
  const between = [...known].filter((each) => isBefore(first, each) && isBefore(each, last));
  return [last, ...between.toSorted((one, other) => (isBefore(one, other) ? 1 : -1)), first];
}

function isBefore(edition: string, other: string): boolean {
  return edition.localeCompare(other, 'en', { numeric: true }) < 0;
}

function findWording(
  texts: readonly CitedText[],
  reads: (wording: CitedWording) => boolean,
): { readonly text: CitedText; readonly wording: CitedWording } | null {
  for (const text of texts) {
    const wording = text.wordings.find(reads);
    if (wording !== undefined) return { text, wording };
  }
  return null;
}

/** What the line says beside the words: it may have been mistyped, or corrected since. */
function slipsOf(
  { section, title, answer, page, source }: Citation,
  wording: CitedWording,
  links: readonly string[],
): readonly Slip[] {
  const pageOf = (name: PageName | null): string => (name === null ? 'none' : `p. ${String(name)}`);
  const facts: readonly Slip[] = [
    { what: 'section', cited: section, here: wording.section },
    { what: 'title', cited: title, here: wording.title },
    // A line may leave it out, as lines once did.
    ...(answer === undefined ? [] : [{ what: 'answer', cited: answer, here: wording.answer ?? 'none' }]),
    { what: 'printed page', cited: pageOf(page), here: pageOf(wording.page) },
    { what: 'source', cited: source ?? 'none', here: sourceAsCited(wording, source) },
  ];
  return [...facts.filter(isSlip), ...linkSlips(links, wording)];
}

/** For which edition a source was written: `BHGS clarifications (for 3.2), p. 16`. */
const WRITTEN_FOR = / \(for \d[\d.]*\)/g;

/** A line may leave out for which edition its source was written, and what has amended it, as lines once did. */
function sourceAsCited({ source }: CitedWording, cited: string | null): string {
  const whole = source ?? 'none';
  const [first = 'none'] = whole.split(AS_AMENDED_BY, 1);
  const here = cited?.includes(AS_AMENDED_BY) ? whole : first;
  return cited !== null && cited.search(WRITTEN_FOR) < 0 ? here.replaceAll(WRITTEN_FOR, '') : here;
}

/** A link that leads to another place, which whoever follows it takes for the words that were checked. */
function linkSlips(links: readonly string[], wording: CitedWording): readonly Slip[] {
  const [led] = links.flatMap((link) => (URL.canParse(link) ? [new URL(link)] : []));
  if (led === undefined) return [];
  const own = wording.editions.map((each) => addressOfWording(wording, each));
  if (own.some((place) => links.some((link) => link.endsWith(place)))) return [];
  return [{ what: 'where the link leads', cited: led.pathname + led.hash, here: own.at(-1) ?? '' }];
}

/** Whether both say something else, whatever quotation marks, dashes and spaces they have. */
export function isSlip({ cited, here }: Slip): boolean {
  return plain(cited) !== plain(here);
}

function plain(text: string): string {
  return text
    .replaceAll(/["'“”‘’„«»]/g, '')
    .replaceAll(/[‐‑–—]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function nearestIds({ game, id }: Citation, texts: readonly CitedText[]): readonly string[] {
  return texts
    .filter((text) => text.game === game)
    .map((text) => ({ id: text.id, far: distance(id, text.id) / Math.max(id.length, text.id.length) }))
    .filter(({ far }) => far <= UNLIKE)
    .toSorted((one, other) => one.far - other.far)
    .slice(0, OFFERED)
    .map((each) => each.id);
}
