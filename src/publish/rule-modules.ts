import type { Rulebook } from '../rulebook/index.ts';
import { figuresOf, type ClauseSnippets } from '../snippets/index.ts';

const HEADER = '// Generated from content/ by "npm run compile": do not edit.\n';

/**
 * The module with the code of an edition: every clause in printed order, clarifications last.
 *
 * @param books The rulebook, then the clarifications in force
 */
export function rulesModule(
  edition: string,
  books: readonly Rulebook[],
  snippets: ReadonlyMap<string, ClauseSnippets>,
): string {
  const imports: string[] = [];
  const entries = books.flatMap(({ sections }) =>
    sections.flatMap(({ clauses }) =>
      clauses.map((clause) => {
        const rule = snippets.get(clause.id)?.rule ?? null;
        if (rule !== null) imports.push(`import rule${String(imports.length)} from '../rules/${rule.name}';\n`);
        const define = rule === null ? 'null' : `rule${String(imports.length - 1)}`;
        const { id, title, page, held } = clause;
        return `  { id: ${JSON.stringify(id)}, title: ${JSON.stringify(title)}, page: ${String(page)}, held: ${String(held)}, figures: ${JSON.stringify(figuresOf(clause))}, define: ${define} },\n`;
      }),
    ),
  );
  return `${HEADER}import type { ClauseCode } from '../../src/rules/index.ts';\n${imports.join('')}\nexport const edition = ${JSON.stringify(edition)};\n\nexport const clauses: readonly ClauseCode[] = [\n${entries.join('')}];\n`;
}

/** The module with the examples of an edition, for the tests: which clause, which lines, where written. */
export function examplesModule(books: readonly Rulebook[], snippets: ReadonlyMap<string, ClauseSnippets>): string {
  const imports: string[] = [];
  const entries = books.flatMap(({ sections }) =>
    sections.flatMap(({ clauses }) =>
      clauses.flatMap(({ id }) =>
        (snippets.get(id)?.examples ?? []).map(({ name, lines }) => {
          imports.push(`import example${String(imports.length)} from '../examples/${name}';\n`);
          return `  { clause: ${JSON.stringify(id)}, lines: ${JSON.stringify(lines)}, example: example${String(imports.length - 1)} },\n`;
        }),
      ),
    ),
  );
  return `${HEADER}${imports.join('')}\nexport const examples = [\n${entries.join('')}];\n`;
}
