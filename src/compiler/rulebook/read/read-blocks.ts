import type { ListItem, Nodes } from 'mdast';
import { isComment } from './elements.ts';
import type { Block } from '../../words/index.ts';
import { plainText } from './plain-text.ts';

/**
 * What a reader reads in a piece of Markdown, without code and comments.
 *
 * @param nodes Siblings in a Markdown tree
 * @returns Blocks in reading order
 */
export function readBlocks(nodes: readonly Nodes[]): Block[] {
  return blocksOf(nodes, 0);
}

function blocksOf(nodes: readonly Nodes[], depth: number): Block[] {
  return nodes.flatMap((node) => {
    switch (node.type) {
      case 'list':
        return node.children.flatMap((item, index) =>
          blocksOfItem(item, depth, node.ordered === true ? `${(node.start ?? 1) + index}.` : '•'),
        );
      case 'table':
        return node.children.map((row, index): Block => ({
          kind: 'row',
          heading: index === 0,
          cells: row.children.map((cell) => plainText([cell])),
        }));
      case 'blockquote':
        return blocksOf(node.children, depth);
      case 'code':
      case 'definition':
      case 'thematicBreak':
        return [];
      default:
        return isComment(node) ? [] : paragraph([node]);
    }
  });
}

function blocksOfItem({ children }: ListItem, depth: number, marker: string): Block[] {
  const [first, ...others] = children;
  const opening = first?.type === 'paragraph' ? [first] : [];
  const rest = first?.type === 'paragraph' ? others : children;
  return [{ kind: 'item', depth, marker, text: plainText(opening) }, ...blocksOf(rest, depth + 1)];
}

function paragraph(nodes: readonly Nodes[]): Block[] {
  const text = plainText(nodes);
  return text === '' ? [] : [{ kind: 'paragraph', text }];
}

/**
 * The words of one block.
 *
 * @param block What a reader reads
 * @returns Its text; the cells of a row are parted by spaces
 */
export function textOfBlock(block: Block): string {
  return block.kind === 'row' ? block.cells.join(' ') : block.text;
}
