/** Store a value as JSON, the same bytes for the same value. */
export function setJson(files: Map<string, string>, path: string, value: unknown): void {
  files.set(path, `${JSON.stringify(value, null, 1)}\n`);
}
