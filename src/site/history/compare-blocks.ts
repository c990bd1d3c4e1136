import { diffArrays, diffWordsWithSpace } from 'diff';
import type { Block } from '../../compiler/rulebook/index.ts';

/** A run of words that both texts have, or only one of them. */
export interface Run {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** A block of the newer text beside what stood there before. A row has runs for each of its cells, any other block one list. */
export interface ComparedBlock {
  readonly block: Block;
  readonly kind: 'same' | 'added' | 'removed' | 'changed';
  readonly cells: readonly (readonly Run[])[];
}

/** Below this share of common words two blocks are two blocks, not one that was reworded. */
const ALIKE = 0.4;

/**
 * Compare two texts of a clause, block by block, and reworded blocks word by word.
 *
 * @param before The older text
 * @param after The newer text
 * @returns The blocks of both, in the order of the newer one, what was removed before what took its place
 */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): readonly ComparedBlock[] {
  const compared: ComparedBlock[] = [];
  let removed: Block[] = [];
  for (const part of diffArrays([...before], [...after], { comparator: sameBlock })) {
    if (part.removed) {
      removed = part.value;
    } else if (part.added) {
      compared.push(...pair(removed, part.value));
      removed = [];
    } else {
      compared.push(
        ...removed.map((block) => whole(block, 'removed')),
        ...part.value.map((block) => whole(block, 'same')),
      );
      removed = [];
    }
  }
  return [...compared, ...removed.map((block) => whole(block, 'removed'))];
}

/** The text of a block without comparison, in the same shape. */
export function plainBlocks(blocks: readonly Block[]): readonly ComparedBlock[] {
  return blocks.map((block) => whole(block, 'same'));
}

/** Blocks that replaced each other: each new one is matched with the first old one that is like it, never across an earlier match. */
function pair(removed: readonly Block[], added: readonly Block[]): readonly ComparedBlock[] {
  const compared: ComparedBlock[] = [];
  let next = 0;
  let matched = 0;
  for (const block of added) {
    const found = removed.findIndex((old, index) => index >= next && alike(old, block));
    if (found === -1) {
      compared.push(whole(block, 'added'));
      continue;
    }
    compared.push(
      ...removed.slice(next, found).map((old) => whole(old, 'removed')),
      reworded(removed[found] as Block, block),
    ); // `found` is an index of it
    next = found + 1;
    matched = compared.length;
  }
  // What was dropped stands before what came in its place.
  return compared.toSpliced(matched, 0, ...removed.slice(next).map((old) => whole(old, 'removed')));
}

function reworded(before: Block, after: Block): ComparedBlock {
  const old = cellsOf(before);
  // A figure that changed is another figure, not one with a digit more.
  const compare = after.kind === 'row' ? compareCells : compareWords;
  return {
    block: after,
    kind: 'changed',
    cells: cellsOf(after).map((text, index) => compare(old[index] ?? '', text)),
  };
}

function compareCells(before: string, after: string): readonly Run[] {
  const isFigure = /^[^\p{L}]*$/u;
  return before !== after && isFigure.test(before) && isFigure.test(after)
    ? replacement(before, after)
    : compareWords(before, after);
}

/** Word by word; a common gap between two changed words is part of the change, so that phrases stay phrases. */
function compareWords(before: string, after: string): readonly Run[] {
  const parts = diffWordsWithSpace(before, after);
  const runs: Run[] = [];
  let removed = '';
  let added = '';
  const flush = (): void => {
    runs.push(...replacement(removed, added));
    removed = '';
    added = '';
  };
  for (const [index, part] of parts.entries()) {
    const between =
      !part.added && !part.removed && index > 0 && index < parts.length - 1 && /^[\s\p{P}]*$/u.test(part.value);
    if (part.removed || between) removed += part.value;
    if (part.added || between) added += part.value;
    if (part.added || part.removed || between) continue;
    flush();
    runs.push({ kind: 'same', text: part.value });
  }
  flush();
  return runs;
}

/** White space that both texts have at their ends is common to them. */
function replacement(removed: string, added: string): readonly Run[] {
  const lead = removed !== '' && added !== '' ? sharedEnd(/^\s*/, removed, added) : '';
  const [old, fresh] = [removed.slice(lead.length), added.slice(lead.length)];
  const tail = old !== '' && fresh !== '' ? sharedEnd(/\s*$/, old, fresh) : '';
  const runs: readonly Run[] = [
    { kind: 'same', text: lead },
    { kind: 'removed', text: old.slice(0, old.length - tail.length) },
    { kind: 'added', text: fresh.slice(0, fresh.length - tail.length) },
    { kind: 'same', text: tail },
  ];
  return runs.filter(({ text }) => text !== '');
}

function sharedEnd(end: RegExp, one: string, other: string): string {
  const space = end.exec(one)?.[0] ?? '';
  return space === end.exec(other)?.[0] ? space : '';
}

function whole(block: Block, kind: 'same' | 'added' | 'removed'): ComparedBlock {
  return { block, kind, cells: cellsOf(block).map((text) => [{ kind, text }]) };
}

function cellsOf(block: Block): readonly string[] {
  return block.kind === 'row' ? block.cells : [block.text];
}

function sameBlock(a: Block, b: Block): boolean {
  return shapeOf(a) === shapeOf(b) && cellsOf(a).join('\t') === cellsOf(b).join('\t');
}

function shapeOf(block: Block): string {
  if (block.kind === 'item') return `item ${String(block.depth)}`;
  return block.kind === 'row' && block.heading ? 'heading row' : block.kind;
}

function alike(a: Block, b: Block): boolean {
  if (a.kind !== b.kind) return false;
  if (a.kind === 'row' && b.kind === 'row')
    return a.cells.length === b.cells.length && a.heading === b.heading && (a.heading || a.cells[0] === b.cells[0]);
  const words = [cellsOf(a), cellsOf(b)].map(
    (cells) =>
      new Set(
        cells
          .join(' ')
          .toLowerCase()
          .match(/[\p{L}\p{N}+-]+/gu),
      ),
  );
  const [first, second] = words as [Set<string>, Set<string>];
  return first.intersection(second).size >= ALIKE * Math.max(first.size, second.size);
}
