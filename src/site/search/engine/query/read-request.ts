import { readChanges, type ChangesAsked } from './read-changes.ts';
import { readLocator } from './read-locator.ts';
import { plainNumbers } from './read-numbers.ts';
import { nameYears } from './read-years.ts';

/** What a query asks for besides its words. */
export interface Request {
  /** The query without what was read from it. */
  readonly words: string;
  /** The edition that the query names, the last of several; null where it names none. */
  readonly edition: string | null;
  /** Whether it asks for DBA, the other game. */
  readonly dba: boolean;
  /** What it may lead straight to, as records name their addresses. */
  readonly addresses: readonly string[];
  /** What is named with its edition, `playsheet 3.1`, and may have that name there; null where nothing is. */
  readonly name: string | null;
  /** Whether it means a part of a place in print, a bullet of a paragraph, that its words tell. */
  readonly within: boolean;
  /** Whether it asks if something still holds. */
  readonly holds: boolean;
  /** What it asks of what an edition changed; null where it asks for no change. */
  readonly changes: ChangesAsked | null;
}

const DBA = /(?<![\p{L}\p{N}])dba(?:\s*2\.2)?(?![\p{L}\p{N}])/giu;
const PAGE = /(?<![\p{L}\p{N}])(?:p|pg|pp|page)\.?\s*(\d{1,2}[a-d]?)(?![\p{L}\p{N}]|\.\d)/giu;
/** A page of an army list book, which is no page of the rulebook. */
const BOOK_PAGE =
  /(?<![\p{L}\p{N}])(?:book|bk)\.?\s*(\d)\s*,?\s*(?:p|pg|pp|page)\.?\s*(\d{1,3})(?![\p{L}\p{N}]|\.\d)/giu;
const LIST =
  /(?<![\p{L}\p{N}])(?:book|bk)\.?\s*(\d)\s*,?\s*(?:army\s*)?(?:list|no\.?|number|\/)?\s*(\d{1,2})(?![\p{L}\p{N}])/giu;
const SORT = String.raw`bhgs|clarifications?|fp|fair[\s-]?play|guidelines?`;
const NUMBERED = new RegExp(
  String.raw`(?<![\p{L}\p{N}.])(?:v(?=\d))?(?:(?<sort>${SORT})(?:\s+(?:${SORT}|section|no\.?|number))*\s*)?(?<number>\d{1,2}\.\d{1,2})(?:\s*(?:(?:of|in)\s+)?(?:the\s+)?(?<after>${SORT}))?(?![\p{L}\p{N}.])`,
  'giu',
);
/** What stands behind a number that is a length, and no address. */
const LENGTH = /^\s*(?:mm|cm|inch(?:es)?|paces?)(?![\p{L}\p{N}])/iu;
/** What a numbered part of the clarifications or guidelines is called, and they themselves. */
const PART = 'section|chapter|chap|ch|part';
const PAPER = 'sheet|document|answers|faq|booklet';
const SECTION = new RegExp(
  String.raw`^\s*(?:the\s+)?(?<sort>${SORT})(?:[\s,]+(?:${SORT}|${PART}|${PAPER}))*\.?\s*(?<number>\d{1,2})\s*$`,
  'iu',
);
const SECTION_OF = new RegExp(
  String.raw`^\s*(?:the\s+)?(?:${PART})\.?\s*(?<number>\d{1,2})\s*(?:(?:of|in|from)\s+)?(?:the\s+)?(?<sort>${SORT})(?![\p{L}\p{N}])`,
  'iu',
);
const FIGURE = /(?<![\p{L}\p{N}])(?:fig|figs|figure|diagram)\.?\s*(\d{1,2}[a-d]?)(?![\p{L}\p{N}])/giu;
const NOTE = /(?<![\p{L}\p{N}])(?:explanatory\s+)?note\s*(?:no\.?\s*|number\s*)?(\d{1,2})(?![\p{L}\p{N}./])/giu;
/** A numbered section of an amendment sheet; the edition says which. */
const SHEET =
  /(?<![\p{L}\p{N}])(?:(?:amendments?|sheet)\s+)*(?:section|item|amendment)\s*(?:no\.?\s*|number\s*)?(\d{1,2})(?![\p{L}\p{N}./])/giu;
/** Who says one of these with an edition means the pages that the sheet of that edition names. */
const OF_SHEET = /(?<![\p{L}\p{N}])(?:sheet|amendments?)(?![\p{L}\p{N}])/iu;
/** Who says one of these and names no edition asks what changed while he was away, whichever edition he knew. */
const AWAY =
  /(?<!\p{L})(?:(?:not|haven'?t|hadn'?t) played(?: dbm| a game)? (?:for|in) (?:a |some |many |several )?(?:\w+ )?(?:years|months|decades?|ages|while|time)|(?:back|returning|return)(?: to (?:dbm|the game))? after (?:a|an|some|many|several|\w+) (?:long )?(?:break|absence|gap|pause|years|decades?|while|time))(?!\p{L})/iu;
/** Who says one of these of an edition, or of something numbered, asks whether it holds, or what stands in its place. */
const HOLDS = new RegExp(
  String.raw`(?<!\p{L})(?:still (?:be )?(?:ok(?:ay)?|good|valid|true|right|correct|current|binding|alive|usable|useful|relevant|official|in (?:force|use|effect)|(?:counts?|holds?|appl(?:y|ies)|stands?|works?|matters?|used|played|followed)(?=\W*$|\s+(?:in|for|under|at|with)(?:\s+(?:dbm|editions?|versions?))?\s*(?:\s{2}|$)))|holds? good|(?:out of|up to) date|outdated|superseded|obsolete|overtaken|overruled|replaced|(?:count|hold|appl|valid|good|stand|use)\p{L}* (?:any ?more|any longer)|no longer (?:valid|in force|appl\p{L}+|holds?|counts?))(?!\p{L})`,
  'giu',
);
/** The edition that stands behind is the one in which it is to hold; any other is the one that it is of. */
const IN_THAT = /^\W*(?:in|for|under|at|with)(?!\p{L})/iu;
/** What is said around a question, and says nothing of it. */
const IDLE =
  /(?<!\p{L})(?:what (?:do|does) the (?:rules?|rulebook|book) say (?:about|on|of|for)|(?:in|by|under|according to|per) the (?:rules?|rulebook|rule book|game)|(?:is there|are there) (?:a |any )?rules? (?:about|for|on|against)|(?:can|could) (?:you|someone|somebody|anybody|anyone) (?:please )?tell me|(?:i )?(?:just )?(?:want|need|would like|'d like) to know|remind me|quick question|silly question|as far as you know)(?!\p{L})/giu;
/** A grade that stands before the sort of troops is one of their type: `superior regular spears` are regular spears (S). */
const GRADE_FIRST =
  /(?<!\p{L})(superior|ordinary|inferior|fast|exception)\s+(regulars?|irregulars?|reg|irr)(?=\s+\p{L})/giu;
/** What stands between a name and its edition: `play sheet of 3.3`. */
const BESIDE_EDITION = /^(?:of|for|from|by)\s+|\s+(?:of|for|from|by)$/gu;
const EDITION_WORDS = /(?<![\p{L}\p{N}])(?:dbm|editions?|versions?|v|amendments?|in|the)(?![\p{L}\p{N}])/giu;

/**
 * Read what a query says apart from words: the edition and the game it is about, whether it asks for changes, and what
 * leads straight to something: `bhgs 17.6`, `page 24, para 2`, `4/80`, `fig 11a`, `3.2 note 6`, a clause id.
 *
 * @param editions The editions of DBM, oldest first
 * @param years The year of each, which may name it
 */
export function readRequest(typed: string, editions: readonly string[], years: readonly number[] = []): Request {
  const query = plainNumbers(nameYears(typed, editions, years));
  const plain = query.trim().toLowerCase();
  const addresses = plain === '' ? [] : [plain];
  // Who names both games asks how they differ.
  const dba = new RegExp(DBA).test(query) && !/(?<![\p{L}\p{N}])dbm(?![\p{L}\p{N}])/iu.test(query);
  let words = dba ? query.replace(DBA, ' ') : query;
  words = words.replace(BOOK_PAGE, (_, book: string, page: string) => {
    addresses.push(`book ${book} p${String(Number(page))}`);
    // We have nothing of these books but their errata.
    return ' list errata ';
  });
  words = words.replace(LIST, (_, book: string, list: string) => ` ${book}/${list} `);
  const pages: string[] = [];
  words = words.replace(PAGE, (_, page: string) => {
    const name = page.toLowerCase();
    pages.push(name);
    return ` page${name} `;
  });
  const { place, within, rest: beside } = readLocator(words);
  if (pages.length > 0) {
    if (place !== '') {
      addresses.push(...pages.map((page) => `p${page} ${place}`));
      words = beside;
    }
  }
  words = words.replace(FIGURE, (_, figure: string) => {
    addresses.push(`fig ${figure.toLowerCase()}`);
    return ` figure ${figure} `;
  });
  words = words.replace(NOTE, (_, note: string) => {
    addresses.push(`note ${note}`);
    return ' ';
  });
  const named: string[] = [];
  words = words.replace(NUMBERED, (whole: string, ...rest: unknown[]) => {
    const { sort, number = '', after } = rest.at(-1) as Record<string, string | undefined>; // the named groups come last
    const collection = collectionOf(sort ?? after);
    if (collection === null && editions.includes(number)) {
      named.push(number);
      if (plain === number) addresses.push(`changes of ${number}`, `bhgs ${number}`);
      return ' ';
    }
    // A number among words may be a price; in front of them, or alone, it is an address, but for a length.
    const [offset, text] = rest.slice(-3) as [number, string];
    if (collection === null && (!plain.startsWith(number) || LENGTH.test(text.slice(offset + whole.length))))
      return whole;
    addresses.push(...(collection === null ? [`bhgs ${number}`, `fp ${number}`] : [`${collection} ${number}`]));
    return ' ';
  });
  const section = (SECTION.exec(query) ?? SECTION_OF.exec(query))?.groups;
  if (section !== undefined) {
    addresses.push(`${collectionOf(section.sort) ?? ''} ${section.number ?? ''}`);
    words = '';
  }
  const [edition] = named;
  if (edition !== undefined)
    words = words.replace(SHEET, (_, sheet: string) => {
      addresses.push(`${edition} section ${sheet}`);
      return ' ';
    });
  if (edition !== undefined && pages.length > 0)
    words = words.replace(OF_SHEET, () => {
      addresses.unshift(...pages.map((page) => `${edition} p${page} ${place}`.trim()));
      return ' ';
    });
  const numbered = addresses.filter((each) => /^(?:bhgs|fp) [\d.]+$/.test(each));
  const holds = named.length + numbered.length > 0 && words.search(HOLDS) >= 0;
  const isOfOlder =
    holds && numbered.length === 0 && !IN_THAT.test(words.slice(words.search(HOLDS)).replace(HOLDS, ''));
  if (holds) {
    words = words.replace(HOLDS, ' ');
    addresses.unshift(...numbered.map((each) => `status of ${each}`));
  }
  // Whether something of an older edition still holds is asked of the newest.
  const [newest = ''] = editions.slice(-1);
  const ofOlder = isOfOlder && named.length === 1 && edition !== newest;
  const changes = readChanges(words, ofOlder ? [...named, newest] : named, editions);
  if (changes?.about === '' && addresses.length <= 1) {
    const pair = `${changes.from}-${changes.to}`;
    addresses.unshift(...(changes.inShort ? [`bites ${pair}`] : []), `changes ${pair}`);
  }
  if (named.length === 0 && AWAY.test(query)) addresses.unshift('what changed');
  if (named.length > 0) words = words.replace(EDITION_WORDS, ' ');
  for (const [list] of words.matchAll(/(?<![\d./])\d\/\d{1,2}(?![\d./])/g)) addresses.push(`list ${list}`);
  const asked = words.replace(IDLE, ' ').replace(GRADE_FIRST, '$2 $1');
  const rest = (/[\p{L}\p{N}]/u.test(asked) ? asked : words).replace(/\s+/g, ' ').trim();
  return {
    words: rest,
    name: changes === null && named.length > 0 && rest !== '' ? rest.toLowerCase().replace(BESIDE_EDITION, '') : null,
    edition: ofOlder ? newest : (named.at(-1) ?? null),
    dba,
    addresses,
    within,
    holds,
    changes,
  };
}

function collectionOf(sort: string | undefined): 'bhgs' | 'fp' | null {
  return sort === undefined ? null : /^(?:bhgs|clarification)/i.test(sort) ? 'bhgs' : 'fp';
}
