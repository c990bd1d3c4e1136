import { QUERIES, type Query } from '../../src/rules/index.ts';

const INTRODUCTION = `dbm: the rules of DBM, edition by edition. JSON in, JSON out.

  npm run -s dbm -- <query> --edition 3.4 < question.json   one question, one answer
  npm run -s dbm -- batch < questions.ndjson                one {"query","edition",…question} a line, one answer a line
  npm run -s dbm -- editions                                the editions that can be asked, and the default (the newest)
  npm run -s dbm -- --help [query]                          this text

Exit code 0 with an answer, 2 with a message on standard error for a question that is not well formed.
A question that the rules we hold cannot answer is answered {"answer": null, "why": …}.
Every answer has "edition" and "trail": the steps that counted, each with the id of its clause.
A troop is written as players write it: "Reg Bd (O)", "Irr Kn (F)", "LH (O)".
`;

/** What `--help` prints: every query, or one of them, with its fields and an example that runs. */
export function helpText(query: string | null): string {
  const queries = Object.entries(QUERIES).filter(([name]) => query === null || name === query);
  return [INTRODUCTION, ...queries.map(([name, each]) => describe(name, each))].join('\n');
}

function describe(name: string, { summary, fields, parts, answers, example }: Query): string {
  return [
    name,
    `  ${summary}`,
    '',
    '  Fields:',
    ...table(fields),
    ...Object.entries(parts).flatMap(([part, partFields]) => ['', `  Fields of ${part}:`, ...table(partFields)]),
    '',
    `  Answer: ${answers}`,
    '',
    '  Example:',
    `    echo '${JSON.stringify(example)}' | npm run -s dbm -- ${name}`,
    '',
  ].join('\n');
}

function table(fields: Query['fields']): string[] {
  const width = Math.max(...Object.keys(fields).map((name) => name.length));
  return Object.entries(fields).flatMap(([name, { meaning, expects }]) => [
    `    ${name.padEnd(width)}  ${meaning}`,
    `    ${' '.repeat(width)}  ${expects}`,
  ]);
}
