/**
 * A wording in quotes, on one line.
 *
 * @param wording The wording
 * @returns It, with line breaks written as `\n`
 */
export function quote(wording: string): string {
  return `"${wording.replaceAll('\n', String.raw`\n`)}"`;
}
