import type { PhrasingContent } from 'mdast';
import { remark } from 'remark';

const processor = remark().freeze();

/** What a line of Markdown is made of here: the compiler lets nothing else through. */
type Inline = Extract<PhrasingContent, { type: 'text' | 'strong' | 'emphasis' | 'inlineCode' | 'link' }>;

/**
 * The pieces of one line of Markdown: words, links, strong words, emphasis, code, one within another.
 *
 * @param line As an author writes it: `See [rear support](/3.4/rear-support/).`
 * @throws {Error} If it holds anything else, such as an image
 */
export function inlinePieces(line: string): readonly Inline[] {
  return processor.parse(line).children.flatMap((block) => {
    if (block.type !== 'paragraph') throw strange(block.type, line);
    return piecesWithin(block.children);
  });
}

/** Nodes of a line, each known to be one that is shown. */
export function piecesWithin(nodes: readonly PhrasingContent[]): readonly Inline[] {
  return nodes.map((node) => {
    if (!isInline(node)) throw strange(node.type, 'value' in node ? node.value : node.type);
    return node;
  });
}

function isInline(node: PhrasingContent): node is Inline {
  return ['text', 'strong', 'emphasis', 'inlineCode', 'link'].includes(node.type);
}

function strange(type: string, where: string): Error {
  return new Error(`expected a line of words and links, found "${type}" in ${JSON.stringify(where)}`);
}
