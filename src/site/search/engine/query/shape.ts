/**
 * What a piece of a record is: its title, a ruling's question, where it stands, a way of asking for it, a summary of
 * a statement that it cites, its text, a remark on it.
 */
export type PassageKind = 'title' | 'question' | 'context' | 'asked' | 'topic' | 'text' | 'note';

/** In the order in which a record holds them. */
export const PASSAGE_KINDS: readonly PassageKind[] = ['title', 'question', 'context', 'asked', 'topic', 'text', 'note'];

/** How the terms of a record are divided: in numbers, as every query reads thousands of them. */
export interface Shape {
  /** Of each passage the kind, by its place in `PASSAGE_KINDS`, and how many terms it has. */
  readonly kinds: Uint8Array;
  readonly sizes: Uint16Array;
  /** How many terms there are of each kind in all. */
  readonly lengths: Uint32Array;
  /** By the place of a term, the passage that it stands in. */
  readonly passageOf: Uint16Array;
}

/** How a part of a record, all its passages of one kind, is divided: the kind, by its place in `PASSAGE_KINDS`, and sizes. */
export type Part = readonly [kind: number, ...sizes: number[]];

/** How many terms a part has. */
export function lengthOfPart(part: Part): number {
  let length = 0;
  // There are thousands, and the first query waits for them: a copy of the sizes would take ten times as long.
  for (let at = 1; at < part.length; at++) length += part[at] ?? 0;
  return length;
}

/**
 * How a record is divided.
 *
 * @param own The numbers of its parts
 * @param parts All that there are
 */
export function shapeOfParts(own: readonly number[], parts: readonly Part[]): Shape {
  const passages = own.flatMap((number) => {
    const [kind = 0, ...sizes] = parts[number] ?? [];
    return sizes.map((size) => ({ kind, size }));
  });
  const lengths = new Uint32Array(PASSAGE_KINDS.length);
  for (const { kind, size } of passages) lengths[kind] = (lengths[kind] ?? 0) + size;
  const passageOf = new Uint16Array(lengths.reduce((sum, length) => sum + length, 0));
  let end = 0;
  passages.forEach(({ size }, passage) => {
    passageOf.fill(passage, end, (end += size));
  });
  return {
    kinds: Uint8Array.from(passages, ({ kind }) => kind),
    sizes: Uint16Array.from(passages, ({ size }) => size),
    lengths,
    passageOf,
  };
}

/** The kind of the passage that a term stands in. */
export function kindAt({ kinds, passageOf }: Shape, place: number): PassageKind {
  return PASSAGE_KINDS[kinds[passageOf[place] ?? -1] ?? -1] ?? 'text';
}
