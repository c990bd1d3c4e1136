/** Unpack what was packed with gzip; where it was cut up, its pieces in order. */
export async function gunzip(pieces: readonly Uint8Array<ArrayBuffer>[]): Promise<Uint8Array<ArrayBuffer>> {
  // eslint-disable-next-line compat/compat -- a page does not begin to save the site where this is missing
  const stream = new Blob([...pieces]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
