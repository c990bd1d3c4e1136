import type { Definition, Link, Nodes } from 'mdast';
import { endOf, startOf } from './elements.ts';
import type { ClauseLink } from '../model.ts';
import type { SourceText } from '../source/source-text.ts';

const scheme = 'clause:';

/**
 * Read a link or a definition that points at a clause.
 *
 * @param node The link
 * @param source What it was parsed from
 * @returns The link, or null if it points elsewhere
 */
export function readLink(node: Link | Definition, source: SourceText): ClauseLink | null {
  if (!node.url.startsWith(scheme)) return null;
  const lastChild: Nodes | undefined = node.type === 'link' ? node.children.at(-1) : undefined;
  // The words of a link may themselves read `clause:`, as may the label of a definition.
  const text = source.text;
  const from =
    lastChild === undefined ? text.indexOf(node.type === 'link' ? '](' : ']:', startOf(node)) : endOf(lastChild);
  const start = text.indexOf(scheme, from);
  return { target: node.url.slice(scheme.length), start, end: start + node.url.length };
}
