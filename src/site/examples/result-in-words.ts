import { parse } from 'yaml';
import type { PublishedExample } from '../../compiler/publish/index.ts';
import type { PositionRow, TerrainAnswer } from '../../rules/index.ts';
import { signed } from '../wording/signed.ts';

/** What an example comes to: what it was asked for, empty where the answer says it itself, and the answer. */
export interface ResultInWords {
  readonly asked: string;
  readonly answer: string;
}

/** What is asked for, by the last two names in the code, where the last alone would not do. */
const ASKED_OF: Readonly<Record<string, string>> = {
  'alternatives.ap': 'other sum:',
  'transfer.vp': 'victory points moved:',
};

/** What is asked for, by the last name in the code, where its own words would not do. */
const ASKED: Readonly<Record<string, string>> = {
  actualFeatureEquivalents: 'actually',
  allowed: 'Allowed:',
  each: 'AP each:',
  hill: 'The hill:',
  rows: 'Where:',
  factor: 'combat factor',
  behind: 'lost behind:',
  after: 'then',
  atLeast: 'at least',
  atMost: 'at most',
  canShoot: 'Can shoot:',
  clause: 'decided by',
  final: 'final score',
  inRange: 'In range:',
  inReach: 'In reach:',
  moreThan: 'more than',
  orNone: 'or none at all:',
  required: 'Must it:',
  maximum: 'at most',
  minimum: 'at least',
  secondary: 'from a secondary source:',
  transfer: 'victory points moved:',
  verdict: '',
  vp: 'victory points:',
  why: 'why:',
  label: 'a step:',
  fates: 'In the end:',
  lost: 'Destroyed:',
  outcomes: 'Outcomes:',
  recoil: 'As it recoils:',
  scores: 'Scores:',
};

/**
 * What a figure is of, as it is said of one and of others, by the last name in the code, or the last two: it stands behind
 * the figure, as a person says it.
 */
const OF: Readonly<Record<string, readonly [one: string, others: string]>> = {
  actualFeatureEquivalents: ['feature equivalent', 'feature equivalents'],
  ap: ['AP', 'AP'],
  atLeast: ['pace', 'paces'],
  atMost: ['pace', 'paces'],
  'baggage.minimum': ['element of baggage', 'elements of baggage'],
  base: ['PIP before modifiers', 'PIPs before modifiers'],
  depthMillimetres: ['mm', 'mm'],
  elementEquivalents: ['element equivalent', 'element equivalents'],
  elements: ['element', 'elements'],
  featureEquivalents: ['feature equivalent', 'feature equivalents'],
  maxPaces: ['pace', 'paces'],
  maximum: ['feature equivalent', 'feature equivalents'],
  measuredPaces: ['pace measured', 'paces measured'],
  minimum: ['feature equivalent', 'feature equivalents'],
  moreThan: ['pace', 'paces'],
  paces: ['pace', 'paces'],
  pips: ['PIP', 'PIPs'],
  rangePaces: ['pace', 'paces'],
  totalFeatureEquivalents: ['feature equivalent in all', 'feature equivalents in all'],
};

/** Answers that are words of the code. */
const ANSWERS: Readonly<Record<string, string>> = {
  true: 'yes',
  false: 'no',
  null: 'none',
  halfOrLess: 'half or less',
  self: 'the first named',
  enemy: 'the other',
  sideA: 'side A',
  sideB: 'side B',
  stand: 'stands',
  recoil: 'recoils',
  flee: 'flees',
  surrender: 'surrenders',
};

/** How a list is told that is empty. */
const NOTHING: Readonly<Record<string, string>> = { lost: 'nobody', after: 'nothing' };

/** What it means that there is no answer, where that is not that there is none. */
const WITHOUT_ANSWER: Readonly<Record<string, string>> = {
  demoralised: 'we cannot tell',
  featureEquivalents: 'we cannot tell',
};

/** A question that a yes answers: one of what may be is answered by whether it is allowed. */
const YES_OR_NO = /^(?:Must|Do|Does|Did|Is|Are|Has|Have|Will)\b[^?]*\?/;

const SIGNED = new Set(['rearSupport', 'tactical', 'grading', 'mitigating']);

/**
 * What an example comes to, as a person would say it.
 *
 * @param titleOf The title of a clause, where an answer names one
 */
export function resultInWords(
  { question, code, result }: Pick<PublishedExample, 'question' | 'code' | 'result'>,
  titleOf: (clause: string) => string | undefined,
): ResultInWords {
  const path = namesAtTheEndOf(code);
  const ofEnemy = path.includes('enemy') && !path.includes('outcome') ? 'the other:' : '';
  const name = path.filter((each) => each !== 'self' && each !== 'enemy').at(-1) ?? '';
  const value: unknown = parse(result);
  const answer = inWords(value, name, titleOf);
  if (name === 'outcome') {
    const other = path.at(-1) === 'enemy' ? 'the other' : '';
    return { asked: other, answer };
  }
  // What is asked with yes or no is answered so.
  if (typeof value === 'boolean' && YES_OR_NO.test(question)) return { asked: '', answer };
  if (name === 'each' && /\blosses\(/.test(code)) return { asked: 'EE each:', answer };
  const lastTwo = path.slice(-2).join('.');
  const [one = '', others = ''] = OF[lastTwo] ?? OF[name] ?? [];
  const own = ASKED_OF[lastTwo] ?? ASKED[name];
  if (others !== '' && typeof value === 'number') {
    const asked = [ofEnemy, own ?? ''].filter((each) => each !== '').join(' ');
    return { asked, answer: `${answer} ${value > 0 && value <= 1 ? one : others}` };
  }
  const named = name === '' ? '' : (own ?? (others === '' ? `${wordsOf(name)}${colonOf(value)}` : others));
  const asked = value === null && /\w$/.test(named) ? `${named}:` : named;
  return { asked: [ofEnemy, asked].filter((each) => each !== '').join(' '), answer };
}

/** `trail.at(-1)?.clause` ends in `trail` and `clause`, `leftOpen[0]` in `leftOpen`. */
function namesAtTheEndOf(code: string): readonly string[] {
  const named = code
    .trim()
    .replaceAll(/(?:\?\.)?\[\d+\]|\??\.at\(-?\d+\)/g, '')
    .replaceAll('?.', '.');
  return /((?:\.\w+)+)$/.exec(named)?.[1]?.split('.').slice(1) ?? [];
}

/** A figure stands beside its name, other answers after a colon. */
function colonOf(value: unknown): string {
  return typeof value === 'number' ? '' : ':';
}

function inWords(value: unknown, name: string, titleOf: (clause: string) => string | undefined): string {
  if (Array.isArray(value)) {
    const parts = value.map((each) => inWords(each, name, titleOf));
    if (parts.length === 0) return NOTHING[name] ?? 'none';
    if (name === 'scores') return parts.join(' to ');
    return parts.join(parts.some((part) => part.includes(',')) ? '; ' : ', ');
  }
  if (value === null && name in WITHOUT_ANSWER) return WITHOUT_ANSWER[name] ?? '';
  if (value === null || typeof value === 'boolean') return ANSWERS[String(value)] ?? '';
  if (isTransfer(value))
    return `${String(value.vp)} from ${inWords(value.from, name, titleOf)} to ${inWords(value.to, name, titleOf)}`;
  if (isHill(value)) return hillInWords(value);
  if (isRow(value)) return rowInWords(value);
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, each]) => `${ANSWERS[key] ?? wordsOf(key)} ${inWords(each, key, titleOf)}`)
      .join(', ');
  if (typeof value === 'number') return signed(value, value === 0 || !SIGNED.has(name));
  const text = typeof value === 'string' ? value : '';
  return ANSWERS[text] ?? titleOf(text) ?? text.replace(/^element: /, 'it: ').replace(/\bnot held$/, 'we have no text');
}

/** The victory points that one side takes from the other. */
interface Transfer {
  readonly vp: number;
  readonly from: string;
  readonly to: string;
}

function isTransfer(value: unknown): value is Transfer {
  return typeof value === 'object' && value !== null && 'vp' in value && 'from' in value && 'to' in value;
}

type HillAnswer = NonNullable<TerrainAnswer['hill']>;

function isHill(value: unknown): value is HillAnswer {
  return typeof value === 'object' && value !== null && 'class' in value && 'listNeeds' in value;
}

/** `H(S); steep slopes difficult going; the list must have H(S), Wd` */
function hillInWords({ class: kind, going, listNeeds }: HillAnswer): string {
  return [
    ...(kind === null ? [] : [kind]),
    ...Object.entries(going).map(([slopes, of]) => `${slopes} slopes ${of} going`),
    ...(listNeeds.length === 0 ? [] : [`the list must have ${listNeeds.join(', ')}`]),
  ].join('; ');
}

function isRow(value: unknown): value is PositionRow {
  return typeof value === 'object' && value !== null && 'scores' in value && 'where' in value;
}

/** `on 5 or 6, in the zone: 300p or more` */
function rowInWords({ scores, where, atLeast = null, moreThan = null, atMost = null }: PositionRow): string {
  const on = [scores.slice(0, -1).join(', '), String(scores.at(-1))].filter(Boolean).join(' or ');
  const far = [
    ...(atLeast === null ? [] : [`at least ${String(atLeast)}p`]),
    ...(moreThan === null ? [] : [`more than ${String(moreThan)}p`]),
    ...(atMost === null ? [] : [`at most ${String(atMost)}p`]),
  ].join(', ');
  return `on ${on}, ${where}${far === '' ? '' : `: ${far}`}`;
}

/** `featureEquivalents` as words. */
function wordsOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
