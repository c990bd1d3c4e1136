import type { Clause, Rulebook } from '../../rulebook/index.ts';
import type { AnyGame } from '../../../rules/index.ts';
import { figuresOf, VOCABULARY, type ClauseSnippets } from '../../snippets/index.ts';
import { clauseAddress } from '../files/addresses.ts';

const HEADER = '// Generated from content/ by "npm run compile": do not edit.\n';

/**
 * The module with the code of an edition: every clause in printed order, clarifications last.
 *
 * @param scope The type of what its rules are written in
 * @param books The rulebook, then the clarifications in force
 */
export function rulesModule(
  edition: string,
  scope: AnyGame['ruleScope'],
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
  return `${HEADER}import type { ClauseCode, ${scope} } from '${VOCABULARY}';\n${imports.join('')}\nexport const edition = ${JSON.stringify(edition)};\n\nexport const clauses: readonly ClauseCode<${scope}>[] = [\n${entries.join('')}];\n`;
}

/**
 * The module with the code of an edition as a browser loads it: only the clauses that hold code or figures.
 *
 * @param scope The type of what its rules are written in
 * @param books The rulebook, then the clarifications in force
 * @param addresses The address of every clause
 */
export function calculatorModule(
  edition: string,
  scope: AnyGame['ruleScope'],
  books: readonly Rulebook[],
  snippets: ReadonlyMap<string, ClauseSnippets>,
  addresses: ReadonlyMap<string, string>,
): string {
  const counts = (clause: Clause): boolean =>
    (snippets.get(clause.id)?.rule ?? null) !== null || figuresOf(clause) !== null;
  const kept = books.map(({ sections, ...book }) => ({
    ...book,
    sections: sections.map((section) => ({ ...section, clauses: section.clauses.filter(counts) })),
  }));
  const elsewhere = kept
    .flatMap(({ sections }) => sections.flatMap(({ clauses }) => clauses.map(({ id }) => [id, addresses.get(id)])))
    .filter(([id = '', url]) => url !== clauseAddress(edition, id.split('.')[0] ?? '', id));
  return `${rulesModule(edition, scope, kept, snippets)}
/** Where clauses stand that are not in the section that their id starts with. */
export const elsewhere: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(elsewhere))};
`;
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
