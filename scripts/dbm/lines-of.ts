import { StringDecoder } from 'node:string_decoder';

/** What some editors put before a text to say that it is one: no part of it. */
const BYTE_ORDER_MARK = /^\uFEFF/u;

/** A text without the mark that an editor may have put before it. */
export function unmarked(text: string): string {
  return text.replace(BYTE_ORDER_MARK, '');
}

/**
 * The lines of a stream, as they come in. Only a line feed ends one: what else Unicode calls a line separator may stand
 * in a text of JSON.
 *
 * @param input A stream of UTF-8
 * @returns Each line, without its line feed, the first without a byte order mark; none after the last line feed
 */
export async function* linesOf(input: NodeJS.ReadableStream): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let begun = '';
  let first = true;
  const whole = (line: string): string => {
    const read = first ? unmarked(line) : line;
    first = false;
    return read;
  };
  for await (const chunk of input) {
    const [rest = '', ...others] = decoder.write(Buffer.from(chunk)).split('\n');
    begun += rest;
    for (const next of others) {
      yield whole(begun);
      begun = next;
    }
  }
  begun += decoder.end();
  if (begun !== '') yield whole(begun);
}
