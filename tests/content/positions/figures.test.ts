import { describe, expect, test } from 'vitest';
import { readContent, type PublishedFigure } from '../../../src/compiler/publish/index.ts';
import { checkFigurePositions } from '../../../src/compiler/publish/check/check-figure-positions.ts';
import { loadFigures } from '../../../src/compiler/publish/load/load-figures.ts';
import { editions, readGenerated } from '../ask.ts';
import { askTable } from './ask-table.ts';

const figures = (readGenerated('figures.json') as readonly PublishedFigure[]).filter(
  ({ questions }) => questions.length > 0,
);

test('these figures are positions', () => {
  expect(figures.map(({ slug, questions }) => [slug, questions.length])).toEqual([
    ['expanding-second', 1],
    ['expanding-third-fourth', 9],
    ['figure-5', 11],
    ['figure-7', 1],
    ['figure-10b', 12],
    ['figure-11a', 2],
    ['figure-11b', 4],
    ['figure-12', 1],
    ['figure-13a', 1],
    ['figure-16a', 2],
    ['figure-16b', 1],
    ['fleeing-past-friends', 5],
    ['fleeing-through-friends', 2],
  ]);
});

const cases = figures.flatMap(({ slug, editions: inForce, questions }) =>
  inForce.flatMap((edition) => questions.map((each) => ({ slug, edition, ...each }))),
);

describe('what a figure says comes out, letter by letter', () => {
  test.each(cases)(
    '$slug in $edition: $question.ask, $question.mover, $question.to$question.target',
    ({ edition, question, verdict, shows, combat }) => {
      const answer = askTable(edition, question);
      expect([answer.verdict, answer.why]).toEqual([verdict, expect.any(String)]);
      expect(answer.trail.length).toBeGreaterThan(0);
      expect(answer.rulings[0]?.fields).toMatchObject(shows);
      expect(answer.combat ?? {}).toMatchObject(combat);
    },
  );

  test('in each edition in which it is in force', () => {
    expect(new Set(cases.map(({ edition }) => edition))).toEqual(new Set(editions.slice(1)));
  });
});

describe('the compiler refuses a question that cannot be asked', async () => {
  const content = new Map(await readContent(process.cwd()));
  const path = 'content/figures/figure-5.yaml';
  const edited = (from: string, to: string) => {
    const text = content.get(path) ?? '';
    expect(text).toContain(from);
    const figures = loadFigures(
      new Map([[path, text.replace(from, to)]]),
      { statementIds: new Set(CITED), wrong: [] },
      [],
    );
    return checkFigurePositions(figures).map(({ headline, places }) => [headline, places.length]);
  };

  test.each([
    ['mover: B', 'mover: X', '"mover": expected the name of an element of the position, found "X"'],
    [
      'to: front on A left flank',
      'to: front on A middle',
      '"to": line 1: expected "front", "left flank", "right flank" or "rear", found "middle"',
    ],
    ['asks:', 'troops: { A: Kb (O) }\n  asks:', 'A: unknown type "Kb", did you mean "Kn"?'],
    ['mover: B', 'only: [A, X], mover: B', 'X: no element of the figure has this name'],
  ])('%s → %s', (from, to, problem) => {
    expect(edited(from, to)).toEqual([[`Figure "figure-5" asks what cannot be asked of its position: ${problem}`, 1]]);
  });

  test('and takes what can be', () => {
    expect(edited('mover: B', 'mover: B')).toEqual([]);
  });
});

const CITED = ['dbm-3.1:fig05-flank-or-rear', 'dbm-3.1:p18-restrictions-para4-legal-contact'];
