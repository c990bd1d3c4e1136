import { DIGEST_LENGTH, PAGE_NAME, readPageName } from '../../../compiler/words/index.ts';
import type { Citation } from './citation.ts';

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
const LINE = new RegExp(
  `${BOOK.source}(?<section>[^"]+?), "(?<title>.+?)" ${ID.source}(?:, printed p\\. (?<page>${PAGE_NAME.source}))?\\.` +
    '(?: Answer: (?<answer>.+?))?' +
    `(?: Source: (?<source>.+?)\\.)? Text (?<digest>[0-9a-fA-F]{${String(DIGEST_LENGTH)}}), content of (?<date>\\d{4}-\\d{2}-\\d{2})(?!\\d)`,
);

/**
 * Read a citation line, as it comes back from a forum or an email: quoted, wrapped, with other quotation marks, with
 * text around it.
 *
 * @param pasted What was pasted; the first line in it counts
 */
export function readCitation(pasted: string): ReadCitation {
  const text = straighten(pasted);
  const found = LINE.exec(text)?.groups;
  if (!found) return { ok: false, problems: problemsOf(text) };
  const {
    game = '',
    edition = '',
    section = '',
    title = '',
    id = '',
    answer,
    page,
    source,
    digest = '',
    date = '',
  } = found;
  return {
    ok: true,
    citation: {
      game,
      edition,
      section,
      title,
      id,
      ...(answer !== undefined && { answer }),
      page: readPageName(page ?? ''),
      source: source ?? null,
      digest: digest.toLowerCase(),
      date,
    },
    links: linksIn(text),
  };
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
  return pasted
    .replaceAll(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
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
