import { SourceText, type Element } from '../../rulebook/index.ts';

/**
 * The text of an attribute's value, which knows where it was written.
 *
 * @param element The element
 * @param name Name of the attribute
 * @param value Its value
 * @param source What the element was read from
 * @returns The characters between the quotes; a text at the place of the attribute where they are written differently
 */
export function valueText(element: Element, name: string, value: string, source: SourceText): SourceText {
  const attribute = element.attributes.get(name) ?? element;
  const start = attribute.start + name.length + '="'.length;
  const within = source.text.slice(start, attribute.end - 1).indexOf(value);
  if (within >= 0) return source.slice(start + within, start + within + value.length);
  const { file, line, column } = source.positionAt(attribute.start);
  return SourceText.of(value, file, line, column);
}
