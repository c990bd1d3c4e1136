/** What the head of an instruction says: where in its section it changes something. */
export interface InstructionHead {
  /** The same for an instruction and for our words of where it stands: `para:1 sentence:last-3`. */
  readonly key: string;
  /** For one that adds a section or a paragraph, in front of which: its words. */
  readonly before: string | null;
  /** How many lines it takes to say that. */
  readonly lines: 1 | 2;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const ORDINAL = String.raw`\d{1,2}(?:st|nd|rd|th)|${ORDINALS.join('|')}`;
const NOUN = String.raw`para(?:graph)?s?|sentences?|bullets?(?: points?)?|lines?|pages?`;

/** What says nothing of where: signs, small words, and what is quoted. */
const NOTHING =
  /^(?:[\s.,;&]+|["\u201C][^"\u201D]*["\u201D]?|(?:and|of|the|at|to|a|an|in|with|following|whole text|text|twice)\b)/iu;
const VERB = /^(?:replace[ds]?|insert|add|delete whole \w+|delete|remove|change|substitute)\b/iu;
const COUNTED = new RegExp(
  String.raw`^(?<last>last )?(?<numbers>\d{1,2}|(?:${ORDINAL})(?:(?: and | & |, )(?:${ORDINAL}))*|last)\s+(?<noun>${NOUN})\b`,
  'iu',
);
const NUMBERED = new RegExp(String.raw`^(?<noun>${NOUN})\s+(?<numbers>\d{1,2}(?: and \d{1,2})*)\b`, 'iu');
const FACTOR = new RegExp(
  String.raw`^(?<which>(?:${ORDINAL}|last)\s+)?(?<factor>[+\u2212\u2013-]\d)(?: line)?(?!\d)`,
  'iu',
);
const LETTER = /^\((?<letter>[a-z])\)/u;
const BOOKS = /^\((?:Bks?|Books?) (?<numbers>\d(?:, \d)*)\)/iu;
const BEFORE = /^before (?<what>\p{Lu}[^.:"\u201C]*)/u;
const WORD = new RegExp(String.raw`^(?<word>new|end|after|heading|whole|section|numbered|or|${NOUN})\b`, 'iu');
const NAMED = /^(?<name>\p{Lu}[\p{L}\d ()-]{2,40}?)(?:[.:]\s|$)/u;

/**
 * Read the head of an instruction: `Para 1. Last 3 sentences. Replace with:`.
 *
 * @param line In which it begins; what comes behind it is left alone
 * @param next The line below, on which it may go on
 * @returns Null where no instruction begins so
 */
export function readInstruction(line: string, next: string): InstructionHead | null {
  const head = headOf(line) ?? named(line);
  if (head && isCutOff(head, line)) {
    const whole = headOf(`${line} ${next}`);
    return whole && { ...whole, lines: 2 };
  }
  if (head !== null || /^page\s\S+$/iu.test(line)) return head;
  const { keys, rest } = read(line, true);
  const both = keys.length > 0 && rest === '' ? headOf(`${line} ${next}`) : null;
  return both && { ...both, lines: 2 };
}

/** Whether a line is of an instruction: sheets say `Replace with:` at the head of many a page. */
export function isOfInstruction(line: string): boolean {
  return !/^page\b/iu.test(line) && (resemblesInstruction(line) || readInstruction(line, '') !== null);
}

/** Whether what stands behind `before` goes on in the next line. */
function isCutOff({ before }: Pick<InstructionHead, 'before'>, line: string): boolean {
  return before !== null && !/[.:]\s*$/u.test(line);
}

/** Whether a line begins as an instruction does, be it one or not: `Para 2 …`, `Delete …`. */
export function resemblesInstruction(line: string): boolean {
  const [first = ''] = read(line, true).keys;
  const told = /^(?:(?:para|sentence|bullet|line|page):|[+-]\d:\d)/u.test(first);
  return told || (VERB.test(line) && /^\p{Lu}/u.test(line));
}

/** One that begins with what it is about: `Double based elements. Last bullet. Replace with:`. */
function named(text: string): InstructionHead | null {
  const name = NAMED.exec(text)?.groups?.name;
  const head = name === undefined ? null : headOf(text.slice(name.length + 1));
  return head && { ...head, key: joined([nameOf(name ?? ''), head.key]) };
}

function headOf(text: string): InstructionHead | null {
  const { keys, before, verb, rest } = read(text, true);
  // What goes on with other words is a sentence, and no instruction, unless they follow what it changes.
  const ends = rest === '' || /^[:(]/u.test(rest) || verb.ended;
  return verb.seen && ends ? { key: joined(keys), before, lines: 1 } : null;
}

/**
 * The key of where an instruction stands, as we say it: `para 1, last 3 sentences`.
 *
 * @param locator Our words
 */
export function keyOfLocator(locator: string): Omit<InstructionHead, 'lines'> {
  let before: string | null = null;
  const keys = locator
    .replace(/ \(numbered \d+\)/u, '')
    .replace(/\bafter (?:the (?:words?|sentence)\b|['"\u2018\u201C]).*$/u, 'after')
    .split(/, (?![^(]*\))/u)
    .flatMap((step) => {
      const found = read(step, false);
      before ??= found.before;
      return found.rest === '' ? found.keys : [nameOf(step)];
    });
  return { key: joined(keys), before };
}

interface Reading {
  readonly keys: readonly string[];
  readonly before: string | null;
  readonly verb: { readonly seen: boolean; readonly ended: boolean };
  /** What could not be read. */
  readonly rest: string;
}

function read(text: string, ends: boolean): Reading {
  const keys: string[] = [];
  let before: string | null = null;
  let seen = false;
  let rest = text.normalize('NFKC');
  while (rest !== '') {
    if (ends && seen && rest.startsWith(':')) return { keys, before, verb: { seen, ended: true }, rest };
    const sign = NOTHING.exec(rest) ?? (rest.startsWith(':') ? [':'] : null);
    if (sign) {
      rest = rest.slice(sign[0].length);
      continue;
    }
    const verb = VERB.exec(rest);
    if (verb) {
      seen = true;
      rest = rest.slice(verb[0].length);
      // What is changed may be said in any words.
      if (/^change$/iu.test(verb[0])) return { keys, before, verb: { seen, ended: true }, rest };
      continue;
    }
    const found = stepOf(rest);
    if (found === null) break;
    keys.push(...found.keys);
    before ??= found.before;
    rest = rest.slice(found.length);
  }
  return { keys, before, verb: { seen, ended: false }, rest };
}

function stepOf(
  text: string,
): { readonly keys: readonly string[]; readonly before: string | null; readonly length: number } | null {
  const step = (found: RegExpExecArray, ...keys: readonly string[]) => ({
    keys,
    before: null,
    length: found[0].length,
  });
  const counted = COUNTED.exec(text);
  if (counted?.groups) {
    const { last, numbers = '', noun = '' } = counted.groups;
    const count = last === undefined ? '' : 'last-';
    return step(counted, ...numbersIn(numbers).map((number) => `${nounOf(noun)}:${count}${number}`));
  }
  const numbered = NUMBERED.exec(text);
  if (numbered?.groups) {
    const { numbers = '', noun = '' } = numbered.groups;
    return step(numbered, ...numbersIn(numbers).map((number) => `${nounOf(noun)}:${number}`));
  }
  const factor = FACTOR.exec(text);
  if (factor?.groups) {
    const { which = '', factor: by = '' } = factor.groups;
    return step(factor, `${by.replace(/[\u2212\u2013]/u, '-')}:${numbersIn(which.trim())[0] ?? ''}`);
  }
  const letter = LETTER.exec(text);
  if (letter) return step(letter, letter[0]);
  const books = BOOKS.exec(text);
  if (books) return step(books, `books:${numbersIn(books.groups?.numbers ?? '').join('-')}`);
  const before = BEFORE.exec(text);
  if (before) return { keys: ['before'], before: before.groups?.what ?? '', length: before[0].length };
  const word = WORD.exec(text);
  return word && step(word, nounOf(word.groups?.word ?? ''));
}

function numbersIn(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/\s*(?:,|&|\band\b)\s*/u)
    .filter((each) => each !== '')
    .map((each) => {
      const at = ORDINALS.indexOf(each);
      return at < 0 ? each.replace(/(?<=\d)(?:st|nd|rd|th)$/u, '') : String(at + 1);
    });
}

function nounOf(word: string): string {
  return word
    .toLowerCase()
    .replace(/^paragraph/u, 'para')
    .replace(/ points?$/u, '')
    .replace(/s$/u, '');
}

/** `Regular Blades line`, and what begins with `Regular Blades:`. */
function nameOf(name: string): string {
  return `named:${name
    .replace(/ line$/u, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]/gu, '')}`;
}

function joined(keys: readonly string[]): string {
  return keys.filter((key) => key !== '').join(' ');
}
