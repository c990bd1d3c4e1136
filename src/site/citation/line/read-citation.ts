import { DIGEST_LENGTH, PAGE_NAME, readPageName } from '../../../compiler/words/index.ts';
import type { Citation } from './citation.ts';
import { LONGEST } from './longest.ts';
import { withoutUnseen } from './unseen.ts';

/** What was read of a pasted text: the citation in it, or what was expected and is not there. */
export type ReadCitation =
  | {
      readonly ok: true;
      readonly citation: Citation;
      /** The first link that was pasted with it, and what it may have been before it was wrapped: likeliest first. */
      readonly links: readonly string[];
    }
  | {
      readonly ok: false;
      /** Sentences; at least one. */
      readonly problems: readonly string[];
    };

const BOOK = /\b(?<game>[A-Z]{2,8}) (?<edition>\d+(?:\.\d+)+(?:-\d+(?:\.\d+)+)?), /;
const ID = /\((?<id>[a-z][a-z0-9]*(?:[.-][a-z0-9]+)*)\)/;
const LINK = /\bhttps?:\/\/[^\s<>"]+/;
/** Between what was cited and what it was cited as: ends the title. */
const NAME = new RegExp(`" ${ID.source}(?:, printed p\\. (?<page>${PAGE_NAME.source}))?\\.`, 'g');
const END = new RegExp(
  ` Text (?<digest>[0-9a-fA-F]{${String(DIGEST_LENGTH)}}), content of (?<date>\\d{4}-\\d{2}-\\d{2})(?!\\d)`,
  'g',
);
const ANSWER = ' Answer: ';
const SOURCE = ' Source: ';

/**
 * Read a citation line, as it comes back from a forum or an email: quoted, wrapped, with other quotation marks, with
 * text around it.
 *
 * @param pasted What was pasted; the first line in it counts
 */
export function readCitation(pasted: string): ReadCitation {
  if (pasted.length > LONGEST) return { ok: false, problems: [tooLong(pasted)] };
  const text = straighten(pasted);
  const citation = lineIn(text);
  if (citation === null) return { ok: false, problems: problemsOf(text) };
  return { ok: true, citation, links: linksIn(text) };
}

function tooLong({ length }: string): string {
  const [most, found] = [LONGEST, length].map((count) => count.toLocaleString('en'));
  return `This is too long for a citation line: expected at most ${String(most)} letters, found ${String(found)}. Paste the line alone, with its link.`;
}

/**
 * The first line in a text; null where there is none. Each part is looked for once, from where the one before it ends:
 * where the rest of a line is not there, it is there behind no other beginning either.
 */
function lineIn(text: string): Citation | null {
  const ends = [...text.matchAll(END)];
  for (const book of text.matchAll(new RegExp(BOOK, 'g'))) {
    const from = book.index + book[0].length;
    const quote = text.indexOf('"', from);
    if (quote === -1) return null;
    const section = text.slice(from, quote - 2);
    if (section === '' || quote - 2 < from || text.slice(quote - 2, quote) !== ', ') continue;
    for (const name of text.matchAll(NAME)) {
      const title = text.slice(quote + 1, Math.max(quote + 1, name.index));
      const rest = title === '' ? null : restFrom(text, name.index + name[0].length, ends);
      if (rest === null) continue;
      const { game = '', edition = '' } = book.groups ?? {};
      const { id = '', page } = name.groups ?? {};
      return { ...{ game, edition, section, title, id }, ...rest, page: readPageName(page ?? '') };
    }
    return null;
  }
  return null;
}

/** What stands behind the name of a line: the answer and the source, where they are there, the digest and the date. */
function restFrom(
  text: string,
  at: number,
  ends: readonly RegExpExecArray[],
): Pick<Citation, 'answer' | 'source' | 'digest' | 'date'> | null {
  const behind = at + ANSWER.length;
  const answered = text.startsWith(ANSWER, at);
  const after = ends.find(({ index }) => (answered ? index > behind : index === at));
  const source = answered ? text.indexOf(SOURCE, behind + 1) : text.startsWith(SOURCE, at) ? at : -1;
  const sourced = source === -1 ? undefined : endOfSource(text, source + SOURCE.length, ends);
  const isSourced = sourced !== undefined && (after === undefined || source < after.index);
  const end = isSourced ? sourced : after;
  if (end === undefined) return null;
  const { digest = '', date = '' } = end.groups ?? {};
  return {
    ...(answered && { answer: text.slice(behind, isSourced ? source : end.index) }),
    source: isSourced ? text.slice(source + SOURCE.length, end.index - 1) : null,
    digest: digest.toLowerCase(),
    date,
  };
}

/** A source ends in a stop, and the end of the line follows. */
function endOfSource(text: string, from: number, ends: readonly RegExpExecArray[]): RegExpExecArray | undefined {
  return ends.find(({ index }) => index - 1 > from && text[index - 1] === '.');
}

/** How many pieces a link may have been broken into. */
const PIECES = 6;

/** The first link, without what a sentence puts behind it, and put together with what follows, as messengers wrap it. */
function linksIn(text: string): readonly string[] {
  const start = LINK.exec(text)?.index;
  if (start === undefined) return [];
  const pieces = text.slice(start).split(' ').slice(0, PIECES);
  const whole = pieces.map((_, last) => pieces.slice(0, last + 1).join(''));
  return [...new Set(whole.flatMap((each) => [withoutEnd(LINK.exec(each)?.[0] ?? each), each]))];
}

/** A link of a calculator ends in a bracket that it has opened itself: `b=Bd+(O)`. */
function withoutEnd(link: string): string {
  const end = link.at(-1) ?? '';
  const opened = link.split('(').length >= link.split(')').length;
  if (/[.,;:!?'*_\]]/.test(end) || (end === ')' && !opened)) return withoutEnd(link.slice(0, -1));
  return link;
}

/** What a forum may write in place of signs. */
const SIGNS: Readonly<Record<string, string>> = { amp: '&', quot: '"' };

/** One line, with plain quotation marks, hyphens and spaces, and without what mail programs put before a quoted line. */
function straighten(pasted: string): string {
  return withoutUnseen(pasted)
    .replaceAll(/&(amp|quot|#0?39);/g, (_, sign: string) => SIGNS[sign] ?? "'")
    .replaceAll(/[“”„‟«»]/g, '"')
    .replaceAll(/[‘’‚‛]/g, "'")
    .replaceAll(/[‐‑]/g, '-')
    .replaceAll(/(?<=\d)[–—](?=\d)/g, '-')
    .replaceAll(/^[ \t]*(?:>[ \t]?)+/gm, '')
    .replaceAll(/(?<=[a-z0-9]-)[ \t]*\r?\n[ \t]*(?=[a-z0-9])/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** What of a line is not there, in the order in which it is expected. */
function problemsOf(text: string): readonly string[] {
  if (text === '') return ['Nothing was pasted: expected a citation line.'];
  if (LINK.exec(text)?.[0] === text)
    return [
      'This is a link without a citation line. It leads to the place, but says nothing of the words that stood there: expected the line that is copied with the link.',
    ];
  const [first, ...rest] = [bookProblem, titleProblem, idProblem, digestProblem, dateProblem].flatMap(
    (problem) => problem(text) ?? [],
  );
  if (first === undefined)
    return ['Every part of a citation line is there, but not in its order, or with other words between them.'];
  return [first, ...rest];
}

function bookProblem(text: string): string | null {
  return BOOK.test(text)
    ? null
    : 'The game and the edition are missing: expected them first, such as "DBM" and a number.';
}

function titleProblem(text: string): string | null {
  return /, ".+?"/.test(text) ? null : 'The title is missing: expected it in quotation marks, after the section.';
}

function idProblem(text: string): string | null {
  return ID.test(text)
    ? null
    : 'The name of the clause is missing: expected it in brackets after the title, in small letters, such as "(rear-support.spears)".';
}

function digestProblem(text: string): string | null {
  const expected = `expected ${String(DIGEST_LENGTH)} signs after the word "Text", each 0 to 9 or a to f`;
  const found = /\bText ([^\s,;.]*)/i.exec(text)?.[1];
  if (found === undefined || found === '') return `The digest of the text is missing: ${expected}.`;
  if (!/^[0-9a-f]+$/i.test(found)) return `The digest cannot be read: ${expected}, found "${found}".`;
  if (found.length !== DIGEST_LENGTH)
    return `The digest has the wrong length: ${expected}, found ${String(found.length)}, "${found}".`;
  return null;
}

function dateProblem(text: string): string | null {
  return /content of \d{4}-\d{2}-\d{2}(?!\d)/i.test(text)
    ? null
    : 'The date of the content is missing: expected it last, after "content of", as year-month-day.';
}
