/**
 * Straight quotation marks as a printer sets them. The text of a rule is set so already; this is for words out of the data.
 *
 * @param text The words
 * @param goesOn True where the words go on from others, so that a mark at their start closes
 */
export function typeset(text: string, goesOn = false): string {
  return text
    .replace(goesOn ? /(?<=[\s(“‘])"/g : /(?<=^|[\s(“‘])"/g, '“')
    .replaceAll('"', '”')
    .replace(goesOn ? /(?<=[\s(“‘])'/g : /(?<=^|[\s(“‘])'/g, '‘')
    .replaceAll("'", '’');
}
