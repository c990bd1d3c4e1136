import type { Nodes } from 'mdast';
import { placeAt, type Element } from './elements.ts';
import type { ShortForm } from '../model.ts';
import { plainText } from './plain-text.ts';
import type { Reading } from './read-attributes.ts';

/**
 * Read a `<Short>`: what the play sheet says of a clause.
 *
 * @param element The element
 * @param subject What a problem cannot read: `clause "rear-support.spears"`
 * @param reading Where problems are reported
 * @returns The short form, or null if it says nothing that a line of a table can hold
 */
export function readShortForm(element: Element, subject: string, reading: Reading): ShortForm | null {
  const { source, heading, problems } = reading;
  const { start, end, bodyStart, bodyEnd, children } = element;
  const [paragraph, ...others] = children;
  const isLine = paragraph?.type === 'paragraph' && others.length === 0 && paragraph.children.every(isOfALine);
  const text = source.text.slice(bodyStart, bodyEnd).replaceAll(/\s+/g, ' ').trim();
  const [factor] = /[+−-]\d+/.exec(text) ?? [];
  if (factor !== undefined)
    problems.push({
      headline: `Cannot read ${subject}: its <Short> says "${factor}"`,
      places: [placeAt(source, start, heading)],
      hint: 'leave it out: the play sheet takes what a clause adds from its examples, as they ran.',
    });
  if (isLine && element.attributes.size === 0 && plainText(children) !== '') return { text, start, end };
  problems.push({
    headline: `Cannot read ${subject}: expected <Short> to hold one line, without links, lists or attributes`,
    places: [placeAt(source, start, heading)],
    hint: 'write it as <Short>**Sp** 2nd rank of Sp, same grade</Short>.',
  });
  return null;
}

function isOfALine(node: Nodes): boolean {
  return (
    node.type === 'text' || ((node.type === 'strong' || node.type === 'emphasis') && node.children.every(isOfALine))
  );
}
