/**
 * What a piece of a record is: its title, a ruling's question, where it stands, a way of asking for it, a summary of
 * a statement that it cites, its text, a remark on it.
 */
export type PassageKind = 'title' | 'question' | 'context' | 'asked' | 'topic' | 'text' | 'note';

/** In the order in which a record holds them. */
export const PASSAGE_KINDS: readonly PassageKind[] = ['title', 'question', 'context', 'asked', 'topic', 'text', 'note'];

/** A piece of a record, as the index divides it. */
export interface PassageShape {
  readonly kind: PassageKind;
  /** How many terms it has. */
  readonly length: number;
}

/** How the terms of a record are divided. */
export interface Shape {
  readonly passages: readonly PassageShape[];
  /** Where each passage ends. */
  readonly ends: readonly number[];
  /** How many terms there are of a kind in all. */
  readonly lengths: Readonly<Record<PassageKind, number>>;
}

/** Write the division of a record into passages as a short text: `0.3 3.5.7 5.12`, kind and lengths. */
export function writeShape(passages: readonly PassageShape[]): string {
  return PASSAGE_KINDS.flatMap((kind, index) => {
    const lengths = passages.filter((passage) => passage.kind === kind && passage.length > 0);
    return lengths.length === 0 ? [] : [[index, ...lengths.map(({ length }) => length)].join('.')];
  }).join(' ');
}

/** Read what `writeShape` wrote. */
export function readShape(shape: string): Shape {
  const passages = shape.split(' ').flatMap((part) => {
    const [index = 0, ...lengths] = part.split('.').map(Number);
    const kind = PASSAGE_KINDS[index];
    return kind === undefined ? [] : lengths.map((length) => ({ kind, length }));
  });
  let end = 0;
  const lengths = { title: 0, question: 0, context: 0, asked: 0, topic: 0, text: 0, note: 0 };
  for (const { kind, length } of passages) lengths[kind] += length;
  return { passages, ends: passages.map(({ length }) => (end += length)), lengths };
}

/** The kind of the passage that a term stands in. */
export function kindAt({ passages, ends }: Shape, place: number): PassageKind {
  return passages[ends.findIndex((end) => end > place)]?.kind ?? 'text';
}
