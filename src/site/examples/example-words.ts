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
