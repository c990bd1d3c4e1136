import type { Block } from '../../../../compiler/rulebook/index.ts';
import { POINT, ROW } from '../../engine/index.ts';

/**
 * The text of a clause, a line for each paragraph, item and row: an item with a bullet, a row with one of its own and
 * with the headings of its columns, so that the line says all that it means.
 *
 * @param blocks What the clause says
 * @param bullet Stands before an item
 */
export function textOf(blocks: readonly Block[], bullet = POINT): string {
  let headings: readonly string[] = [];
  const lines = blocks.flatMap((block) => {
    if (block.kind === 'note') return [];
    if (block.kind !== 'row') return [block.kind === 'item' ? `${bullet} ${block.text}` : block.text];
    if (!block.heading) return [`${ROW} ${rowOf(block.cells, headings)}`];
    headings = block.cells;
    return [];
  });
  return lines.join('\n');
}

/** What the editors remark on a clause. */
export function notesOf(blocks: readonly Block[]): string {
  return blocks.flatMap((block) => (block.kind === 'note' ? [block.text] : [])).join('\n');
}

/** The text of a clause, and behind an empty line what the editors remark on it. */
export function fullTextOf(blocks: readonly Block[]): string {
  return [textOf(blocks), notesOf(blocks)].filter((text) => text !== '').join('\n\n');
}

/** A reasoning: each of its steps stands by itself. */
export function reasoningOf(blocks: readonly Block[]): string {
  return textOf(blocks, ROW);
}

/** `Blades (Bd): Bd(S) 8, Bd(O) 6`; `Light horse (LH): road 250, good 250`. */
function rowOf([label = '', ...cells]: readonly string[], [, ...headings]: readonly string[]): string {
  const type = /\(([A-Z][A-Za-z]+)\)$/.exec(label)?.[1];
  const values = cells.flatMap((cell, column) => {
    if (cell === '–') return [];
    const heading = headings[column] ?? '';
    if (cells.length === 1) return [cell];
    return [
      `${/^[SOIFX]$/.test(heading) && type !== undefined ? `${type}(${heading})` : heading.toLowerCase()} ${cell}`,
    ];
  });
  return `${label}: ${values.join(', ')}`;
}
