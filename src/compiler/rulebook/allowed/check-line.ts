import { remark } from 'remark';
import { visit } from 'unist-util-visit';
import { disallowedInLine, type Disallowed } from './disallowed.ts';

const processor = remark().freeze();

/**
 * Check a line of Markdown that a field of YAML holds: it has words and links, and nothing else.
 *
 * @param text The line
 * @returns What is wrong with it: nothing, if it is as it should be
 */
export function checkLine(text: string): readonly Disallowed[] {
  const found: Disallowed[] = [];
  visit(processor.parse(text), (node) => {
    const wrong = disallowedInLine(node);
    if (wrong !== null) found.push(wrong);
  });
  return found;
}
