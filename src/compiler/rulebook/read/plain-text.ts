import type { Nodes } from 'mdast';
import { isComment } from './elements.ts';

/**
 * The words of a piece of Markdown as a reader sees them, white space as single spaces.
 *
 * @param nodes Siblings in a Markdown tree
 * @returns Their text, free of markup
 */
export function plainText(nodes: readonly Nodes[]): string {
  return nodes.map(rawText).join('').replaceAll(/\s+/g, ' ').trim();
}

function rawText(node: Nodes): string {
  if (isComment(node)) return '';
  if (node.type === 'break') return ' ';
  if ('children' in node) return node.children.map(rawText).join('');
  return 'value' in node ? node.value : '';
}
