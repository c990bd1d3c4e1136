import { patchAttributesSchemas, sectionAttributesSchema } from '../../schemas/index.ts';
import { placeAt, readAttributes, readClause, readSiblings, offsetOf } from '../../rulebook/index.ts';
import type { Clause, Element, Reading, Sibling } from '../../rulebook/index.ts';
import type { Anchor, InsertPatch, NewSection } from '../model.ts';
import type { Parts } from './patch-parts.ts';

const anchors = ['after', 'before', 'section', 'afterSection'] as const;

/**
 * Read an `<Insert>`.
 *
 * @param element The patch
 * @param parts What it has in common with others
 * @param reading Where problems are reported
 * @returns The patch, or null if it cannot be read
 */
export function readInsert(element: Element, parts: Parts, reading: Reading): InsertPatch | null {
  const attributes = readAttributes(element, patchAttributesSchemas.Insert, '<Insert>', reading);
  const given = anchors.filter((name) => element.attributes.has(name));
  if (given.length !== 1) {
    const found = given.length === 0 ? 'none' : given.map((name) => `"${name}"`).join(' and ');
    refuse(element.start, `expected one of "after", "before", "section", "afterSection", found ${found}`, reading);
  }
  const children = elementsOf(parts.siblings, reading);
  const inNewSection = given.includes('afterSection');
  const section = inNewSection ? readNewSection(element, children, reading) : null;
  const elements = inNewSection ? (section?.elements ?? []) : children;
  const clauses = readClauses(
    elements,
    inNewSection ? (section?.inserted.title ?? 'a new section') : reading.heading,
    reading,
  );
  if (elements.length === 0 && (section !== null || !inNewSection))
    refuse(element.start, 'expected a <Clause>, found none', reading);
  if (attributes === null || given.length !== 1) return null;

  const { after, before, section: end, afterSection, cites, order = null } = attributes;
  const anchor: Anchor | null =
    after !== undefined
      ? { at: 'after', clause: after }
      : before !== undefined
        ? { at: 'before', clause: before }
        : end !== undefined
          ? { at: 'section', section: end }
          : afterSection !== undefined && section !== null
            ? { at: 'afterSection', section: afterSection, inserted: section.inserted }
            : null;
  if (anchor === null) return null;
  const texts = clauses.map((clause) => reading.source.slice(clause.start, clause.end));
  return { ...parts.common, kind: 'Insert', anchor, clauses, texts, cites, order };
}

function readClauses(elements: readonly Element[], heading: string, reading: Reading): Clause[] {
  return elements.flatMap((element) => {
    if (element.name === 'Clause') return readClause(element, { ...reading, heading }) ?? [];
    refuse(element.start, `expected <Clause>, found <${element.name}>`, reading);
    return [];
  });
}

function readNewSection(
  element: Element,
  children: readonly Element[],
  reading: Reading,
): { inserted: NewSection; elements: readonly Element[] } | null {
  const [section, ...others] = children;
  if (section?.name !== 'Section' || others.length > 0) {
    refuse(element.start, 'expected one <Section>, with its clauses in it', reading);
    return null;
  }
  const attributes = readAttributes(section, sectionAttributesSchema, '<Section>', reading);
  const elements = elementsOf(readSiblings(section.children, reading.source, reading.problems), reading);
  if (attributes === null) return null;
  const { id, title, page = null, sheet } = attributes;
  return { inserted: { id, title, page, sheet, position: reading.source.positionAt(section.start) }, elements };
}

function elementsOf(siblings: readonly Sibling[], reading: Reading): Element[] {
  return siblings.flatMap((sibling) => {
    if (sibling.kind === 'element') return sibling.element;
    refuse(offsetOf(sibling), 'text outside its clauses', reading);
    return [];
  });
}

function refuse(offset: number, what: string, { source, heading, problems }: Reading): void {
  problems.push({ headline: `Cannot read <Insert>: ${what}`, places: [placeAt(source, offset, heading)] });
}
