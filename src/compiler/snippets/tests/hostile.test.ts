import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compile, edited, smallContent, told } from '../../publish/tests/small-content.ts';
import { runApart } from '../run/apart-fs.ts';
import type { Task } from '../run/task.ts';

const RULES = 'content/rules/score.mdx';
const FACTOR = "combatFactor(({ self }) => figure(self.type, 'Foot'))";
const LINE = "combat('Bd (O)', { against: 'Wb (O)' }).self.factor // 5";

describe('code that is more than a rule is refused where it stands', () => {
  test.each([
    ["(() => 1).constructor('return process')().exit(0)", 'constructor'],
    ["(() => 1)['constructor']('return process')()", 'constructor'],
    ["const { constructor: made } = () => 1; made('return process')()", 'constructor'],
    ['({}).__proto__', '__proto__'],
    ["eval('process.exit(0)')", 'eval'],
    ["Function('return process')().exit(0)", 'Function'],
    ['new Function()', 'new Function()'],
    ['globalThis', 'globalThis'],
    ["import('node:fs')", 'import'],
    ['import.meta', 'import.meta'],
    ['while (true) {}', 'while (true) {}'],
    ['for (;;) {}', 'for (;;) {}'],
    ['do {} while (true)', 'do {} while (true)'],
    ['for (const each of [1]) {}', 'for (const each of [1]) {}'],
    ['let once = 1; once = 2', 'let once = 1'],
    ['Object.assign({}, {})', 'Object'],
    ['Math.max = () => 1', 'Math.max = () => 1'],
    ['const again = (): number => again()', 'again'],
    ['const one = (): number => other(); const other = (): number => one()', 'other'],
    ['async () => 1', 'async'],
    ['function named() {}', 'function named() {}'],
    ['class Made {}', 'class Made {}'],
    ['delete ({} as { a?: 1 }).a', 'delete ({} as { a?: 1 }).a'],
    ['/(a+)+b/.test("a")', '/(a+)+b/'],
    ['Math.random()', 'Math.random'],
    ["Math['random']()", "Math['random']"],
    ['Math[`random`]()', 'Math[`random`]'],
    ['(Math).random()', '(Math)'],
    ['Math?.random()', 'Math?.random'],
    ['const { random } = Math; random()', '{ random } = Math'],
    ['const { random: die = () => 1 } = Math; die()', '{ random: die = () => 1 } = Math'],
    ['const maths = Math; maths.random()', 'maths = Math'],
    ['const all = { Math }; all.Math.random()', 'Math'],
    ['const dice = { ...Math }; dice.random()', '...Math'],
    ['((maths: typeof Math) => maths.random())(Math)', 'typeof Math'],
    ["const way = 'random' as const; Math[way]()", 'Math[way]()'],
    ['Date', 'Date'],
    ['new Date()', 'new Date()'],
    ['Intl', 'Intl'],
    ['performance.now()', 'performance'],
    ['Temporal', 'Temporal'],
    ['crypto.randomUUID()', 'crypto'],
    ["'a'.localeCompare('b')", "'a'.localeCompare('b')"],
    ['(1000).toLocaleString()', '(1000).toLocaleString()'],
    ['Reflect', 'Reflect'],
    ['Promise', 'Promise'],
    ['Array.from({ length: 9 })', 'Array'],
    ['throw 1', 'throw 1'],
    ['const all: number[] = []; all.push(1)', 'all.push(1)'],
    ["const all: number[] = []; all['push'](1)", "all['push'](1)"],
    ['const all: number[] = []; [0].map(all.pop, all)', 'pop'],
    ["const all: number[] = []; [0].map(all['pop'], all)", 'pop'],
    ['const all: number[] = []; const { pop } = all; [0].map(pop, all)', 'pop'],
    ['const all: number[] = []; const { pop: last } = all; [0].map(last, all)', 'pop'],
    ["const all: number[] = []; const { 'pop': last } = all; [0].map(last, all)", 'pop'],
    ['const all: number[] = []; [all].map(({ shift }) => [0].map(shift, all))', 'shift'],
    ["const all: number[] = []; const name = 'pop' as const; [0].map(all[name], all)", 'all[name]'],
    ["const all: number[] = []; const name = `po${'p'}` as const; [0].map(all[name], all)", 'all[name]'],
    ["const made = (() => 1)[`construct${'or'}` as const]", "(() => 1)[`construct${'or'}` as const]"],
    ["'aaaa'.match('^(a+)+b')", "'aaaa'.match('^(a+)+b')"],
    ["('aaaa'.match)('^(a+)+b')", "('aaaa'.match)('^(a+)+b')"],
    ["(() => 1)[('con' + 'structor') as 'bind']('1')()", "(() => 1)[('con' + 'structor') as 'bind']('1')"],
    [
      "const name = ('con' + 'structor') as 'bind'; const made = (() => 1)[name]; made('return process')()",
      "('con' + 'structor') as 'bind'",
    ],
    ["const ways = { one: () => 1 }; const way = 'one' as const; ways[way]()", 'ways[way]()'],
    ['// @ts-ignore', '@ts-ignore'],
    ['};\nwhile (true) {}\nconst x = (): void => {', 'while (true) {}', 19],
    [
      '};\n(globalThis as { process?: unknown }).process;\nconst x = (): void => {',
      '(globalThis as { process?: unknown }).process;',
      19,
    ],
    ["};\neval('1');\nconst x = (): void => {", "eval('1');", 19],
    ["};\nimport 'node:fs';\nconst x = (): void => {", "import 'node:fs';", 19],
  ])('%s', async (code, found, line = 18) => {
    const rule = told(await compile(smallContent(edited(RULES, FACTOR, `${FACTOR};\n${code}`))));
    const place = `\n  ${RULES}:${String(line)}  the rule`;
    expect(rule).toContain(place);
    // What the types refuse already is not told twice.
    if (!rule.includes('does not type-check'))
      expect(rule).toContain(
        `The code of "score.factor" uses more than the rules have: found ${JSON.stringify(found)}${place}`,
      );
  });

  test('what of Math gives the same each time may be named', async () => {
    const code =
      "const most = Math.max(1, Math['min'](2, Math.abs(-3))); combatFactor(({ self }) => most - most + figure(self.type, 'Foot'))";
    expect(told(await compile(smallContent(edited(RULES, FACTOR, code))))).toBe('');
  });

  test('in an example too, before anything runs', async () => {
    const exit = "combat('Bd (O)', { against: (() => 1).constructor('return process')().exit(0) }).self.factor // 1";
    expect(told(await compile(smallContent(edited(RULES, LINE, exit))))).toBe(
      `The code of "score.factor" uses more than the rules have: found "constructor"\n  ${RULES}:21  the example\nHint: a rule names its steps, its question, and constants that stand above; it loops, assigns and imports nothing.`,
    );
  });
});

describe('code that goes too deep is refused where it stands, before it is parsed', () => {
  const many = (count: number, before: string, inmost: string, after = ''): string =>
    `${before.repeat(count)}${inmost}${after.repeat(count)}`;
  const brackets = 'at most 24 brackets within one another, found more';
  const row = 'at most 250 signs and brackets in a row, found more';

  test.each([
    ['parentheses', many(4000, '(', '1', ')'), brackets],
    ['lists', many(4000, '[', '1', ']'), brackets],
    ['functions', `const deep = ${many(1500, '() => ', '1')}`, row],
    ['conditions', `const deep = ${many(900, 'yes ? 1 : ', '1')}`, row],
    ['negations', `const deep = ${many(9000, '!', 'true')}`, row],
    ['types', `const deep: number${many(4000, '[]', '')} = []`, row],
    ['signs in letters', `const deep = ${many(1200, 'typeof ', '1')}`, row],
    ['members', `const deep = a${many(4000, '.a', '')}`, row],
    ['calls', `const deep = a${many(4000, '()', '')}`, row],
    ['branches', many(600, 'if (a) {} else ', '{}'), row],
    ['templates', many(1500, '`${', '1', '}`'), brackets],
    ['a sum', `const deep = ${many(4500, '1+', '1')}`, row],
    ['a sum of lines', `1${many(300, '\n+ // x\n1', '')}`, row],
    ['a sum with comments', `1${many(300, '\n// x\n+ 1', '')}`, row],
    ['a long fence', 'const a = 1;\n\n'.repeat(1500), 'at most 20,000 letters in a fence, found 21,0'],
  ])('%s in a rule', async (_, code, expected) => {
    const found = told(await compile(smallContent(edited(RULES, FACTOR, `${FACTOR};\n${code}`))));
    expect(found).toContain(`Cannot read the rule of clause "score.factor": expected ${expected}`);
    expect(found).toMatch(/\n {2}content\/rules\/score\.mdx:\d+ {2}where it goes too deep\n/u);
  });

  test.each([
    ['parentheses', many(4000, '(', '1', ')'), brackets],
    ['a sum', many(4500, '1+', '1'), row],
  ])('%s in an example', async (_, code, expected) => {
    const found = told(await compile(smallContent(edited(RULES, LINE, `${code} // 1`))));
    expect(found).toBe(
      `Cannot read the example of clause "score.factor": expected ${expected}\n  ${RULES}:21  where it goes too deep\nHint: give a part of it a name of its own.`,
    );
  });

  // What counts the signs takes all between the two quotes for a text; to the language they are the ends of two patterns.
  test.each([
    ['parentheses', `/'/ ${many(4500, '(', '1', ')')} /'/`],
    ['negations', `/'/ && ${many(9500, '!', '1')} && /'/`],
  ])('%s that are hidden from who counts are told at the fence', async (_, code) => {
    const rule = told(await compile(smallContent(edited(RULES, FACTOR, `${FACTOR};\n${code}`))));
    expect(rule).toMatch(/^[^\n]*"score\.factor"[^\n]*\n {2}content\/rules\/score\.mdx:\d+ /u);
    const example = told(await compile(smallContent(edited(RULES, LINE, `${code} // 1`))));
    expect(example).toMatch(/^[^\n]*"score\.factor"[^\n]*\n {2}content\/rules\/score\.mdx:\d+ /u);
  });
});

/** What stands in every module of a rule. */
const rule = (code: string): string => `export default (): void => {\n${code}\n};\n`;

function task(code: string, limit = 60_000, module = rule(code)): Task {
  const clause = { id: 'a', title: 'A', page: null, held: true, figures: null, rule: 'rules/a.ts', examples: [] };
  return {
    modules: new Map([['rules/a.ts', module]]),
    editions: [{ game: 'dbm', edition: '1.0', clauses: [clause] }],
    limit,
  };
}

test('an expectation that ends the function that it stands in is refused', async () => {
  const out =
    "combat('Bd (O)', { against: 'Wb (O)' }).self.factor // 5)); }; while (true) {}; export const q = () => { ((1";
  expect(told(await compile(smallContent(edited(RULES, LINE, out))))).toContain(
    `uses more than the rules have: found "while (true) {}"\n  ${RULES}:21  the example`,
  );
});

describe('whatever runs all the same runs apart, without rights', () => {
  test.each([
    ['writes', "import('node:fs').then((fs) => fs.writeFileSync('PWNED', ''))"],
    ['loops for ever', 'while (true) {}'],
  ])('code that %s does not take this process with it', async (_, code) => {
    await runApart(task(code, 200));
    expect(existsSync('PWNED')).toBe(false);
    expect(await runApart(task('')), 'the next is answered').toMatchObject({ endless: null });
  });

  test.each([
    ['process', 'process.exit(0)', 'process is not defined'],
    ['require', "require('node:fs')", 'require is not defined'],
    ['fetch', "fetch('https://evil.example')", 'fetch is not defined'],
    ['eval', "eval('1')", 'Code generation from strings disallowed for this context'],
    [
      'a maker of functions',
      "(() => 1).constructor('return process')().exit(0)",
      'Code generation from strings disallowed for this context',
    ],
  ])('there is no %s', async (_, code, reason) => {
    expect(await runApart(task(code))).toMatchObject({
      editions: [{ broken: [{ module: 'rules/a.ts', reason }] }],
      endless: null,
    });
  });

  test('code that has no end is ended, and named', async () => {
    expect(await runApart(task('while (true) {}', 200))).toEqual({
      editions: null,
      endless: { module: 'rules/a.ts', edition: '1.0' },
    });
  });

  test('code that has no end as soon as it is loaded is ended with its process', async () => {
    expect(await runApart(task('', 1, 'while (true) {}'), 1000)).toEqual({ ended: 'SIGKILL', running: null });
    expect(await runApart(task('')), 'the next is answered').toMatchObject({ endless: null });
  });

  test('a process that ends before it answers has not answered', async () => {
    const hoarding = "const all: string[][] = []; while (true) all.push('x'.repeat(1.2e8).split(''))";
    // However slow the machine is, its memory ends it, and not its time.
    expect(await runApart(task(hoarding, 3_600_000))).toEqual({
      ended: expect.any(String) as unknown,
      running: { module: 'rules/a.ts', edition: '1.0' },
    });
    expect(await runApart(task('')), 'the next is answered').toMatchObject({ endless: null });
  });

  test('nothing that is not text can be imported', async () => {
    for (const named of ['node:fs', 'node:process', 'node:net', 'typescript', 'file:///etc/passwd']) {
      const code = `globalThis.found = import(${JSON.stringify(named)}).then(() => 'found', (error) => error.message)`;
      await runApart(task(code));
      const asked = await runApart(
        task('globalThis.told = null; globalThis.found.then((found) => { globalThis.told = found })'),
      );
      expect(asked).toMatchObject({ endless: null });
      const outcome = await runApart(task('throw new Error(globalThis.told)'));
      expect(outcome).toMatchObject({ editions: [{ broken: [{ reason: `${named} is out of reach` }] }] });
    }
  });
});

test('a rule whose process ends is told, and nothing is written', async () => {
  const hoarding = `combatFactor(({ self }) => figure(self.type, 'Foot') + 'x'.repeat(1.2e8).split('').concat('x'.repeat(1.2e8).split('')).length)`;
  const { files, problems } = await compile(smallContent(edited(RULES, FACTOR, hoarding)));
  expect(files).toBe(null);
  expect(problems[0]).toMatchObject({
    headline: expect.stringMatching(
      /^The example of "score.factor" cannot be run in 1\.0: .* ended before it answered/u,
    ) as unknown,
    places: [{ position: { file: RULES, line: 21 } }],
  });
});
