import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { loadGames } from '../../scripts/dbm/load-games.ts';
import { runCommand, type Output } from '../../scripts/dbm/run-command.ts';
import { DBM_WITH_TABLE } from '../../src/positions/index.ts';
import { DBA, type AnyGame } from '../../src/rules/index.ts';
import { dba, dbaRules } from '../content/dba/ask-dba.ts';
import { editions, fight } from '../content/ask.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Loaded once; every question that is asked in this process is asked of these. */
const games = loadGames(root);

/** An output that keeps what is written. */
function keeping(kept: string[]): Output {
  return {
    write: (words, written) => {
      kept.push(words);
      written();
    },
  };
}

/** Do what the command does, in this process. */
async function dbm(args: readonly string[], input = '') {
  const [stdout, stderr]: [string[], string[]] = [[], []];
  const status = await runCommand(args, {
    stdin: Readable.from([Buffer.from(input)]),
    stdout: keeping(stdout),
    stderr: keeping(stderr),
    games: () => games,
  });
  return { status, stdout: stdout.join(''), stderr: stderr.join('') };
}

/** Run the command, as `npm run dbm` does: a process of its own. */
function dbmAlone(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/dbm.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
    input,
  });
  return { status, stdout, stderr };
}

const ask = (args: readonly string[], question: unknown) => dbm(args, JSON.stringify(question));
const newest = editions.at(-1) ?? '';
const base = editions[0] ?? '';
const question = {
  mode: 'close',
  a: { troop: 'Reg Bd (O)', die: 4, general: true },
  b: { troop: 'Irr Wb (O)', die: 3 },
};

describe('one question', () => {
  test('is answered on one line', async () => {
    const { status, stdout, stderr } = await ask(['combat', '--edition', '3.2'], question);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.split('\n').length).toBe(2);
    const answer = JSON.parse(stdout) as Record<string, unknown>;
    expect(answer).toMatchObject({
      edition: '3.2',
      a: { beforeGrading: 10, afterGrading: 10, final: 10 },
      b: { beforeGrading: 6, afterGrading: 6, final: 6 },
      loser: 'b',
      margin: 'less',
      outcome: { a: 'stand', b: 'recoil' },
    });
    expect(answer).toEqual(fight('3.2', { troop: 'Reg Bd (O)', general: true }, 'Irr Wb (O)', [4, 3]));
  });

  test('is of the newest edition where none is given', async () => {
    expect(JSON.parse((await ask(['combat'], question)).stdout)).toMatchObject({ edition: newest });
  });

  test('without dice has the odds', async () => {
    const answer = JSON.parse(
      (await ask(['combat'], { mode: 'close', a: { troop: 'Cv (O)' }, b: { troop: 'Cv (O)' } })).stdout,
    ) as {
      odds: { a: Record<string, number> };
    };
    expect(Object.keys(answer.odds.a)).toEqual(['stand', 'recoil', 'flee', 'destroyed']);
    expect(answer.odds.a.stand).toBeCloseTo(21 / 36, 12);
  });

  test('that rests on wording not held is answered so', async () => {
    const { status, stdout, stderr } = await ask(['combat', '--edition', base], {
      mode: 'close',
      a: { troop: 'Kn (X)' },
      b: { troop: 'Cv (O)' },
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toEqual({
      edition: base,
      answer: null,
      why: `The answer rests on "Definition: knights (X)", of which we have no ${base} text: see your printed rulebook, p. 5.`,
      trail: [{ step: 'not held', clause: 'troop-definitions.knights-x', label: 'Definition: knights (X)' }],
    });
  });
});

describe('DBA, a game of its own', () => {
  const asked = { a: { troop: 'Blades', die: 4, general: true }, b: { troop: 'Warband', die: 3 } };

  test('is asked by name, and says so in its answer', async () => {
    const { status, stdout, stderr } = await ask(['combat', '--game', 'dba'], asked);
    expect([status, stderr]).toEqual([0, '']);
    const answer = JSON.parse(stdout) as Record<string, unknown>;
    expect(answer).toEqual({ game: 'dba', ...dba.combat(asked) });
    expect(answer).toMatchObject({ edition: dbaRules.edition, a: { final: 10 }, b: { final: 6 }, loser: 'b' });
  });

  test('says so too where it has no answer', async () => {
    const { status, stdout } = await ask(['move', '--game', 'dba'], { troop: 'Knights', going: ['road', 'good'] });
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ game: 'dba', edition: dbaRules.edition, answer: null });
  });

  test('is not in the answers of DBM', async () => {
    expect(JSON.parse((await ask(['combat'], question)).stdout)).not.toHaveProperty('game');
  });

  test.each<readonly [string, readonly string[], unknown, string]>([
    [
      'a question of DBA asked of DBM',
      ['second-move'],
      { troop: 'Psiloi' },
      '"query": "second-move" is a question of DBA, not of DBM: ask it with game "dba"',
    ],
    [
      'troops of DBA asked of DBM',
      ['combat'],
      { mode: 'close', ...asked },
      '"a.troop": "Blades" has no grade: expected one of S, O, I, F, X, as in "Bd (O)"',
    ],
    [
      'troops of DBM asked of DBA',
      ['combat', '--game', 'dba'],
      { a: { troop: 'Reg Bd (O)' }, b: { troop: 'Cavalry' } },
      '"a.troop": "Reg Bd (O)" is written as in DBM: DBA has no training or grade, did you mean "Blades"?',
    ],
    [
      'an edition of DBM asked of DBA',
      ['combat', '--game', 'dba', '--edition', newest],
      asked,
      `"edition": expected one of ${dbaRules.edition}, found ${JSON.stringify(newest)}`,
    ],
    [
      'an unknown game',
      ['combat', '--game', 'dbx'],
      asked,
      '"game": expected one of dbm, dba, found "dbx", did you mean "dbm"?',
    ],
    [
      'a query that no game has',
      ['combta', '--game', 'dba'],
      asked,
      `"query": expected one of ${[...Object.keys(DBA.queries), 'batch', 'editions'].join(', ')}, found "combta", did you mean "combat"?`,
    ],
  ])('refuses %s', async (_, args, wrong, message) => {
    expect(await ask(args, wrong)).toEqual({ status: 2, stdout: '', stderr: `dbm: ${message}\n` });
  });

  test('is answered in a batch, beside DBM', async () => {
    const lines = [
      { query: 'combat', game: 'dba', ...asked },
      { query: 'combat', ...question },
      { query: 'second-move', troop: 'Psiloi' },
      { query: 'second-move', game: 'dba', troop: 'Psiloi', firstBound: true },
      { query: 'combat', game: 'dbx', ...asked },
    ];
    const answersOf = async (...args: string[]) =>
      (await dbm(['batch', ...args], lines.map((line) => JSON.stringify(line)).join('\n'))).stdout
        .trimEnd()
        .split('\n')
        .map((each) => JSON.parse(each) as Record<string, unknown>);
    expect(await answersOf()).toMatchObject([
      { game: 'dba', edition: dbaRules.edition, loser: 'b' },
      { edition: newest, loser: 'b' },
      { error: '"query": "second-move" is a question of DBA, not of DBM: ask it with game "dba"' },
      { game: 'dba', allowed: true },
      { error: '"game": expected one of dbm, dba, found "dbx", did you mean "dbm"?' },
    ]);
    expect((await answersOf('--game', 'dba'))[2]).toMatchObject({ game: 'dba', allowed: false });
  });

  test('is among the editions, apart from those of DBM', async () => {
    const { games } = JSON.parse((await dbm(['editions'])).stdout) as { games: unknown };
    expect(games).toEqual({ dba: [{ id: dbaRules.edition, title: 'DBA 2.2', date: null }] });
  });
});

describe('what cannot be answered exits with 2, and says why', () => {
  test.each<readonly [string, readonly string[], string, string]>([
    [
      'an unknown troop',
      ['combat'],
      '{"mode":"close","a":{"troop":"Kb (O)"},"b":{"troop":"Cv (O)"}}',
      '"a.troop": unknown type "Kb", did you mean "Kn"?',
    ],
    [
      'an unknown field',
      ['combat'],
      '{"mode":"close","a":{"troop":"Kn (O)","overlap":1},"b":{"troop":"Cv (O)"}}',
      '"a.overlap": unknown field, did you mean "overlaps"?',
    ],
    [
      'a die of 7',
      ['combat'],
      '{"mode":"close","a":{"troop":"Kn (O)","die":7},"b":{"troop":"Cv (O)","die":1}}',
      '"a.die": expected a whole number from 1 to 6, found 7',
    ],
    [
      'an unknown edition',
      ['combat', '--edition', '9.9'],
      JSON.stringify(question),
      `"edition": expected one of ${editions.join(', ')}, found "9.9"`,
    ],
    [
      'a misspelt query',
      ['combta'],
      JSON.stringify(question),
      `"query": expected one of ${[...Object.keys(DBM_WITH_TABLE.queries), 'batch', 'editions'].join(', ')}, found "combta", did you mean "combat"?`,
    ],
    [
      'no query',
      [],
      '',
      `expected a query: ${[...Object.keys(DBM_WITH_TABLE.queries), 'batch', 'editions'].join(', ')}; see dbm --help`,
    ],
    ['two queries', ['combat', 'pips', 'cost'], '', 'expected one query, found also "pips", "cost"; see dbm --help'],
    ['no question', ['combat'], ' \n', 'expected a question as JSON on standard input, found nothing'],
  ])('%s', async (_, args, input, message) => {
    expect(await dbm(args, input)).toEqual({ status: 2, stdout: '', stderr: `dbm: ${message}\n` });
  });

  test('a question that is not JSON', async () => {
    const { status, stdout, stderr } = await dbm(['combat'], '{"mode":');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^dbm: expected JSON on standard input: .+\n$/u);
  });

  test('a question that is nested too deep, which is JSON all the same', async () => {
    const deep = `{"mode":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const { status, stdout, stderr } = await dbm(['combat'], deep);
    expect([status, stdout, stderr]).toEqual([2, '', 'dbm: expected a question, found JSON that is nested too deep\n']);
  });

  test('what steers a terminal is shown in a message, and steers nothing', async () => {
    const { stderr } = await dbm(['combat'], '{"a": \u001B[31m\u009B2J\u202E');
    expect(stderr).toContain('\\u{1b}[31m');
    expect(stderr).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  });

  test('an unknown option', async () => {
    const { status, stdout, stderr } = await dbm(['combat', '--editon', '3.4'], JSON.stringify(question));
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^dbm: Unknown option '--editon'.*; see dbm --help\n$/u);
  });
});

test('a byte order mark before a question is no part of it, alone, in a file of several, or in a process of its own', async () => {
  const mark = '\uFEFF';
  const plain = await ask(['combat'], question);
  expect(plain.status).toBe(0);
  expect(await dbm(['combat'], mark + JSON.stringify(question))).toEqual(plain);
  expect(dbmAlone(['combat'], mark + JSON.stringify(question))).toEqual(plain);
  const lines = `${JSON.stringify({ query: 'combat', ...question })}\n`;
  expect(await dbm(['batch'], mark + lines + lines)).toEqual(await dbm(['batch'], lines + lines));
  expect((await dbm(['combat'], mark)).stderr).toMatch(/expected a question as JSON on standard input, found nothing/);
});

test.each([
  ['in a side', 'combat', { ...question, a: { ...question.a, die: 7777 } }, '"a.die": '],
  [
    'in a list',
    'cost',
    { elements: [{ troop: 'Reg Bd (O)' }, { troop: 'Reg Bd (O)', count: 7777 }] },
    '"elements[1].count": ',
  ],
  ['first of several', 'combat', { a: { of: [[1, 7777]] }, b: { die: 7777 } }, '"a.of[0][1]": '],
  ['alone', 'combat', 7777, ''],
])('what is too large for a number is told as that, %s', async (_, query, asked, where) => {
  const text = JSON.stringify(asked).replaceAll('7777', '1e999');
  const { status, stderr } = await dbm([query], text);
  expect([status, stderr]).toEqual([2, `dbm: ${where}expected a number that can be held, found 1e999\n`]);
});

describe('a batch', () => {
  const line = (more: Readonly<Record<string, unknown>>) => JSON.stringify({ query: 'combat', ...question, ...more });

  test('is answered line by line, in order, and a bad line does not stop the rest', async () => {
    const lines = [
      line({ edition: '3.1' }),
      line({ edition: '3.9' }),
      'not JSON',
      line({ query: 'comabt' }),
      line({}),
      '',
      '[1]',
      'null',
      line({ query: undefined }),
      line({ edition: '3.3', a: { troop: 'Kb (O)' } }),
      line({ edition: null }),
      line({ edition: 3.1 }),
      line({ edition: 3 }),
      line({ edition: '3' }),
      line({ edition: true }),
      line({ edition: '3.2' }),
    ];
    const { status, stdout, stderr } = await dbm(['batch'], `${lines.join('\r\n')}\n`);
    expect([status, stderr]).toEqual([0, '']);
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((each) => JSON.parse(each) as Record<string, unknown>);
    const queries = Object.keys(DBM_WITH_TABLE.queries).join(', ');
    expect(answers.map(({ edition, error }) => edition ?? error)).toEqual([
      '3.1',
      `"edition": expected one of ${editions.join(', ')}, found "3.9"`,
      expect.stringMatching(/^expected JSON on standard input: /u),
      `"query": expected one of ${queries}, found "comabt", did you mean "combat"?`,
      newest,
      'expected a question as JSON on standard input, found nothing',
      'expected an object with "query", and the fields of the question',
      'expected an object with "query", and the fields of the question',
      `"query": expected one of ${queries}, found nothing`,
      '"a.troop": unknown type "Kb", did you mean "Kn"?',
      newest,
      '3.1',
      '3.0',
      '3.0',
      `"edition": expected one of ${editions.join(', ')}, found true`,
      '3.2',
    ]);
    expect(answers.filter(({ error }) => error !== undefined).every((each) => Object.keys(each).length === 1)).toBe(
      true,
    );
  });

  test('is of the edition on the command line where a line names none', async () => {
    const { stdout } = await dbm(['batch', '--edition', '3.1'], `${line({})}\n${line({ edition: '3.3' })}`);
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((each) => (JSON.parse(each) as { edition: string }).edition),
    ).toEqual(['3.1', '3.3']);
  });

  test.each(['\u2028', '\u2029', '\u0085'])('is parted by line feeds alone, not by %j', async (separator) => {
    const within = line({ [separator]: 1 });
    const { stdout } = await dbm(['batch'], `${within}\n${separator}\n${line({})}`);
    const answers = stdout.trimEnd().split('\n');
    expect(answers.map((each) => Object.keys(JSON.parse(each) as object)[0])).toEqual(['error', 'error', 'edition']);
  });

  test('answers every line, however deep or long it is', async () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const long = JSON.stringify('x'.repeat(1_000_000));
    const values = [deep, `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, long];
    const hostile = values.flatMap((value) => [
      `{"query":${value}}`,
      `{"query":"combat","game":${value}}`,
      `{"query":"combat","edition":${value}}`,
      `{"query":"combat","mode":${value}}`,
      `{"query":"combat","mode":"close","a":${value},"b":${value}}`,
      `{"query":"combat","mode":"close","a":{"troop":${value}},"b":{"troop":"Cv (O)"}}`,
      `{"query":"move","troop":"Reg Bd (O)","going":${value}}`,
      `{"query":"combat","game":"dba","a":{"troop":${value}},"b":{"troop":"Blades"}}`,
      value,
    ]);
    hostile.push(`{"query":"combat",${long}:1}`, `{"query":"combat","mode":"close","a":{${long}:1}}`);
    const { status, stdout, stderr } = await dbm(['batch'], [...hostile, line({})].join('\n'));
    expect([status, stderr]).toEqual([0, '']);
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((each) => JSON.parse(each) as { error?: string; edition?: string });
    expect(answers).toHaveLength(hostile.length + 1);
    expect(answers.at(-1)?.edition).toBe(newest);
    for (const { error = '' } of answers.slice(0, -1)) {
      expect(error).toMatch(/expected|unknown/u);
      expect(error).not.toMatch(/^internal/u);
      expect(error.length).toBeLessThan(1500);
    }
  });

  test('answers a line that something in here cannot bear, and goes on', async () => {
    const { editionsOf, rulesOf } = await games;
    const lines: string[] = [];
    const status = await runCommand(['batch'], {
      stdin: Readable.from([Buffer.from(`${line({ edition: base })}\n${line({})}\n`)]),
      stdout: keeping(lines),
      stderr: keeping(lines),
      games: () =>
        Promise.resolve({
          editionsOf,
          rulesOf: (game, edition) =>
            edition === base ? Promise.reject(new RangeError('out of room')) : rulesOf(game, edition),
        }),
    });
    expect(status).toBe(0);
    expect(lines.map((each) => JSON.parse(each) as unknown)).toEqual([
      { error: 'internal: RangeError: out of room' },
      expect.objectContaining({ edition: newest }),
    ]);
  });

  test.each([
    ['EPIPE', 0, ''],
    ['ENOSPC', 1, 'dbm: cannot write the answer: no room\n'],
  ])('ends where nothing can be written any more: %s', async (code, exit, said) => {
    const [written, stderr]: [string[], string[]] = [[], []];
    const status = await runCommand(['batch'], {
      stdin: Readable.from([Buffer.from(`${line({})}\n`.repeat(3))]),
      stdout: {
        write: (words, done) => {
          written.push(words);
          done(Object.assign(new Error('no room'), { code }));
        },
      },
      stderr: keeping(stderr),
      games: () => games,
    });
    expect([status, written.length, stderr.join('')]).toEqual([exit, 1, said]);
  });

  test('of nothing is nothing', async () => {
    expect(await dbm(['batch'])).toEqual({ status: 0, stdout: '', stderr: '' });
  });
});

test('editions lists them, and the default', async () => {
  const { status, stdout, stderr } = await dbm(['editions']);
  expect([status, stderr]).toEqual([0, '']);
  const answer = JSON.parse(stdout) as { editions: Record<string, string>[]; default: string };
  expect(answer.editions.map(({ id }) => id)).toEqual(editions);
  expect(answer.default).toBe(newest);
  for (const { title, date } of answer.editions)
    expect([title, date]).toEqual([expect.stringMatching(/./u), expect.stringMatching(/^(?:used )?\d{4}/u)]);
});

const help = await dbm(['--help']);

describe('help', () => {
  const { status, stdout, stderr } = help;
  const games: readonly AnyGame[] = [DBM_WITH_TABLE, DBA];
  const queries = games.flatMap((game) =>
    Object.entries(game.queries).map(
      ([name, query]) => [game === DBM_WITH_TABLE ? name : `${name} --game ${game.id}`, query] as const,
    ),
  );

  /** Words, wherever a line is broken. */
  const words = (text: string): string => text.replaceAll(/\s+/gu, ' ');
  const said = words(stdout);

  test('exits with 0, and describes every query and every field', () => {
    expect([status, stderr]).toEqual([0, '']);
    for (const [name, { summary, fields, parts, answers }] of queries) {
      expect(stdout).toMatch(new RegExp(`^${name}$`, 'mu'));
      expect(said).toContain(words(summary));
      expect(said).toContain(words(answers));
      for (const [field, { meaning, expects }] of [fields, ...Object.values(parts)].flatMap((each) =>
        Object.entries(each),
      )) {
        expect(stdout).toMatch(new RegExp(`^    ${field} `, 'mu'));
        expect(said).toContain(words(meaning));
        expect(said).toContain(words(expects));
      }
    }
    for (const word of ['batch', 'editions', '--edition', '--help']) expect(stdout).toContain(word);
  });

  const examples = [...stdout.matchAll(/^ +echo '(?<question>.+)' \| npm run -s dbm -- (?<args>.+)$/gmu)].map(
    ({ groups }) => ({
      args: groups?.args?.split(' ') ?? [],
      question: groups?.question ?? '',
    }),
  );

  test('what is told of queries, fields and answers fits into a terminal, and what is to be typed is not broken', () => {
    const [, told = ''] = stdout.split(/\n\n(?=combat\n)/u);
    const long = told.split('\n').filter((line) => line.length > 100 && !/^ +echo /u.test(line));
    expect(long).toEqual([]);
    expect(told.length).toBeGreaterThan(10_000);
    for (const typed of ['{"question": "to50p"}', '"own TF: 0,0 80,0"']) expect(stdout).toContain(typed);
  });

  test('has an example of every query', () => {
    expect(examples.map(({ args }) => args.join(' '))).toEqual(queries.map(([name]) => name));
  });

  test.each(examples)('the example of $args runs', async ({ args, question: asked }) => {
    const run = await dbm(args, asked);
    expect([run.status, run.stderr]).toEqual([0, '']);
    const edition = args.includes('--game') ? dbaRules.edition : newest;
    const answer = JSON.parse(run.stdout) as Record<string, unknown>;
    expect(answer).toMatchObject({ edition, trail: expect.any(Array) as unknown[] });
    expect(answer.answer, 'an example that shows an answer').not.toBe(null);
  });

  test('of one query is the same by either way', async () => {
    expect((await dbm(['combat', '--help'])).stdout).toBe((await dbm(['help', 'combat'])).stdout);
    expect((await dbm(['-h'])).stdout).toBe(stdout);
    const ofDba = (await dbm(['combat', '--help', '--game', 'dba'])).stdout;
    expect(ofDba).toBe((await dbm(['help', 'combat', '--game', 'dba'])).stdout);
    expect(ofDba.match(/^combat\b.*$/gmu)).toEqual(['combat --game dba']);
  });
});

describe('as a command of its own', () => {
  test('it answers what it is asked on standard input, and exits with 0', async () => {
    const asked = ['combat', '--edition', '3.2'];
    const alone = dbmAlone(asked, JSON.stringify(question));
    expect([alone.status, alone.stderr]).toEqual([0, '']);
    expect(alone).toEqual(await ask(asked, question));
  });

  test('it answers a batch line by line', async () => {
    const lines = [{ query: 'combat', ...question }, { query: 'second-move', game: 'dba', troop: 'Psiloi' }, {}];
    const batch = lines.map((line) => JSON.stringify(line)).join('\n');
    const alone = dbmAlone(['batch'], batch);
    expect(alone.stdout.split('\n')).toHaveLength(lines.length + 1);
    expect(alone).toEqual(await dbm(['batch'], batch));
  });

  test.each([
    ['a question that is not well formed', ['combat', '--edition', '9.9'], '{}'],
    ['an unknown option', ['combat', '--editon', '3.4'], '{}'],
  ])('it exits with 2 and says why on standard error for %s', async (_, args, input) => {
    const alone = dbmAlone(args, input);
    expect([alone.status, alone.stdout]).toEqual([2, '']);
    expect(alone).toEqual(await dbm(args, input));
  });

  const command = `${JSON.stringify(process.execPath)} ${JSON.stringify(path.join(root, 'scripts/dbm.ts'))}`;
  const lines = `${JSON.stringify({ query: 'combat', ...question })}\n`.repeat(50);

  test.skipIf(process.platform === 'win32')('it ends quietly where nobody reads its answers any more', () => {
    const { stdout, stderr } = spawnSync(`{ ${command} batch; echo "exit $?" >&2; } | head -n 1`, {
      cwd: root,
      encoding: 'utf8',
      input: lines.repeat(40),
      shell: true,
    });
    expect(stdout.split('\n')).toHaveLength(2);
    expect(stderr).toBe('exit 0\n');
  });

  test.skipIf(!existsSync('/dev/full'))('it says that a disk is full, and exits with 1', () => {
    const { status, stderr } = spawnSync(`${command} batch > /dev/full`, {
      cwd: root,
      encoding: 'utf8',
      input: lines,
      shell: true,
    });
    expect(stderr).toMatch(/^dbm: cannot write the answer: .*\n$/u);
    expect(status).toBe(1);
  });

  test('a folder on standard input is refused in a sentence, and it exits with 2', () => {
    for (const asked of ['batch', 'combat']) {
      const { status, stdout, stderr } = spawnSync(`${command} ${asked} < content`, {
        cwd: root,
        encoding: 'utf8',
        shell: true,
      });
      expect([status, stdout, stderr]).toEqual([2, '', 'dbm: expected questions on standard input, found a folder\n']);
    }
  });

  test('it says where it wants to be run', () => {
    const elsewhere = path.join(root, 'src');
    const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'scripts/dbm.ts'), 'editions'], {
      cwd: elsewhere,
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toBe(
      `dbm: expected the folder content/ in ${elsewhere}, found none: run it in the folder of the project\n`,
    );
  });

  test('it explains itself', () => {
    expect(dbmAlone(['--help'])).toEqual(help);
  });
});
