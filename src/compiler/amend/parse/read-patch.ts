import { patchAttributesSchemas } from '../../schemas/index.ts';
import { placeAt, readAttributes, readFigure, offsetOf } from '../../rulebook/index.ts';
import type { Element, Reading } from '../../rulebook/index.ts';
import type { DeletePatch, Patch, ReplaceTextPatch, SetCellPatch } from '../model.ts';
import { partsOf, type Context, type Parts } from './patch-parts.ts';
import { readInsert } from './read-insert.ts';
import { readReplace } from './read-replace.ts';
import { valueText } from './value-text.ts';

/**
 * Read one patch.
 *
 * @param element The patch
 * @param kind Which of the five it is
 * @param context The amendment that it stands in
 * @param reading Where problems are reported
 * @returns The patch, or null if it cannot be read
 */
export function readPatch(element: Element, kind: Patch['kind'], context: Context, reading: Reading): Patch | null {
  const parts = partsOf(element, context, reading);
  switch (kind) {
    case 'Replace':
      return readReplace(element, parts, reading);
    case 'Insert':
      return readInsert(element, parts, reading);
    case 'ReplaceText':
      return readReplaceText(element, parts, reading);
    case 'SetCell':
      return readSetCell(element, parts, reading);
    case 'Delete':
      return readDelete(element, parts, reading);
  }
}

function readReplaceText(element: Element, parts: Parts, reading: Reading): ReplaceTextPatch | null {
  refuseBody(element, parts, reading);
  const attributes = readAttributes(element, patchAttributesSchemas.ReplaceText, '<ReplaceText>', reading);
  if (attributes === null) return null;
  const { clause, from, to, cites, order = null } = attributes;
  if (from === to) refuse(element, `"from" and "to" are both "${to}", so it changes nothing`, reading);
  return {
    ...parts.common,
    kind: 'ReplaceText',
    clause,
    from,
    to: valueText(element, 'to', to, reading.source),
    cites,
    order,
  };
}

function readSetCell(element: Element, parts: Parts, reading: Reading): SetCellPatch | null {
  refuseBody(element, parts, reading);
  const attributes = readAttributes(element, patchAttributesSchemas.SetCell, '<SetCell>', reading);
  if (attributes === null) return null;
  const { clause, row, column, from, to, cites, order = null } = attributes;
  for (const [name, value] of [
    ['from', from],
    ['to', to],
  ] as const) {
    if (readFigure(value) === null)
      refuse(
        element,
        `"${name}": expected a figure, found "${value}"`,
        reading,
        'write a number, "–" or "in print only".',
      );
  }
  if (readFigure(from) !== null && readFigure(from) === readFigure(to))
    refuse(element, `"from" and "to" are both "${to}", so it changes nothing`, reading);
  return {
    ...parts.common,
    kind: 'SetCell',
    clause,
    row,
    column,
    from,
    to: valueText(element, 'to', to, reading.source),
    cites,
    order,
  };
}

function readDelete(element: Element, parts: Parts, reading: Reading): DeletePatch | null {
  refuseBody(element, parts, reading);
  const attributes = readAttributes(element, patchAttributesSchemas.Delete, '<Delete>', reading);
  if (attributes === null) return null;
  const { clause, expects = null, cites, order = null } = attributes;
  return { ...parts.common, kind: 'Delete', clause, expects, cites, order };
}

function refuseBody({ name }: Element, { siblings }: Parts, { source, heading, problems }: Reading): void {
  for (const sibling of siblings) {
    const offset = offsetOf(sibling);
    problems.push({
      headline: `Cannot read <${name}>: it may hold a <Why>, nothing else`,
      places: [placeAt(source, offset, heading)],
    });
  }
}

function refuse({ name, start }: Element, what: string, { source, heading, problems }: Reading, hint?: string): void {
  problems.push({ headline: `Cannot read <${name}>: ${what}`, places: [placeAt(source, start, heading)], hint });
}
