import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { disallowed } from '../allowed/disallowed.ts';
import { nearest, sectionFrontMatterSchema } from '../../schemas/index.ts';
import { placeAt, readSiblings, startOf, type Element } from './elements.ts';
import type { Clause, Section } from '../model.ts';
import { parseMdx } from './parse-mdx.ts';
import { RulebookError, type Problem } from '../source/problems.ts';
import type { Reading } from './read-attributes.ts';
import { readClause } from './read-clause.ts';
import { readFrontMatter } from './read-front-matter.ts';
import type { SourceText } from '../source/source-text.ts';

/**
 * Parse a file of clauses.
 *
 * @param source The whole file
 * @param id Id of the section, by convention the name of its file
 * @returns The section
 * @throws {RulebookError} With everything that is wrong with the file
 * @example A section with one clause
 * ```ts
 * const file = '---\ntitle: Moves\norder: 3\n---\n\n<Clause id="wheel" title="Wheel" cites="doc:1">\n\nTurn.\n\n</Clause>\n';
 * parseSection(SourceText.of(file, 'moves.mdx'), 'moves').clauses[0]?.blocks; // [{ kind: 'paragraph', text: 'Turn.' }]
 * ```
 */
export function parseSection(source: SourceText, id: string): Section {
  const key = `${id} ${source.identity}`;
  const section = parsed.get(key) ?? parse(source, id);
  parsed.delete(key);
  parsed.set(key, section);
  const [oldest] = parsed.keys();
  if (parsed.size > MOST_KEPT && oldest !== undefined) parsed.delete(oldest);
  return section;
}

/** Sections parsed before, the last used last: while a person writes, all but one come out as they did. */
const parsed = new Map<string, Section>();
const MOST_KEPT = 1000;

function parse(source: SourceText, id: string): Section {
  const tree = parseMdx(source);
  const problems: Problem[] = [];
  const frontMatter = readFrontMatter(tree, source, sectionFrontMatterSchema, problems);
  const reading: Reading = { source, heading: frontMatter?.title ?? id, problems };
  const clauses: Clause[] = [];
  for (const sibling of readSiblings(tree.children, source, problems)) {
    if (sibling.kind === 'markdown') refuseProse(sibling.node, id, reading);
    else if (sibling.element.name !== 'Clause') refuseComponent(sibling.element, id, reading);
    else clauses.push(...[readClause(sibling.element, reading) ?? []].flat());
  }
  refuseTwins(clauses, reading);
  if (frontMatter === null || problems.length > 0) throw new RulebookError(problems);
  const { title, page, order, source: document, from = null, until = null, sheet } = frontMatter;
  return {
    id,
    title,
    page,
    order,
    document: document ?? null,
    sheet,
    source,
    clauses: clauses.map((clause) => ({ ...clause, from: clause.from ?? from, until: clause.until ?? until })),
  };
}

/** Words outside a clause would have no source, no provenance and no link; a heading only parts the clauses. */
function refuseProse(node: Nodes, id: string, { source, heading, problems }: Reading): void {
  if (node.type === 'yaml' || node.type === 'thematicBreak') return;
  if (node.type === 'heading') {
    // It is shown as it stands.
    visit(node, (inner) => {
      const wrong = disallowed(inner);
      if (wrong === null) return;
      const places = [placeAt(source, startOf(inner), heading)];
      problems.push({ headline: `Cannot read section "${id}": ${wrong.what}`, places, hint: wrong.hint });
    });
    return;
  }
  problems.push({
    headline: `Cannot read section "${id}": ${node.type === 'mdxjsEsm' ? 'an import or export' : 'text'} outside its clauses`,
    places: [placeAt(source, startOf(node), heading)],
    hint: 'put it into a <Clause> with its source, or into a comment: {/* … */}.',
  });
}

function refuseComponent({ name, start }: Element, id: string, { source, heading, problems }: Reading): void {
  problems.push({
    headline: `Cannot read section "${id}": unknown component <${name}>`,
    places: [placeAt(source, start, heading)],
    hint: nearest(name, ['Clause']) === null ? 'a section is a list of <Clause>.' : 'did you mean <Clause>?',
  });
}

function refuseTwins(clauses: readonly Clause[], { source, heading, problems }: Reading): void {
  const first = new Map<string, Clause>();
  for (const clause of clauses) {
    const twin = first.get(clause.id);
    if (twin === undefined) first.set(clause.id, clause);
    else {
      const places = [twin, clause].map(({ start, title }) => placeAt(source, start, `${heading} › ${title}`));
      problems.push({ headline: `Two clauses have the id "${clause.id}"`, places });
    }
  }
}
