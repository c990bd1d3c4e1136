import { describe, expect, test } from 'vitest';
import { DBA, DBM, QuestionError, type AnyGame } from '../../index.ts';

/** How many, in the words of a field: a whole number in a range, or a list of some length. */
const HOW_MANY = /a whole number from \d+ to \d+|a list of (at most |up to |\d+ to )\d+/;

/** What each whole number and each list may hold: a change here changes what can be asked. */
const games: readonly (readonly [string, AnyGame, readonly (readonly [string, string])[]])[] = [
  [
    'DBM',
    DBM,
    [
      ['combat, a and b: ranks', 'a list of at most 7'],
      ['combat, a and b: die', 'a whole number from 1 to 6'],
      ['combat, a and b: going', 'a list of up to 4'],
      ['combat, a and b: rankGoing', 'a list of at most 7'],
      ['combat, a and b: overlaps', 'a whole number from 0 to 2'],
      ['combat, a and b: flankContacts', 'a whole number from 0 to 4'],
      ['combat, a and b: rearContacts', 'a whole number from 0 to 4'],
      ['combat, a and b: aiders', 'a whole number from 0 to 2'],
      ['combat, a and b: rankWeapons', 'a list of at most 7'],
      ['pips: elements', 'a list of 1 to 40'],
      ['pips: marchNumber', 'a whole number from 1 to 99'],
      ['pips: resultingElements', 'a whole number from 0 to 2'],
      ['pips, elements: count', 'a whole number from 1 to 999'],
      ['move: going', 'a list of up to 4'],
      ['move: startsIn', 'a list of at most 2'],
      ['move, path: cornersThatDeviate', 'a whole number from 0 to 4'],
      ['march: movers', 'a list of 1 to 40'],
      ['march: frontRank', 'a whole number from 1 to 99'],
      ['march: enemyWithin200p', 'a list of at most 40'],
      ['march: earlierThisBound', 'a list of at most 20'],
      ['march, movers: count', 'a whole number from 1 to 99'],
      ['march, enemyWithin200p: count', 'a whole number from 1 to 99'],
      ['cost: elements', 'a list of 1 to 200'],
      ['cost: otherRegularNonAllyGenerals', 'a whole number from 0 to 20'],
      ['cost: waterborneCommands', 'a whole number from 0 to 20'],
      ['cost, each of elements: count', 'a whole number from 0 to 1000'],
      ['cost, each of elements: elementWidths', 'a whole number from 0 to 1000'],
      ['losses: command', 'a list of at most 200'],
      ['losses: lost', 'a list of at most 200'],
      ['losses: baggage', 'a list of at most 20'],
      ['losses, a line of command or lost: count', 'a whole number from 0 to 500'],
      ['losses, a line of baggage: count', 'a whole number from 0 to 20'],
      ['victory: sideA', 'a list of 1 to 6'],
      ['victory: sideB', 'a list of 1 to 6'],
      ['terrain: coverings', 'a list of at most 8'],
      ['terrain: terrainInList', 'a list of at most 14'],
      ['terrain: compulsoryTypes', 'a list of at most 14'],
      ['terrain: navalElements', 'a whole number from 0 to 200'],
      ['terrain: failedFor', 'a list of at most 2'],
      ['terrain: die', 'a whole number from 1 to 6'],
      ['terrain: positionDie', 'a whole number from 1 to 6'],
      ['terrain: featuresAlready', 'a list of at most 20'],
      ['form-column: others', 'a list of at most 40'],
      ['form-column: going', 'a list of up to 4'],
      ['support: ranks', 'a list of 1 to 7'],
      ['support: rank', 'a whole number from 2 to 8'],
      ['support: going', 'a list of up to 4'],
      ['support: rankGoing', 'a list of at most 7'],
      ['support: rankWeapons', 'a list of at most 7'],
      ['mitigate: ranks', 'a list of 1 to 7'],
      ['mitigate: rank', 'a whole number from 2 to 8'],
      ['mitigate: going', 'a list of up to 4'],
      ['mitigate: rankGoing', 'a list of at most 7'],
      ['mitigate: rankWeapons', 'a list of at most 7'],
      ['press-forward: elements', 'a list of 1 to 40'],
      ['press-forward: going', 'a list of up to 4'],
      ['press-forward, elements: rank', 'a whole number from 1 to 8'],
    ],
  ],
  [
    'DBA',
    DBA,
    [
      ['combat, a and b: die', 'a whole number from 1 to 6'],
      ['combat, a and b: ranks', 'a list of at most 3'],
      ['combat, a and b: rankGoing', 'a list of at most 3'],
      ['combat, a and b: overlaps', 'a whole number from 0 to 2'],
      ['combat, a and b: flankContacts', 'a whole number from 0 to 4'],
      ['combat, a and b: rearContacts', 'a whole number from 0 to 4'],
      ['combat, a and b: aiders', 'a whole number from 0 to 2'],
      ['move: going', 'a list of 1 to 5'],
      ['second-move: troop', 'a list of 1 to 12'],
      ['second-move: moveNumber', 'a whole number from 2 to 9'],
      ['pips: elements', 'a list of 1 to 12'],
      ['pips, each of elements: count', 'a whole number from 1 to 12'],
    ],
  ],
];

describe.each(games)('the questions of %s', (_, { queries }, expected) => {
  const fields = Object.entries(queries).flatMap(([name, { fields, parts }]) =>
    Object.entries({ [name]: fields, ...parts }).flatMap(([part, named]) =>
      Object.entries(named).flatMap(([field, { expects, read }]) => {
        const [bounds] = HOW_MANY.exec(expects) ?? [];
        const path = part === name ? `${name}: ${field}` : `${name}, ${part}: ${field}`;
        return bounds === undefined ? [] : [{ path, bounds, read }];
      }),
    ),
  );

  test('have the bounds that are written here', () => {
    expect(fields.map(({ path, bounds }) => [path, bounds])).toEqual(expected);
  });

  test.each(fields.filter(({ bounds }) => bounds.startsWith('a whole number')))(
    '$path is $bounds, ends included',
    ({ bounds, read }) => {
      const [least = NaN, most = NaN] = (bounds.match(/\d+/g) ?? []).map(Number);
      expect([read(least, ''), read(most, '')]).toEqual([least, most]);
      for (const beyond of [least - 1, most + 1, least + 0.5]) expect(() => read(beyond, '')).toThrow(QuestionError);
    },
  );
});
