import type { PublishedExample } from '../../../compiler/publish/index.ts';

/** What an example asks for, by the last word of its code. */
const ASKED: Readonly<Record<string, string>> = {
  factor: 'factor',
  rearSupport: 'rear support',
  tactical: 'tactical',
  grading: 'grading',
  mitigating: 'mitigating',
  final: 'final score',
  margin: 'margin',
  loser: 'loser',
  pips: 'PIPs',
  maxPaces: 'paces',
  allowed: 'allowed',
};

/**
 * What an example comes to, in words.
 *
 * @returns What was asked for, empty where the answer says it itself, and the answer
 */
export function resultInWords({ code, result }: PublishedExample): { readonly asked: string; readonly answer: string } {
  const path = code.trim();
  const asked = /\.after\.\w+$/.test(path) ? 'then' : (ASKED[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? '');
  const listed = /^\[(.*)\]$/.exec(result)?.[1];
  if (listed !== undefined)
    return { asked, answer: listed === '' ? 'nothing' : listed.replace(/(['"])(.*?)\1/g, '$2') };
  return { asked, answer: result.replace(/^(['"])(.*)\1$/, '$2').replace(/^-(?=\d)/, '−') };
}

/**
 * The two sides of an example, by their troops.
 *
 * @param question The situation in words: `Reg Bd (O) (in rough going) against Irr Wb (O); dice 4 and 2`
 * @returns Empty where the question does not name two
 */
export function sidesOf(question: string): readonly string[] {
  const sides = question
    .replace(/^[^:()]*: /, '')
    .replace(/; dice [^;]*$/, '')
    .split(/ against | and (?=\p{Lu})/u)
    .map((side) => side.replace(/ \((?![A-Z]\)).*$/u, ''));
  return sides.length === 2 ? sides : [];
}

/** The same words, with the names of troops kept on one line: `Irr Sp (O)`. */
export function unbroken(text: string): string {
  return text.replace(/\b(Irr|Reg) (?=\p{Lu})/gu, '$1\u00a0').replace(/ \(([A-Z])\)/g, '\u00a0($1)');
}
