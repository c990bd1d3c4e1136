import { DBM, type AnyGame, type Field } from '../../src/rules/index.ts';
import { GAMES } from './load-games.ts';

const INTRODUCTION = `dbm: the rules of DBM, edition by edition. JSON in, JSON out.

  npm run -s dbm -- <query> --edition 3.4 < question.json   one question, one answer
  npm run -s dbm -- <query> --game dba < question.json      the same of DBA 2.2, a game of its own
  npm run -s dbm -- batch < questions.ndjson                one {"query","edition",…question} a line, one answer a line;
                                                            {"game":"dba",…} for one of DBA
  npm run -s dbm -- editions                                the editions that can be asked, and the default (the newest)
  npm run -s dbm -- --help [query]                          this text

Exit code 0 with an answer, 2 with a message on standard error for a question that is not well formed.
A question that the rules we hold cannot answer is answered {"answer": null, "why": …}.
Every answer has "edition" and "trail": the steps that counted, each with the id of its clause.
A troop is written as players write it: "Reg Bd (O)", "Irr Kn (F)", "LH (O)"; in DBA "Blades", "Light Horse", "4Bd".
The answers of DBA have "game": "dba". Nothing of DBA answers a question about DBM, nor the other way round, except
where a note in the rules says that we borrow a reading.
`;

type Query = AnyGame['queries'][string];

/**
 * What `--help` prints: every query, or one of them, with its fields and an example that runs.
 *
 * @param game The game whose queries are told; every game's where it is null
 * @param query The query that is told; every one where it is null
 */
export function helpText(game: string | null, query: string | null): string {
  const asked = GAMES.filter(({ id }) => id === (game ?? (query === null ? id : DBM.id)));
  const queries = asked.flatMap((each) =>
    Object.entries(each.queries)
      .filter(([name]) => query === null || name === query)
      .map(([name, about]) => describe(each, name, about)),
  );
  return [INTRODUCTION, ...queries].join('\n');
}

function describe(game: AnyGame, name: string, { summary, fields, parts, answers, example }: Query): string {
  const option = game.id === DBM.id ? '' : ` --game ${game.id}`;
  return [
    `${name}${option}`,
    ...wrap(summary, '  '),
    '',
    '  Fields:',
    ...table(fields),
    ...Object.entries(parts).flatMap(([part, partFields]) => ['', `  Fields of ${part}:`, ...table(partFields)]),
    '',
    ...wrap(`Answer: ${answers}`, '  '),
    '',
    '  Example:',
    `    echo '${JSON.stringify(example)}' | npm run -s dbm -- ${name}${option}`,
    '',
  ].join('\n');
}

function table(fields: Readonly<Record<string, Field<unknown>>>): string[] {
  const width = Math.max(...Object.keys(fields).map((name) => name.length));
  return Object.entries(fields).flatMap(([name, { meaning, expects }]) => {
    const [first = '', ...rest] = [meaning, expects].flatMap((text) => wrap(text, ' '.repeat(width + 6)));
    return [`    ${name.padEnd(width)}${first.slice(width + 4)}`, ...rest];
  });
}

/** Words; what is to be typed as it stands is one, with its blanks. */
const WORDS = /[^\s"{]*(?:\{[^}]{0,60}\}|"[^"]{0,60}")\S*|\S+/gu;

/** The columns of a terminal that are filled. */
const COLUMNS = 100;

/**
 * Break a text into lines that a terminal shows whole. Its own lines begin anew, and an item of a list, or what is set in,
 * goes on below its first word.
 *
 * @param indent What stands before each line
 */
function wrap(text: string, indent: string): string[] {
  return text.split('\n').flatMap((line) => {
    const [before = ''] = /^ *(?:- )?/u.exec(line) ?? [];
    const room = COLUMNS - indent.length - before.length;
    const broken: string[] = [];
    for (const word of line.slice(before.length).match(WORDS) ?? ['']) {
      const last = broken.at(-1);
      if (last !== undefined && last.length + 1 + word.length <= room) broken[broken.length - 1] = `${last} ${word}`;
      else broken.push(word);
    }
    return broken.map((part, at) => indent + (at === 0 ? before : ' '.repeat(before.length)) + part);
  });
}
