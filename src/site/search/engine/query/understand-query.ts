import { analyseText } from '../words/analyse-text.ts';
import type { Lexicon, SaidAt } from '../words/lexicon.ts';
import { saidOfTroops } from './said-of-troops.ts';
import { repairWords } from '../words/repair-words.ts';
import type { Token } from '../words/read-tokens.ts';
import { stem } from '../words/stem.ts';
import { STOP_WORDS, WEAK_WORDS } from '../words/stop-words.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

/** A way in which the index may hold what was asked for. */
export interface Alternative {
  /** Terms that have to be there together; of most there is one. */
  readonly terms: readonly string[];
  /** 1 for the word itself, less for what it may mean. */
  readonly weight: number;
}

/** One thing that was asked for. */
export interface Wanted {
  /** As it was typed: `archers`. */
  readonly typed: string;
  /** The same as it was understood, its slips mended. */
  readonly meant: string;
  /** Those that the index has, best first: none for what is nowhere. */
  readonly alternatives: readonly Alternative[];
  /** Whether a result without it is only a near hit. */
  readonly required: boolean;
  /** Words of it that are nowhere, and what each was taken for: `elephant` for `elephnat`. */
  readonly taken: readonly { readonly typed: string; readonly word: string }[];
  /** The troop type that it is, graded or not. */
  readonly type: string | null;
  /** Whether that type is who the others meet, and not who the query is about: `recoil into my own elephants`. */
  readonly met: boolean;
  /** Whether that type stands behind the one before it: psiloi in `Cv+Ps`. */
  readonly behind: boolean;
  /** Whether that type is said to lose: the question is about it, whoever is named first. */
  readonly loses: boolean;
  /** For `Kn(X)`: the type, and the term of the grade. What names other grades only does not answer. */
  readonly grade: { readonly type: string; readonly term: string } | null;
}

/** At most so many things are looked up: the rest of a very long query says no more. */
const MOST_WANTED = 24;
const SAID_WEIGHT = 0.65;
const BEGUN_WEIGHT = 0.7;
const TAKEN_WEIGHT = 0.9;
const TYPE_OF_GRADE_WEIGHT = 0.45;
const PARTS_WEIGHT = 0.6;
const PART_WEIGHT = 0.35;
/** What stands before the type that somebody meets. */
const MET = /(?<!\p{L})(?:into|onto|over|through|against|on) (?:(?:my|our|your|his|their|the) )?(?:own|friendly) $/iu;
/** Who stands behind friends is met too: `my own elephants are right behind`. */
const OWN = /(?<!\p{L})(?:own|friendly) $/iu;
const STANDS_BEHIND =
  /^\s+(?:(?:are|is|stands?|standing|sits?|sitting|wait|waiting)\s+)?(?:(?:right|just|directly|close|immediately)\s+)?behind(?!\s+\p{L})/iu;
/** The same, where somebody is said to lose: who beats them, `by a wall of` spears. */
const BEATEN_BY =
  /(?<!\p{L})(?:beaten|doubled|killed|destroyed|defeated|outscored)(?: \p{L}+){0,5} by (?:(?:my|our|your|his|their|the|an?|enemy|some|\p{L}+ of) )*$/iu;
/** What stands behind the type that loses, and before it. */
const LOSES =
  /^[^\p{L}\p{N}]*(?:(?:are|is|get|gets|got|just)\s+)*(?:los(?:es?|t|ing)|beaten|doubled|killed|die[sd]?|destroyed|qk)(?![\p{L}\p{N}])/iu;
const AGAINST = /(?<!\p{L})(?:v|vs|versus|against|by|to)\.? (?:(?:my|our|your|his|their|the|an?|enemy) )*$/iu;
const BEATS =
  /(?<!\p{L})(?:beats?|kills?|doubles?|destroys?|defeats?) (?:(?:my|our|your|his|their|the|an?|enemy) )*$/iu;

/**
 * Understand what somebody typed: troop types and grades, the rules' own names, what people say instead of them, and
 * words that are nearly spelt like one of the index. The last word may be one that is still being typed.
 */
export function understandQuery(query: string, lexicon: Lexicon, vocabulary: Vocabulary): readonly Wanted[] {
  const { text, typed, begun, compared } = repairWords(query, lexicon, vocabulary, /[\p{L}\p{N}]$/u.test(query));
  const { tokens, stems, occurrences } = analyseText(text, lexicon);
  const wanted: Wanted[] = [];
  const metAt = (at: number, length: number): boolean => {
    const before = text.slice(0, tokens[at]?.start);
    const behind = OWN.test(before) && STANDS_BEHIND.test(text.slice(tokens[at + length - 1]?.end));
    return behind || MET.test(before) || BEATEN_BY.test(before);
  };
  const behindAt = (at: number): boolean => {
    const last = tokens[at]?.kind === 'grade' ? at - 1 : at;
    return isBehind(tokens, stems, last, lexicon);
  };
  const losesAt = (at: number, length: number): boolean => {
    const before = text.slice(0, tokens[at]?.start);
    return BEATS.test(before) || (!AGAINST.test(before) && LOSES.test(text.slice(tokens[at + length - 1]?.end)));
  };
  const want = (at: number, length: number, alternatives: readonly Alternative[], required = true): void => {
    const span = tokens.slice(at, at + length);
    const repaired = span.filter(({ start }) => typed.has(start));
    const known = distinctly(alternatives).filter(({ terms }) => terms.length > 0 && terms.every(vocabulary.has));
    // What is said nowhere in the rules means something else, and that counts in full.
    const trust = (repaired.length > 0 ? TAKEN_WEIGHT : 1) / Math.max(...known.map(({ weight }) => weight));
    const meant = text.slice(span.at(0)?.start, span.at(-1)?.end);
    wanted.push({
      meant,
      typed:
        repaired.length === 0
          ? meant
          : span.map(({ start, end }) => typed.get(start) ?? text.slice(start, end)).join(' '),
      alternatives: known.map(({ terms, weight }) => ({ terms, weight: weight * trust })),
      required,
      taken: required
        ? repaired.map(({ start, end }) => ({ typed: typed.get(start) ?? '', word: text.slice(start, end) }))
        : [],
      type: alternatives.map(({ terms: [term = ''] }) => term).find(lexicon.isType) ?? null,
      met: metAt(at, length),
      behind: behindAt(at),
      loses: losesAt(at, length),
      grade: null,
    });
  };
  const inNames = occurrences.filter(({ kind }) => kind === 'grade');
  const inSayings = tokens.flatMap((_, at) => gradeOfSaying(tokens, stems, at, lexicon));
  const graded = new Map([...inSayings, ...inNames].map((each) => [each.at, each]));
  const types = new Set([...graded.values()].map(({ term }) => typeOf(term)));
  const ofTroops = tokens.map((_, at) => saidOfTroops(tokens, stems, at, lexicon));
  for (let at = 0, length = 1; at < tokens.length && wanted.length < MOST_WANTED; at += length) {
    length = 1;
    const token = tokens[at];
    const own = graded.get(at);
    if (own !== undefined) {
      wanted.push({
        ...gradeWanted(own.term, lexicon, vocabulary),
        met: metAt(at, own.length),
        behind: behindAt(at),
        loses: losesAt(at, own.length),
      });
      continue;
    }
    const factor = occurrences.find((each) => each.at === at && each.kind === 'factor' && each.length > 1);
    if (factor !== undefined) {
      length = factor.length;
      want(at, length, [one(factor.term)]);
      continue;
    }
    // `Art(I)` is no `arty`.
    const within = (said: { readonly length: number }): boolean =>
      !Array.from({ length: said.length - 1 }, (_, next) => at + 1 + next).some((next) => graded.has(next));
    const [name] = lexicon.namesAt(stems, at).filter(within);
    // The word before the troops is part of what is said of them.
    if (ofTroops.some((each) => each?.from === at)) continue;
    const said = ofTroops[at] ?? lexicon.sayingAt(stems, at);
    const saying = said !== null && within(said) ? said : null;
    if (saying !== null && inSayings.some(({ of }) => of === at)) {
      length = saying.length;
      continue;
    }
    const means = (saying?.means ?? []).map((terms) => ({ terms, weight: SAID_WEIGHT }));
    const stopped = token === undefined || STOP_WORDS.has(token.text);
    const weak = WEAK_WORDS.has(token?.text ?? '');
    const only = tokens.slice(at, at + (saying?.length ?? 0)).every(({ text: word }) => STOP_WORDS.has(word));
    if (name !== undefined && name.length >= (saying?.length ?? 0)) {
      length = name.length;
      if (types.has(name.term)) continue;
      const parts = lexicon.partsOf(name.term);
      const inWords = lexicon.isType(name.term) ? [] : [{ terms: parts, weight: PARTS_WEIGHT }];
      want(at, length, [one(name.term), ...inWords, ...(saying?.length === length ? means : [])]);
      if (parts.length > 1) for (const part of parts) want(at, length, [one(part, PART_WEIGHT)], false);
    } else if (saying !== null && (saying.length > 1 || !stopped)) {
      length = saying.length;
      const words = stems.slice(at, at + length).filter((_, index) => !STOP_WORDS.has(tokens[at + index]?.text ?? ''));
      const own = saying.instead ? [] : [{ terms: length === 1 ? [stems[at] ?? ''] : words, weight: 1 }];
      want(at, length, [...own, ...means], !only && !(length === 1 && weak));
    } else if (token?.kind === 'grade') {
      want(at, 1, [one(`(${token.text})`)]);
    } else if (!stopped) {
      const beginnings = (begun.get(token.start) ?? []).flatMap((word) => [
        stem(word),
        ...lexicon.namesAt([stem(word)], 0).map(({ term }) => term),
      ]);
      want(
        at,
        1,
        [one(stems[at] ?? ''), ...beginnings.map((term) => one(term, BEGUN_WEIGHT))],
        !/^\d+$/.test(token.text) && !WEAK_WORDS.has(token.text) && !compared.has(token.start),
      );
    }
  }
  const supporter = wanted.find(({ behind }) => behind);
  if (supporter !== undefined) {
    const [support] = lexicon.namesAt(BEHIND.split(' ').map(stem), 0);
    const alike = wanted[wanted.indexOf(supporter) - 1]?.type === supporter.type;
    const stands = alike ? { terms: SECOND_RANK, weight: 1 } : one(stem('behind'));
    want(tokens.length, 0, [one(support?.term ?? ''), stands], false);
  }
  const loser = wanted.find(({ type, loses }) => type !== null && loses)?.type;
  return distinct(wanted).map((each) => ({ ...each, loses: each.type !== null && each.type === loser }));
}

/** The name of what troops do that stand behind others: `Cv+Ps` are cavalry with psiloi behind. */
const BEHIND = 'rear support';
/** Where the second of two of a kind stands. */
const SECOND_RANK = ['2nd', stem('rank')];

/** Whether the troops at a token are those behind, after a plus: the second of `Cv(O)+Ps`. */
function isBehind(tokens: readonly Token[], stems: readonly string[], at: number, lexicon: Lexicon): boolean {
  const isType = (place: number): boolean => lexicon.namesAt(stems, place).some(({ term }) => lexicon.isType(term));
  if (tokens[at]?.before !== '+' || !isType(at)) return false;
  return isType(at - 1) || (tokens[at - 1]?.kind === 'grade' && isType(at - 2));
}

/** The troop type that is all that a saying means; null for any other. */
function typeMeant(said: SaidAt | null, lexicon: Lexicon): string | null {
  const [term = '', ...others] = new Set(said?.means.map((terms) => terms.join(' ')));
  return others.length === 0 && lexicon.isType(term) ? term : null;
}

/** The grade at a token of troops that have another name than that of their type: `superior archers`, `archers (S)`. */
function gradeOfSaying(
  tokens: readonly Token[],
  stems: readonly string[],
  at: number,
  lexicon: Lexicon,
): readonly { readonly at: number; readonly length: number; readonly term: string; readonly of: number }[] {
  const token = tokens[at];
  if (token?.kind === 'grade') {
    const last = Array.from({ length: MOST_SAID }, (_, by) => at - 1 - by).find(
      (start) => start >= 0 && start + (lexicon.sayingAt(stems, start)?.length ?? 0) === at,
    );
    const type = last === undefined ? null : typeMeant(lexicon.sayingAt(stems, last), lexicon);
    if (last === undefined || type === null || token.before !== '') return [];
    return [{ at, length: 1, term: `${type}(${token.text})`, of: last }];
  }
  const grade = token?.kind === 'word' && token.text.length > 1 ? lexicon.gradeOf(token.text) : null;
  const type = grade === null ? null : typeMeant(lexicon.sayingAt(stems, at + 1), lexicon);
  const next = tokens[at + 1];
  // `Superior shooting` is no shooter.
  if (type === null || next?.before !== '' || next.text.endsWith('ing')) return [];
  return [{ at, length: 1, term: `${type}(${grade ?? ''})`, of: at + 1 }];
}

/** A saying before a grade has at most so many words. */
const MOST_SAID = 2;

/** What may be meant for two reasons is meant for the better one. */
function distinctly(alternatives: readonly Alternative[]): readonly Alternative[] {
  const byTerms = new Map<string, Alternative>();
  for (const each of alternatives) {
    const key = each.terms.join(' ');
    if (each.weight > (byTerms.get(key)?.weight ?? 0)) byTerms.set(key, each);
  }
  return [...byTerms.values()];
}

/** What is asked for twice is asked for once. */
function distinct(wanted: readonly Wanted[]): readonly Wanted[] {
  const byTerms = new Map<string, Wanted>();
  for (const each of wanted) {
    const key =
      each.alternatives.length === 0
        ? each.typed
        : JSON.stringify([each.required, ...each.alternatives.map(({ terms }) => terms)]);
    if (!byTerms.has(key)) byTerms.set(key, each);
  }
  return [...byTerms.values()];
}

function gradeWanted(term: string, lexicon: Lexicon, vocabulary: Vocabulary): Omit<Wanted, 'met' | 'behind' | 'loses'> {
  const type = typeOf(term);
  const alternatives = [one(term), one(type, TYPE_OF_GRADE_WEIGHT)];
  const spelt = lexicon.spell(type, term.slice(-2, -1));
  return {
    typed: spelt,
    meant: spelt,
    alternatives: alternatives.filter(({ terms }) => terms.every(vocabulary.has)),
    required: true,
    taken: [],
    type,
    grade: { type, term },
  };
}

function one(term: string, weight = 1): Alternative {
  return { terms: [term], weight };
}

/** `kn` of `kn(x)`. */
function typeOf(term: string): string {
  return term.replace(/\(.\)$/, '');
}
