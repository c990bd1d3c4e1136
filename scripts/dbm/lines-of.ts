import { StringDecoder } from 'node:string_decoder';

/**
 * The lines of a stream, as they come in. Only a line feed ends one: what else Unicode calls a line separator may stand
 * in a text of JSON.
 *
 * @param input A stream of UTF-8
 * @returns Each line, without its line feed; none after the last line feed
 */
export async function* linesOf(input: NodeJS.ReadableStream): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let begun = '';
  for await (const chunk of input) {
    const [rest = '', ...others] = decoder.write(Buffer.from(chunk)).split('\n');
    begun += rest;
    for (const next of others) {
      yield begun;
      begun = next;
    }
  }
  begun += decoder.end();
  if (begun !== '') yield begun;
}
