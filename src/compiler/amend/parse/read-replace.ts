import { patchAttributesSchemas } from '../../schemas/index.ts';
import { placeAt, readAttributes, readBody, spliceAll } from '../../rulebook/index.ts';
import type { Element, Reading, SourceText } from '../../rulebook/index.ts';
import type { ReplacePatch } from '../model.ts';
import type { Parts } from './patch-parts.ts';
import { removeBlock } from './remove-block.ts';

const replaceable = ['title', 'place', 'page', 'held', 'figures'] as const;

/**
 * Read a `<Replace>`.
 *
 * @param element The patch
 * @param parts What it has in common with others
 * @param reading Where problems are reported
 * @returns The patch, or null if it cannot be read
 */
export function readReplace(element: Element, parts: Parts, reading: Reading): ReplacePatch | null {
  const { source, heading, problems } = reading;
  readBody(parts.siblings, '<Replace>', reading);
  const attributes = readAttributes(element, patchAttributesSchemas.Replace, '<Replace>', reading);
  const body = bodyWithoutReasons(element, parts.reasonElements, source);
  if (body.text.trim() === '') {
    const places = [placeAt(source, element.start, heading)];
    problems.push({
      headline: 'Cannot read <Replace>: it has no body',
      places,
      hint: 'to remove a clause, use <Delete>.',
    });
  }
  if (attributes === null) return null;
  const { clause, cites, order = null } = attributes;
  const given = replaceable.filter((name) => attributes[name] !== undefined);
  const texts = ([...given, 'cites'] as const).flatMap((name) => {
    const attribute = element.attributes.get(name);
    return attribute === undefined ? [] : [[name, source.slice(attribute.start, attribute.end)] as const];
  });
  return {
    ...parts.common,
    kind: 'Replace',
    clause,
    attributes: Object.fromEntries(given.map((name) => [name, attributes[name]])),
    tag: new Map(texts),
    body,
    cites,
    order,
  };
}

function bodyWithoutReasons(
  { bodyStart, bodyEnd }: Element,
  reasons: readonly Element[],
  source: SourceText,
): SourceText {
  const body = source.slice(bodyStart, bodyEnd);
  const nothing = body.slice(0, 0);
  const removals = reasons.map(({ start, end }) => ({
    ...removeBlock(body.text, start - bodyStart, end - bodyStart),
    replacement: nothing,
  }));
  return spliceAll(body, removals);
}
