import type { WordReader } from '../../search/engine/index.ts';
import { understand, type Question, type Understood, type Values } from '../understanding/index.ts';
import { DBA_TROOPS, SHOOTERS } from './troops.ts';
import { HOW_AGAIN, untoldIn } from './untold-in-dba.ts';

/** The name of the game, with what joins it to the rest. */
const NAMED = /[,:]?\s*(?<![\p{L}\p{N}])(?:(?:in|of|for|by)\s+)?dba(?:\s*2\.2)?(?![\p{L}\p{N}])\s*[,:]?/giu;
/** What names the other game, or a grade: this one has none. */
const OF_DBM = /(?<![\p{L}\p{N}])dbm(?![\p{L}\p{N}])|\(\s*[sofix](?:\s*\/\s*[sofix])*\s*\)/iu;
const SCYTHED = /(?<![\p{L}\p{N}])s(?:cy)?ch(?![\p{L}\p{N}])/giu;

/** A second move of a bound, and what asks whether it may be. */
const AGAIN =
  /(?<!\p{L})(?:(?:(?:make|have|get|take)\s+)?(?:a\s+)?(?:second|2nd)\s+moves?|mov(?:e|es|ing)\s+(?:twice|again|a\s+second\s+time))(?!\p{L})/iu;
const MAY = /^(?:can|may|could|do|does)\s+(?:an?\s+|my\s+)?/iu;

/** What may be told of a question of each kind; of any other it is another question. */
const TOLD: Readonly<Partial<Record<Question['kind'], RegExp>>> = {
  combat:
    /^(?:mode|by|going(?:\.told)?|[ab]\.(?:type|figures|deep|behind\.type|behind\.count|gen|ov|up|flank|rear|bank|moved|aid|die|number|going(?:\.told)?))$/,
  move: /^(?:going(?:\.told)?|a\.(?:type|figures))$/,
  pips: /^(?:do|dist|from|role|form|a\.(?:type|figures|count))$/,
};

/**
 * Understand a query as a question that the rules of DBA can compute: it is read as one of DBM, which has its words.
 *
 * @param typed With the name of the game, or without
 * @returns Null where it is no such question, tells something that DBA does not know, or may well be another
 */
export function understandDba(reader: WordReader, typed: string): Understood | null {
  if (OF_DBM.test(typed)) return null;
  const query = typed.replace(NAMED, ' ').replace(SCYTHED, 'scythed chariots').trim();
  const again = AGAIN.test(query);
  const understood = understand(reader, again ? query.replace(AGAIN, 'move').replace(MAY, '') : query);
  if (understood?.edition !== null) return null;
  if (again) return secondMove(understood);
  const meant = meantBy(understood.question);
  const question = meant === null ? null : questionOf(meant);
  return question === null ? null : { ...understood, mended: withoutChariots(understood), question };
}

/** Whether troops may move again, which it may hang on how: nothing else is told of it. */
function secondMove(understood: Understood): Understood | null {
  const { kind, told } = understood.question;
  const question = kind === 'move' && Object.keys(told).join() === 'a.type' ? questionOf(understood.question) : null;
  if (question === null) return null;
  return { ...understood, question: { ...question, told: { ...question.told, again: '1' }, untold: [HOW_AGAIN] } };
}

/** Of `SCh` it is not said that it was read as anything. */
function withoutChariots({ mended }: Understood): Understood['mended'] {
  return mended.filter(({ word }) => word !== 'Exp');
}

/** Of `Kn v Bw shooting` who of them can. */
function meantBy(question: Question): Question | null {
  const { told, instead } = question;
  if (told.mode !== 'shooting' || instead === undefined) return question;
  const maySide = (side: string): boolean => SHOOTERS.includes(DBA_TROOPS[told[`${side}.type`] ?? ''] ?? '');
  return !maySide('a') && maySide('b') ? instead : question;
}

function questionOf({ kind, told, untold }: Question): Question | null {
  const may = TOLD[kind];
  if (may === undefined || !Object.keys(told).every((name) => may.test(name))) return null;
  // Only a tactical move has a price of its own.
  if (kind === 'pips' && told.do !== 'move') return null;
  // DBA rolls both dice, or is asked for the chances.
  if ((told['a.die'] === undefined) !== (told['b.die'] === undefined)) return null;
  const named = Object.entries(told).map(([name, value]) => [name, valueOf(name, value, told)] as const);
  if (named.some(([, value]) => value === null)) return null;
  const values = Object.fromEntries(
    named.flatMap(([name, value]) => (value === null || name.endsWith('.figures') ? [] : [[name, value]])),
  );
  const going = withGoing(values);
  const general = kind === 'pips' && untold.some(({ name }) => name === 'role') ? { role: 'general' } : {};
  const question = { kind, told: { ...going, ...general } };
  return { ...question, untold: [...untold.filter(({ name }) => name === 'numbers'), ...untoldIn(question)] };
}

/** A value as DBA has it; null where it has none. */
function valueOf(name: string, value: string, told: Values): string | null {
  if (name.endsWith('.type')) {
    // Those that ride camels in twos are light horse.
    if (value === 'Cm' && told[name.replace('.type', '.figures')] === '2') return 'Light Horse (2Cm)';
    return DBA_TROOPS[value] ?? null;
  }
  if (/(?:^|\.)going(?:\.told)?$/.test(name)) return value === 'difficult' ? 'bad' : value;
  return name === 'role' || name === 'from' ? 'general' : value;
}

/** Bad going is one thing in DBA: nothing of it is open. */
function withGoing(values: Values): Values {
  const bad = Object.keys(values).filter((name) => name.endsWith('going.told') && values[name] === 'bad');
  return { ...values, ...Object.fromEntries(bad.map((name) => [name.replace('.told', ''), 'bad'])) };
}
