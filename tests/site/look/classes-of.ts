/**
 * The classes that the rules of a style sheet name.
 *
 * @param sheet Its text, as it is served
 */
export function classesOf(sheet: string): ReadonlySet<string> {
  // What stands in quotes, in an address, or between braces without braces in it is no selector.
  const selectors = sheet
    .replaceAll(/\/\*[^]*?\*\/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)/gu, '')
    .replaceAll(/(?<=[{;}])[^{};]*(?=[;}])/gu, '');
  return new Set([...selectors.matchAll(/\.(-?[A-Za-z_][\w-]*)/gu)].map(([, name = '']) => name));
}
