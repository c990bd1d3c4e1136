import { parseMdx, readSiblings, SourceText } from '../../rulebook/index.ts';
import type { Attribute, Clause, Edit, Section } from '../../rulebook/index.ts';
import type { Patch } from '../model.ts';

/**
 * The edits that give the opening tag of a clause other attributes; the others stay as they were written.
 *
 * @param section The section of the clause
 * @param clause The clause
 * @param attributes Whole attributes by their name, `page={22}`; null for one that goes
 * @returns Edits of the section's source
 */
export function editOpeningTag(
  section: Section,
  clause: Clause,
  attributes: ReadonlyMap<string, SourceText | null>,
): readonly Edit[] {
  const { source } = section;
  const written = attributesOf(section, clause);
  const tagEnd = Math.max(...[...written.values()].map(({ end }) => end));
  return [...attributes].flatMap(([name, text]) => {
    const attribute = written.get(name);
    if (attribute !== undefined) {
      const start = text === null ? source.text.slice(0, attribute.start).trimEnd().length : attribute.start;
      return [{ start, end: attribute.end, replacement: text ?? source.slice(0, 0) }];
    }
    if (text === null) return [];
    const { file, line, column } = text.positionAt(0);
    return [{ start: tagEnd, end: tagEnd, replacement: SourceText.join(SourceText.of(' ', file, line, column), text) }];
  });
}

/**
 * The edit that lets a clause cite what a patch of its words restates, beside what it cites already.
 *
 * @param patch The patch
 * @param section The section of the clause
 * @param clause The clause
 * @returns Edits of the section's source; none if the clause cites all of it already
 */
export function addCites({ cites, position }: Patch, section: Section, clause: Clause): readonly Edit[] {
  const added = cites.filter((id) => !clause.cites.includes(id));
  const attribute = attributesOf(section, clause).get('cites');
  if (added.length === 0 || attribute === undefined) return [];
  const written = section.source.text.slice(attribute.start, attribute.end);
  const end = attribute.start + written.search(/\s*["'`]\s*\}?$/);
  const { file, line, column } = position;
  return [{ start: end, end, replacement: SourceText.of(` ${added.join(' ')}`, file, line, column) }];
}

/** A clause does not keep the places of its attributes: its opening tag is read again, closed in itself. */
function attributesOf({ source }: Section, { start, bodyStart }: Clause): ReadonlyMap<string, Attribute> {
  const tag = source.slice(start, bodyStart - 1);
  const closed = tag.splice(tag.length, tag.length, SourceText.of('/>', ''));
  const [clause] = readSiblings(parseMdx(closed).children, closed, []);
  if (clause?.kind !== 'element') return new Map();
  const inSection = [...clause.element.attributes].map(
    ([name, attribute]) =>
      [name, { ...attribute, start: start + attribute.start, end: start + attribute.end }] as const,
  );
  return new Map(inSection);
}
