/**
 * Make a reader of files read each once for as long as its text stays: while a person writes, all but one are the same.
 *
 * @param read Reads a text; gives the same for the same path and text
 */
export function oncePerText<T>(read: (path: string, text: string) => T): (path: string, text: string) => T {
  const last = new Map<string, { readonly text: string; readonly value: T }>();
  return (path, text) => {
    const before = last.get(path);
    if (before?.text === text) return before.value;
    const value = read(path, text);
    last.set(path, { text, value });
    return value;
  };
}
