import { fold } from './fold.ts';

/** A word, number, factor or grade of a text, and where it stands there. */
export interface Token {
  readonly kind: 'word' | 'number' | 'factor' | 'grade';
  /** Folded; of a grade its letter: `s`. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What stands between it and the token before, trimmed: `,`, `/`, or nothing. */
  readonly before: string;
}

const GRADES = /(?<grades>\(\s*[soifx](?:\s*(?:[/,&]|or)\s*[soifx])*\s*(?:\)|$))/u;
const FACTOR = /(?<factor>(?<![\w.])[+\u2212\u2013-]\d+(?![\w.]))/u;
const NUMBER =
  /(?<number>\d{1,3}(?:,\d{3})+|\d+(?:[./]\d+)*|\u00bd)(?<ordinal>st|nd|rd|th)?(?:p(?![\p{L}\p{N}])|(?=(?:ap|cm|ee|fe|mm|pips?|pts?|vp)(?![\p{L}\p{N}]))|(?![\p{L}\p{N}]))/u;
const WORD = /(?<word>[\p{L}\p{N}]\p{M}*(?:[\p{L}\p{N}\p{M}])*(?:['\u2019]\p{L}+)?)/u;
const TOKEN = new RegExp([GRADES, FACTOR, NUMBER, WORD].map(({ source }) => source).join('|'), 'giu');

const NUMBERS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
  sixth: '6th',
};

/**
 * Cut a text into words, numbers, factors (`+1`) and grades (`(S)`, each of `(S/O)`), in order. A word keeps no
 * apostrophe, a number no comma; `third` and `3rd`, `two` and `2` are the same.
 */
export function readTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let after = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [whole] = match;
    const start = match.index;
    const before = text.slice(after, start).trim();
    after = start + whole.length;
    const { grades } = match.groups ?? {};
    if (grades === undefined) tokens.push({ ...read(whole, match.groups ?? {}), start, end: after, before });
    else
      for (const grade of fold(grades)
        .replaceAll('or', '')
        .match(/[soifx]/g) ?? [])
        tokens.push({
          kind: 'grade',
          text: grade,
          start,
          end: after,
          before: tokens.at(-1)?.start === start ? '' : before,
        });
  }
  return tokens;
}

function read(whole: string, groups: Record<string, string | undefined>): Pick<Token, 'kind' | 'text'> {
  if (groups.factor !== undefined) return { kind: 'factor', text: fold(whole) };
  if (groups.number !== undefined) {
    const number = groups.number === '\u00bd' ? 'half' : groups.number.replaceAll(',', '');
    return { kind: 'number', text: `${number}${(groups.ordinal ?? '').toLowerCase()}` };
  }
  const word = fold(whole).replace(/'s$|'/g, '');
  if (Object.hasOwn(NUMBERS, word)) return { kind: 'number', text: NUMBERS[word] ?? word };
  return { kind: 'word', text: word };
}
