import { SourceText, spliceAll, type Clause, type Edit, type Section } from '../rulebook/index.ts';
import type { TermFinder } from './glossary-edits.ts';
import type { Ruling } from './load/beside/load-rulings.ts';

/**
 * The MDX of a section that the site renders: the text as authored and amended, with its links resolved. Its code
 * fences and its short forms are left out: the site shows the code and its worked examples from the rulebook's data,
 * under the text, and the short forms on the play sheet.
 *
 * @param addressOf The address of what a `clause:` link names
 * @param findTerms Finds what leads to the glossary
 */
export function sectionMdx(
  section: Section,
  edition: string,
  addressOf: (id: string) => string,
  findTerms: TermFinder,
): string {
  const edits = [...section.clauses.flatMap((clause) => editsOf(clause, edition, addressOf)), ...findTerms(section)];
  const { text } = spliceAll(section.source, edits);
  return `${frontMatterOf(section, edition)}${text.replace(FRONT_MATTER, '')}`;
}

/** The MDX of one clause of a section, by itself. */
export function clauseMdx(
  section: Section,
  clause: Clause,
  edition: string,
  addressOf: (id: string) => string,
): string {
  const edits = editsOf(clause, edition, addressOf).map((each) => ({
    ...each,
    start: each.start - clause.start,
    end: each.end - clause.start,
  }));
  const { text } = spliceAll(section.source.slice(clause.start, clause.end), edits);
  return `${frontMatterOf(section, edition)}\n${text}\n`;
}

/** The MDX of a ruling's reasoning, or of a theorem's. */
export function rulingMdx(
  { source, clause }: Pick<Ruling, 'source' | 'clause'>,
  addressOf: (id: string) => string,
): string {
  const { text } = spliceAll(source, [...linkEdits(clause, addressOf), ...fenceEdits(clause)]);
  return text.replace(FRONT_MATTER, '');
}

/** What stands above the text of a page. */
export const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

function frontMatterOf({ id, title, page, order }: Section, edition: string): string {
  const fields = { edition, section: id, title, page, order };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', ''].join('\n');
}

function editsOf(clause: Clause, edition: string, addressOf: (id: string) => string): Edit[] {
  const tag = '<Clause';
  return [
    edit(clause.start, clause.start + tag.length, `${tag} edition="${edition}"`),
    ...linkEdits(clause, addressOf),
    ...fenceEdits(clause),
    ...(clause.short === null ? [] : [edit(clause.short.start, clause.short.end, '')]),
  ];
}

function linkEdits({ links }: Clause, addressOf: (id: string) => string): Edit[] {
  return links.map(({ start, end, target }) => edit(start, end, addressOf(target)));
}

function fenceEdits({ fences }: Clause): Edit[] {
  return fences.map(({ start, end }) => edit(start, end, ''));
}

function edit(start: number, end: number, text: string): Edit {
  return { start, end, replacement: SourceText.of(text, 'generated') };
}
