import type { Nodes } from 'mdast';
import type {} from 'remark-mdx';
import { LINK_TARGETS, mayLinkTo, strangeCharacters } from '../../schemas/index.ts';

/** Why something may not stand in a text, and what to do. */
export interface Disallowed {
  readonly what: string;
  readonly hint: string;
}

/** What a text is made of; elements by name are another matter. All else is refused, code above all. */
const WORDS = ['text', 'strong', 'emphasis', 'inlineCode', 'link'];
const BLOCKS = [
  ...['paragraph', 'heading', 'thematicBreak', 'blockquote', 'list', 'listItem', 'table', 'tableRow', 'tableCell'],
  ...['break', 'code', 'definition', 'linkReference'],
];
const ALLOWED: ReadonlySet<string> = new Set([...WORDS, ...BLOCKS]);
const ALLOWED_IN_LINE: ReadonlySet<string> = new Set(['root', 'paragraph', ...WORDS]);

/** What may be said better than "strikethrough is no part of our texts". */
const REFUSALS: Readonly<Record<string, Disallowed>> = {
  mdxjsEsm: { what: 'an import or export is code', hint: 'begin the line with another word.' },
  mdxFlowExpression: { what: 'text in braces is code to MDX', hint: 'write "\\{".' },
  mdxTextExpression: { what: 'text in braces is code to MDX', hint: 'write "\\{".' },
  mdxJsxTextElement: { what: 'a component within words', hint: 'write it in Markdown.' },
  image: { what: 'an image', hint: 'draw it: the figures of the site stand in content/figures.' },
  imageReference: { what: 'an image', hint: 'draw it: the figures of the site stand in content/figures.' },
};

/**
 * Why a piece of Markdown may not stand in a text of ours: it is code, or leads where no link of ours leads, or holds
 * what nobody sees. Its children are not looked at.
 *
 * @param node The piece; no element
 * @returns Null if it may
 */
export function disallowed(node: Nodes): Disallowed | null {
  return refused(node, ALLOWED);
}

/** Why a piece of Markdown may not stand in a line that has only words and links; null if it may. */
export function disallowedInLine(node: Nodes): Disallowed | null {
  return refused(node, ALLOWED_IN_LINE);
}

function refused(node: Nodes, allowed: ReadonlySet<string>): Disallowed | null {
  if (!allowed.has(node.type)) {
    const hint = 'a text has paragraphs, lists, tables, links, strong words and emphasis.';
    return REFUSALS[node.type] ?? { what: `"${node.type}" is no part of our texts`, hint };
  }
  if ((node.type === 'link' || node.type === 'definition') && !mayLinkTo(node.url))
    return {
      what: `a link to ${JSON.stringify(node.url)}`,
      hint: `a link leads to ${LINK_TARGETS}; the sites are named in src/compiler/schemas/links.ts.`,
    };
  const [strange] = Object.values(node).flatMap((field: unknown) =>
    typeof field === 'string' ? strangeCharacters(field) : [],
  );
  return strange === undefined
    ? null
    : { what: `expected plain text, found ${strange.name}`, hint: 'take out what is escaped there.' };
}
