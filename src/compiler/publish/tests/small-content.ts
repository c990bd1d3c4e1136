import { fileURLToPath } from 'node:url';
import { formatProblems } from '../../rulebook/index.ts';
import { compileContent, type Compilation } from '../index.ts';
import { createSnippetChecker } from '../../snippets/index.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/[\\/]$/u, '');
const checker = createSnippetChecker(root);

const statement = (id: string, page: number) => ({
  id,
  page,
  section: 'Small section',
  locator: `line ${page}`,
  op: 'replace',
  topic: `Topic of ${id}`,
  values: {},
  executable: 'no',
});

/** A game of two editions, which knows how to score and who loses. */
const FILES: Readonly<Record<string, string>> = {
  'content/editions.yaml': `game: Small
editions:
  - { id: '1.0', title: Small 1.0, date: '2000', authors: Nobody, status: Printed., standing: official }
  - { id: '1.1', title: Small 1.1, date: '2001', authors: Nobody, status: Amended., standing: official, document: sheet }
`,
  'content/changes.yaml': `- { id: flight, date: '2026-03-04', title: Flight, what: The loser flees., url: /1.1/score/, ids: [score.less] }
- { id: first, date: '2026-01-02', title: Small, what: First published., url: /editions/ }
`,
  'content/sources/documents.yaml': `- { id: sheet, file: sheet.json, short: The sheet, title: The whole sheet, date: '2001', authors: Nobody, standing: official }
`,
  'content/sources/sheet.json': JSON.stringify({
    doc: 'sheet',
    title: 'The whole sheet',
    date: '2001',
    authors: 'Nobody',
    items: [statement('sheet:one', 1), statement('sheet:two', 2)],
  }),
  'content/rules/score.mdx': `---
title: Score
page: 1
order: 100
---

<Clause id="score.factor" title="Factor" page={1} figures cites="sheet:one">

What everyone adds, and [what the loser suffers](clause:score.less).

| Troops | Foot |
| --- | --- |
| Blades (Bd) | 5 |
| Warband (Wb) | 3 |

\`\`\`ts rule
combatFactor(({ self }) => figure(self.type, 'Foot'))
\`\`\`

\`\`\`ts example
combat('Bd (O)', { against: 'Wb (O)' }).self.factor // 5
\`\`\`

</Clause>

<Clause id="score.less" title="Less" page={1} cites="sheet:one">

The loser recoils.

\`\`\`ts rule
margin(({ winner, loser }) => (winner === loser ? 'equal' : 'less'))
outcomeIfEqual(() => 'stand')
outcomeIfLess(() => 'recoil')
\`\`\`

\`\`\`ts example
combat('Bd (O)', { against: 'Wb (O)', dice: [1, 6] }).outcome.self // 'recoil'
\`\`\`

</Clause>
`,
  'content/amendments/1.1/score.mdx': `---
title: "1.1: Score"
---

<SetCell clause="score.factor" row="Wb" column="Foot" from="3" to="4" cites="sheet:two" />

<Replace clause="score.less" cites="sheet:two">

The loser flees.

\`\`\`ts rule
margin(({ winner, loser }) => (winner === loser ? 'equal' : 'less'))
outcomeIfEqual(() => 'stand')
outcomeIfLess(() => 'flee')
\`\`\`

\`\`\`ts example
combat('Bd (O)', { against: 'Wb (O)', dice: [1, 6] }).outcome.self // 'flee'
\`\`\`

</Replace>
`,
};

/** Where a page of a disagreement finds what it cites. */
export const DISAGREEMENTS: Readonly<Record<string, string>> = {
  'content/sources/discrepancies.json': JSON.stringify({
    doc: 'discrepancies',
    title: 'Disagreements',
    date: '2001',
    authors: 'Nobody',
    items: [
      { id: 'disc:less', kind: 'slip', between: ['sheet:one'], what: 'W', bears_on: 'B', suggested_reading: 'R' },
    ],
    consolidated_check: [],
  }),
  'content/sources/documents.yaml': `- { id: sheet, file: sheet.json, short: The sheet, title: The whole sheet, date: '2001', authors: Nobody, standing: official }
- { id: disagreements, file: discrepancies.json, short: Disagreements, title: Disagreements, date: '2001', authors: Nobody, standing: secondary }
`,
};

/** The small content, with these files put in its place or added. */
export function smallContent(files: Readonly<Record<string, string>> = {}): ReadonlyMap<string, string> {
  return new Map(Object.entries({ ...FILES, ...files }).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** A file of the small content, with one piece of it replaced. */
export function edited(path: string, from: string, to: string): Readonly<Record<string, string>> {
  const text = FILES[path] ?? '';
  if (text.split(from).length !== 2) throw new Error(`${path} does not hold ${JSON.stringify(from)} once`);
  return { [path]: text.replace(from, () => to) };
}

/** A ruling that speaks of the first edition alone, or of those that it is told. */
export const ofTheFirst = (
  slug: string,
  clause: string,
  cite = 'sheet:one',
  edition = '1.0',
): Readonly<Record<string, string>> => ({
  [`content/rulings/${slug}.mdx`]: `---
question: Who runs?
answer: The loser
status: settled
editions: ['${edition}']
clauses: [${clause}]
cites: ['${cite}']
---

The loser.
`,
});

/** Compile; the type checker is shared, as it takes seconds to warm up. */
export function compile(content: ReadonlyMap<string, string>): Promise<Compilation> {
  return compileContent(content, checker);
}

/** The problems of a compilation as a person reads them. */
export function told({ problems }: Compilation): string {
  return formatProblems(problems);
}
