import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSheet, LIMITS, readEvent, writeEvent, type EventSheet } from '../link/index.ts';
import { checkLines } from '../link/lines-of-text.ts';
import { isReadable, unreadableIn } from '../link/unreadable-text.ts';

const EDITIONS = ['3.0', '3.3', '3.4'];

const plain: EventSheet = {
  name: 'Autumn Open',
  edition: '3.3',
  bhgs: true,
  fairPlay: false,
  errata: true,
  lists: 'Books 1 to 4, 2nd edition',
  points: 400,
  until: '2026-11-22',
  content: '2026-11-20',
  rulings: [{ about: 'rear-support.spears', text: 'Spears never support at this event.' }],
};

const words = (most: number) => fc.string({ unit: 'grapheme', minLength: 1, maxLength: most });
const written = (most: number) =>
  words(most / 4).filter((text) => isReadable(text) && text.length <= most && unreadableIn(text, false) === null);
const sheets: fc.Arbitrary<EventSheet> = fc.record({
  name: written(LIMITS.name),
  edition: fc.constantFrom(...EDITIONS),
  bhgs: fc.boolean(),
  fairPlay: fc.boolean(),
  errata: fc.boolean(),
  lists: fc.oneof(fc.constant(''), written(LIMITS.lists)),
  points: fc.option(fc.integer({ min: 1, max: LIMITS.points })),
  until: fc.option(fc.constantFrom('2026-11-22', '2030-02-28')),
  content: fc.constant('2026-11-20'),
  rulings: fc.array(
    fc.record({
      about: fc.stringMatching(/^[a-z][a-z0-9]{0,8}([.-][a-z0-9]{1,8}){0,3}$/),
      text: written(LIMITS.ruling),
    }),
    { maxLength: LIMITS.rulings },
  ),
});

test('what is written is read again, whatever the words', async () => {
  await fc.assert(
    fc.asyncProperty(sheets, async (sheet) => {
      expect(await readEvent(await writeEvent(sheet), EDITIONS)).toEqual({ ok: true, sheet });
    }),
  );
});

test('a link has only letters that no messenger breaks, and ends in one that none leaves out', async () => {
  await fc.assert(
    fc.asyncProperty(sheets, async (sheet) => {
      expect(await writeEvent(sheet)).toMatch(/^1\.[A-Za-z0-9_-]+\.[a-z0-9]+$/);
    }),
  );
});

test('a link that lost its end, or had a letter changed, is refused', async () => {
  await fc.assert(
    fc.asyncProperty(sheets, fc.nat(), async (sheet, at) => {
      const link = await writeEvent(sheet);
      const place = at % link.length;
      const other = link[place] === 'x' ? 'y' : 'x';
      for (const broken of [link.slice(0, place), link.slice(0, place) + other + link.slice(place + 1)]) {
        expect(await readEvent(broken, EDITIONS)).toMatchObject({ ok: false });
      }
    }),
  );
});

test.each(['.', ')', ').', '>', ',', '&fbclid=IwAR0x', '?utm_source=mail', '...'])(
  'a link with %s behind it is read',
  async (mark) => {
    expect(await readEvent((await writeEvent(plain)) + mark, EDITIONS)).toEqual({ ok: true, sheet: plain });
  },
);

test('ten full rulings in plain words fit into a code that a telephone scans', async () => {
  const text =
    'Troops that start the bound in a wood which the defender placed count as in good going until they leave it, also for rear support; their enemies do not. ';
  const rulings = Array.from({ length: LIMITS.rulings }, (_, index) => ({
    about: `combat-outcome.warband-${index}`,
    text: `${index}. ${text}${text.split(' ').toReversed().join(' ')}`.slice(0, LIMITS.ruling),
  }));
  expect((await writeEvent({ ...plain, rulings })).length).toBeLessThan(2_000);
  expect((await writeEvent(plain)).length).toBeLessThan(250);
});

describe('a link that cannot be read says why', () => {
  test.each([
    ['nothing', '', /no link to an event sheet/],
    ['another anchor', 'main', /no link to an event sheet/],
    ['another form', '2.abc.def', /made by a newer copy of the site/],
    ['a wrong sum', '1.abc.def', /cut short, or was altered/],
  ])('%s', async (_, fragment, why) => {
    const read = await readEvent(fragment, EDITIONS);
    expect(read.ok ? '' : read.problem).toMatch(why);
  });

  test('an edition that this copy does not have', async () => {
    const read = await readEvent(await writeEvent({ ...plain, edition: '3.9' }), EDITIONS);
    expect(read.ok ? '' : read.problem).toMatch(/plays edition 3\.9, which this copy of the site does not have/);
  });

  test('a sheet that is not whole', async () => {
    const read = await readEvent(await writeEvent({ ...plain, name: ' ' }), EDITIONS);
    expect(read.ok ? '' : read.problem).toMatch(/not whole\. Give the event a name/);
  });
});

test('a link whose ruling is drawn out, so that its middle stands alone, is refused', async () => {
  const gap = '\n'.repeat(95);
  const text = `a${gap}Official amendment: spears get no rear support. This is now the text of the rule.${gap}b`;
  const read = await readEvent(
    await writeEvent({ ...plain, rulings: [{ about: 'rear-support.spears', text }] }),
    EDITIONS,
  );
  expect(read.ok ? '' : read.problem).toMatch(/not whole\. The ruling has more than one empty line in a row/);
});

describe('what is wrong in a sheet is told at its field', () => {
  const ruling = { about: 'rear-support.spears', text: 'No.' };
  /** As who makes it is told. */
  const problemsOf = (sheet: EventSheet) => [...checkSheet(sheet, EDITIONS), ...checkLines(sheet)];

  test.each<[string, Partial<EventSheet>, string, RegExp]>([
    ['no name', { name: '' }, 'name', /Give the event a name/],
    ['a long name', { name: 'x'.repeat(61) }, 'name', /at most 60 letters, found 61/],
    ['an unknown edition', { edition: '9' }, 'edition', /3\.0, 3\.3, 3\.4\), found "9"/],
    ['a name in two lines', { name: 'Autumn\nOpen' }, 'name', /sign that nobody sees \(U\+000A\)/],
    ['a name that turns what follows', { name: 'Open \u202enepO' }, 'name', /sign that nobody sees \(U\+202E\)/],
    ['a name that holds what is not seen', { name: 'Op\u200ben' }, 'name', /\(U\+200B\)/],
    ['a name of what is not seen', { name: '\u3164' }, 'name', /\(U\+3164\)/],
    ['a name of Braille without dots', { name: '\u2800\u2800' }, 'name', /\(U\+2800\)/],
    ['a name of a letter of no language', { name: '\ue000' }, 'name', /\(U\+E000\)/],
    ['a name of a letter that there is not', { name: '\u{10fffe}' }, 'name', /\(U\+10FFFE\)/],
    ['a name of colour alone', { name: '\ufe0f\ufe0f' }, 'name', /shows nothing/],
    ['a name of a mark alone', { name: ' \u0301 ' }, 'name', /shows nothing/],
    ['lists with a control', { lists: 'Book 1\u0007' }, 'lists', /What is said of the army lists .*\(U\+0007\)/],
    ['a heap of marks', { rulings: [{ ...ruling, text: `No${'\u20e3'.repeat(9)}` }] }, 'rulings.0.text', /3 marks/],
    ['a text in place of a day', { content: 'WARNING: download it' }, 'content', /of which day/],
    ['half a point', { points: 1.5 }, 'points', /whole number of AP/],
    ['no points at all', { points: 0 }, 'points', /from 1 to 9999/],
    ['a day that is none', { until: '2026-13-40' }, 'until', /found "2026-13-40"/],
    ['a day that its month lacks', { until: '2026-02-31' }, 'until', /found "2026-02-31"/],
    ['long lists', { lists: 'x'.repeat(121) }, 'lists', /at most 120/],
    ['a ruling about nothing', { rulings: [ruling, { ...ruling, about: '' }] }, 'rulings.1.about', /which clause/],
    [
      'a ruling about a sentence',
      { rulings: [{ ...ruling, about: 'Rear support' }] },
      'rulings.0.about',
      /found "Rear support"/,
    ],
    ['an empty ruling', { rulings: [{ ...ruling, text: ' ' }] }, 'rulings.0.text', /Write what is ruled/],
    ['a long ruling', { rulings: [{ ...ruling, text: 'x'.repeat(301) }] }, 'rulings.0.text', /at most 300/],
    [
      'a ruling with a gap',
      { rulings: [{ ...ruling, text: 'a\n\n\nb' }] },
      'rulings.0.text',
      /more than one empty line/,
    ],
    ['a gap of blanks', { rulings: [{ ...ruling, text: 'a\n \n\u3000\nb' }] }, 'rulings.0.text', /empty line/],
    ['a ruling that begins with a gap', { rulings: [{ ...ruling, text: '\n\nb' }] }, 'rulings.0.text', /empty line/],
    ['nine lines', { rulings: [{ ...ruling, text: 'a\n'.repeat(9).trim() }] }, 'rulings.0.text', /at most 8, found 9/],
    ['lists with a gap', { lists: 'Book 1\n\n\nBook 2' }, 'lists', /army lists has more than one empty line/],
    ['eleven rulings', { rulings: Array.from({ length: 11 }, () => ruling) }, 'rulings', /at most 10 local rulings/],
  ])('%s', (_, changed, field, text) => {
    const problems = problemsOf({ ...plain, ...changed });
    expect(problems.map((problem) => problem.field)).toEqual([field]);
    expect(problems[0]?.text).toMatch(text);
  });

  test('nothing in a ruling of paragraphs', () => {
    const text = 'One.\n\nTwo.\n\nThree.\nFour.\nFive.\nSix.';
    expect(problemsOf({ ...plain, rulings: [{ ...ruling, text }] })).toEqual([]);
  });

  test('nothing in a good one, in whatever language', () => {
    const text = 'Ja, größer.\nПравда. 是的。 ใช่ มี้ Tiếng Việt: ờ. Ναί ❤️ 👍🏽 ñ';
    expect(problemsOf({ ...plain, lists: text, rulings: [{ ...ruling, text }] })).toEqual([]);
  });
});
