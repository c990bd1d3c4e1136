import { expect, test } from 'vitest';
import { ask, DBM_QUERIES } from '../../../index.ts';
import { clause, rules } from '../../../tests/build.ts';

const ranges = clause('ranges', ({ shootingRange, withinRange }) => {
  shootingRange(({ shooter }) => (shooter.foot ? 200 : null));
  withinRange(({ distance, range }) => distance <= range);
});
const who = clause('who', ({ typeCanShoot, yes, no }) => {
  typeCanShoot(({ shooter }) => (shooter.foot ? yes(`${shooter.words} shoot`) : no(`${shooter.words} do not`)));
});

const range = (set: ReturnType<typeof rules>, question: unknown) => ask(DBM_QUERIES.range, set, question);

test('those who may shoot have a range', () => {
  expect(range(rules(ranges, who), { troop: 'Bw (O)' })).toEqual({
    edition: 'invented',
    canShoot: true,
    rangePaces: 200,
    why: 'bowmen (O) shoot',
    trail: [
      { step: 'allows', clause: 'who', label: 'bowmen (O) shoot' },
      { step: 'range', amount: 200, clause: 'ranges', label: 'Range of bowmen (O)' },
    ],
  });
});

test.each([
  [200, true, '200 paces are within 200'],
  [201, false, '201 paces are beyond 200'],
])('at %i paces', (distance, inRange, label) => {
  const answer = range(rules(ranges, who), { troop: 'Bw (O)', distance });
  expect(answer).toMatchObject({ inRange });
  expect(answer.trail.at(-1)).toEqual({ step: 'in range', clause: 'ranges', label });
});

test('those who may not have none, and nothing is within it', () => {
  expect(range(rules(ranges, who), { troop: 'Exp', distance: 0 })).toEqual({
    edition: 'invented',
    canShoot: false,
    rangePaces: null,
    inRange: false,
    why: 'expendables do not',
    trail: [{ step: 'refuses', clause: 'who', label: 'expendables do not' }],
  });
});

test('where no clause tells who may shoot, the range is told all the same', () => {
  expect(range(rules(ranges), { troop: 'Bw (O)' })).toMatchObject({
    canShoot: null,
    rangePaces: 200,
    why: 'no text that we have says whether bowmen (O) can shoot at all',
  });
});

test('where it is not held how far they shoot, it is told that they do', () => {
  const unheld = clause('unheld', ({ shootingRange, notHeld }) => {
    shootingRange(() => notHeld);
  });
  expect(range(rules(unheld, who), { troop: 'Bw (O)', distance: 90 })).toEqual({
    edition: 'invented',
    answer: null,
    canShoot: true,
    rangePaces: null,
    why: 'bowmen (O) shoot, but we have no text of how far: see your printed rulebook, p. 7',
    trail: [
      { step: 'allows', clause: 'who', label: 'bowmen (O) shoot' },
      { step: 'not said', clause: 'unheld', label: 'Title of unheld' },
    ],
  });
  expect(range(rules(unheld), { troop: 'Bw (O)' })).toMatchObject({ answer: null, trail: [{ clause: 'unheld' }] });
});

test('without a range there is no answer', () => {
  const silent = clause('silent', ({ shootingRange }) => {
    shootingRange(({ shooter }) => (shooter.foot ? 200 : undefined));
  });
  expect(range(rules(silent, who), { troop: 'Kn (O)' })).toMatchObject({
    answer: null,
    why: 'no text that we have says how far knights (O) can shoot',
  });
  expect(range(rules(silent, who), { troop: 'Bw (O)', distance: 9 })).toMatchObject({ answer: null });
});

test.each([
  [{ troop: 'Irr Bw (O)' }, 'How far can Irr Bw (O) shoot?'],
  [{ troop: 'Bw (O)', weapon: 'longbow' }, 'How far can Bw (O) with longbow shoot?'],
  [{ troop: 'Bw (O)', distance: 190 }, 'How far can Bw (O) shoot? The target is 190p away.'],
])('%j in words', (question, words) => {
  expect(DBM_QUERIES.range.pose(question).words()).toBe(words);
});

test.each([
  [{ troop: 'Bw (O)', distance: -1 }, '"distance": expected a number of paces, 0 or more, found -1'],
  [{ troop: 'Bw (O)', weapon: 7 }, '"weapon": expected text, found 7'],
])('%j is not well formed', (question, message) => {
  expect(() => DBM_QUERIES.range.pose(question)).toThrow(message);
});
