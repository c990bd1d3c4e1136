import { parseAmendment, type Amendment } from '../index.ts';
import { assembleRulebook, parseSection, SourceText, type Rulebook } from '../../rulebook/index.ts';

/** A section file around its clauses. */
function sectionText(clauses: string, order = 1): string {
  return `---\ntitle: Section\norder: ${order}\n---\n\n${clauses}\n`;
}

/** A clause whose body is one paragraph, or whatever the text is. */
export function clauseText(id: string, body = `Text of ${id}.`, attributes = ''): string {
  return `<Clause id="${id}" title="Title of ${id}" cites="book:${id}"${attributes}>\n\n${body}\n\n</Clause>`;
}

/** A rulebook of sections, given as their clauses by id. */
export function rulebook(sections: Readonly<Record<string, string>>, edition = '1.0'): Rulebook {
  const parsed = Object.entries(sections).map(([id, clauses], index) =>
    parseSection(SourceText.of(sectionText(clauses, index + 1), `${id}.mdx`), id),
  );
  return assembleRulebook(edition, parsed);
}

/** An amendment, given as its patches. */
export function amendment(patches: string, name = '2.0/a', edition = '2.0'): Amendment {
  const file = `${name.replace('/', '-')}.mdx`;
  return parseAmendment(SourceText.of(`---\ntitle: Amendment\n---\n\n${patches}\n`, file), edition, name);
}
