import type { Clause, Rulebook } from '../../rulebook/index.ts';
import type { Sources } from '../load/load-sources.ts';
import { isSecondary } from './publish-clause.ts';
import { DBM_STEPS, ASKED_BY_THE_TABLE, type AnyGame } from '../../../rules/index.ts';
import { figuresOf, hashText, VOCABULARY, type ClauseSnippets } from '../../snippets/index.ts';
import { NAMED_CLAUSES } from '../../../positions/index.ts';
import { clauseAddress } from '../files/addresses.ts';

const HEADER = '// Generated from content/ by "npm run compile": do not edit.\n';

/**
 * The module with the code of an edition: every clause in printed order, clarifications last.
 *
 * @param scope The type of what its rules are written in
 * @param books The rulebook, then the clarifications in force
 * @param sources What the clauses cite
 */
export function rulesModule(
  edition: string,
  scope: AnyGame['ruleScope'],
  books: readonly Rulebook[],
  snippets: ReadonlyMap<string, ClauseSnippets>,
  sources: Sources,
): string {
  const imports: string[] = [];
  const entries = books.flatMap(({ sections }) =>
    sections.flatMap(({ clauses }) =>
      clauses.map((clause) => {
        const rule = snippets.get(clause.id)?.rule ?? null;
        if (rule !== null) imports.push(`import rule${String(imports.length)} from '../rules/${rule.name}';\n`);
        const define = rule === null ? null : `rule${String(imports.length - 1)}`;
        return `  ${codeOf(clause, define, standsSecondary(clause, rule, sources))},\n`;
      }),
    ),
  );
  return `${HEADER}import type { WrittenClause, ${scope} } from '${VOCABULARY}';\n${imports.join('')}\nexport const edition = ${JSON.stringify(edition)};\n\nexport const clauses: readonly WrittenClause<${scope}>[] = [\n${entries.join('')}];\n`;
}

/** Whether a secondary source tells a clause, and its code leaves it at that: of figures, it may say which those are. */
function standsSecondary(clause: Clause, rule: ClauseSnippets['rule'], sources: Sources): boolean {
  return isSecondary(clause, sources) && !/\bsecondary\b/.test(rule?.text ?? '');
}

/** A clause as data, with its code. */
function codeOf(clause: Clause, define: string | null, secondary: boolean): string {
  const { id, title, page, held } = clause;
  const figures = figuresOf(clause);
  const fields = [
    `id: ${JSON.stringify(id)}`,
    `title: ${JSON.stringify(title)}`,
    `page: ${JSON.stringify(page)}`,
    ...(held ? [] : ['held: false']),
    ...(secondary ? ['secondary: true'] : []),
    ...(figures === null ? [] : [`figures: ${JSON.stringify(figures)}`]),
    ...(define === null ? [] : [`define: ${define}`]),
  ];
  return `{ ${fields.join(', ')} }`;
}

/**
 * The modules with the code of an edition as a browser loads it: only the clauses that hold code or figures, or that the table
 * names, each a module of its own, as most are the same in several editions and need not be loaded for each.
 *
 * @param scope The type of what its rules are written in
 * @param books The rulebook, then the clarifications in force
 * @param addresses The address of every clause
 * @param sources What the clauses cite
 * @returns Each module, by its path below `generated/`; in the edition's folder stand `whole.ts`, with all of it, and
 *   `calculator.ts`, without the clauses whose code answers only what `ASKED_BY_THE_TABLE` names, nor those with neither code nor figures
 */
export function calculatorModules(
  edition: string,
  scope: AnyGame['ruleScope'],
  books: readonly Rulebook[],
  snippets: ReadonlyMap<string, ClauseSnippets>,
  addresses: ReadonlyMap<string, string>,
  sources: Sources,
): ReadonlyMap<string, string> {
  const clauses = books
    .flatMap(({ sections }) => sections.flatMap((section) => section.clauses))
    .map((clause) => ({ clause, rule: snippets.get(clause.id)?.rule ?? null }))
    .filter(({ clause, rule }) => rule !== null || figuresOf(clause) !== null || NAMED_CLAUSES.has(clause.id));
  const modules = clauses.map(({ clause, rule }) => {
    const imported = rule === null ? '' : `import define from '../rules/${rule.name}';\n`;
    const code = codeOf(clause, rule === null ? null : 'define', standsSecondary(clause, rule, sources));
    return {
      id: clause.id,
      asked: rule === null ? figuresOf(clause) !== null : asksOtherThan(ASKED_BY_THE_TABLE, rule.text),
      name: `${clause.id}.${hashText(imported + code)}.ts`,
      text: `${HEADER}import type { WrittenClause, ${scope} } from '${VOCABULARY}';\n${imported}\nexport default ${code} satisfies WrittenClause<${scope}>;\n`,
    };
  });
  const listing = (listed: typeof modules): string => {
    const elsewhere = listed
      .map(({ id }) => [id, addresses.get(id)])
      .filter(([id = '', url]) => url !== clauseAddress(edition, id.split('.')[0] ?? '', id));
    const imports = listed.map(({ name }, index) => `import clause${String(index)} from '../clauses/${name}';\n`);
    const names = listed.map((_, index) => `clause${String(index)}`);
    return `${HEADER}${imports.join('')}
export const clauses = [${names.join(', ')}];

/** Where clauses stand that are not in the section that their id starts with. */
export const elsewhere: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(elsewhere))};
`;
  };
  return new Map([
    ...modules.map(({ name, text }) => [`clauses/${name}`, text] as const),
    [`${edition}/whole.ts`, listing(modules)],
    [`${edition}/calculator.ts`, listing(modules.filter(({ asked }) => asked))],
  ]);
}

/** Whether the code of a clause contributes to a step that is none of these; its first line names all that it uses. */
function asksOtherThan(steps: ReadonlySet<string>, code: string): boolean {
  const [, names = ''] = /^export default \(\{ (.*?) \}/mu.exec(code) ?? [];
  const own = names.split(', ').filter((name) => Object.hasOwn(DBM_STEPS, name));
  return own.length === 0 || own.some((name) => !steps.has(name));
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
