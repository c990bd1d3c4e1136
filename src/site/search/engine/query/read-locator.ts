/**
 * Where something stands on a printed page, as far as a query or a source says: a paragraph, by the number printed
 * before it or by its place, a bullet, a sentence, one of several factors.
 */
const PARTS = {
  number: String.raw`numbered(?:\s+(?:paras?|paragraphs?|points?))?`,
  para: 'paras?|paragraphs?',
  bullet: 'bullets?|bullet points?',
  sentence: 'sentences?',
  plus1: String.raw`(?:\+|plus\s+)(?:1|one)`,
  minus1: String.raw`(?:[\u2212\u2013-]|minus\s+)(?:1|one)`,
  plus2: String.raw`(?:\+|plus\s+)(?:2|two)`,
  minus2: String.raw`(?:[\u2212\u2013-]|minus\s+)(?:2|two)`,
} as const;
/** The words that count what there are several of. */
export const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const NUMBER = String.raw`\d{1,2}(?:st|nd|rd|th)?|last|${ORDINALS.join('|')}`;
const patterns = Object.entries(PARTS).map(
  ([part, names]) =>
    [
      part,
      new RegExp(
        String.raw`(?<![\p{L}\p{N}])(?:(?<before>${NUMBER})\s+(?:${names})\.?(?!\s+but)|(?:${names})\.?\s*(?:no\.?\s*|number\s*)?(?<after>${NUMBER}))(?![\p{L}\p{N}])`,
        'giu',
      ),
    ] as const,
);

/** A bullet, or the like, that its words tell and no number: `the WW bullet`. */
const UNCOUNTED = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${PARTS.bullet}|${PARTS.sentence})(?![\p{L}\p{N}])`, 'giu');

/** A case by its letter, `(b)`: no grade of troops has one of these. */
const CASE = /(?<![\p{L}\p{N})])\(([a-e])\)|(?<![\p{L}\p{N}])case\s+\(?([a-e])(?![\p{L}\p{N}])\)?/giu;

/** A place on a printed page. */
export interface Locator {
  /** `para4 bullet2`, for whatever of it was found; empty where nothing was. */
  readonly place: string;
  /** Whether one of its bullets or sentences is meant, which the rest tells. */
  readonly within: boolean;
  /** The text without it. */
  readonly rest: string;
}

/** Read a place on a page: `para 3, 2nd bullet`. */
export function readLocator(text: string): Locator {
  let rest = text;
  const parts = patterns.flatMap(([part, pattern]) => {
    const { before, after } = [...rest.matchAll(pattern)][0]?.groups ?? {};
    const said = (before ?? after ?? '').toLowerCase();
    if (said === '') return [];
    rest = rest.replace(pattern, ' ');
    const ordinal = ORDINALS.indexOf(said) + 1;
    const factor = /\d$/.test(part) ? '-' : '';
    return [`${part}${factor}${ordinal > 0 ? ordinal : said.replace(/(?<=\d)\D+/, '')}`];
  });
  rest = rest.replace(CASE, (_, alone?: string, named?: string) => {
    parts.push(`case${(alone ?? named ?? '').toLowerCase()}`);
    return ' ';
  });
  const within = rest.search(UNCOUNTED) >= 0;
  return { place: parts.join(' '), within, rest: within ? rest.replace(UNCOUNTED, ' ') : rest };
}

/**
 * What leads to a clause by the place where it is printed: `p21 para4 sentence1`, and `p21 para4`. A paragraph that has
 * a number is found by that as well: `p12 number2`.
 *
 * @param place As the content says it: `Distant shooting, para 4, 1st sentence`
 */
export function placeAddresses(page: number | string | null, place: string | null): readonly string[] {
  const parts = page === null || place === null ? [] : readLocator(place).place.split(' ').filter(Boolean);
  const ways = parts.some((part) => part.startsWith('number')) ? ['para', 'number'] : ['number'];
  return ways.flatMap((other) => {
    const way = parts.filter((part) => !part.startsWith(other));
    return way.map((_, index) => `p${page ?? ''} ${way.slice(0, way.length - index).join(' ')}`);
  });
}
