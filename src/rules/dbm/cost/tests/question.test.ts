import { describe, expect, test } from 'vitest';
import { DBM_QUERIES, QuestionError } from '../../../index.ts';

/** What is thrown with this message: `"elements[0].troop": expected …`. */
function refusal(message: string): QuestionError {
  const [, field = '', problem = ''] = /^"([^"]*)": (.*)$/.exec(message) ?? [];
  return new QuestionError(field, problem);
}

const pose = (line: unknown) => DBM_QUERIES.cost.pose({ elements: [line] });

describe('a question that is not well formed', () => {
  test.each<readonly [string, unknown, string]>([
    ['has no line', { elements: [] }, '"elements": expected a list of 1 to 200, each an object, found []'],
    ['has no elements', {}, '"elements": expected a list of 1 to 200, each an object, found nothing'],
    [
      'counts others below nothing',
      { elements: [{ troop: 'Reg Bd (O)' }], otherRegularNonAllyGenerals: -1 },
      '"otherRegularNonAllyGenerals": expected a whole number from 0 to 20, found -1',
    ],
    [
      'has thirds of points',
      { elements: [{ troop: 'Reg Bd (O)' }], armyPoints: 400.3 },
      '"armyPoints": expected a number of 0 or more, in halves, found 400.3',
    ],
  ])('%s', (_title, question, message) => {
    expect(() => DBM_QUERIES.cost.pose(question)).toThrow(refusal(message));
  });

  test.each<readonly [string, unknown, string]>([
    ['is empty', {}, '.troop": expected a troop such as "Reg Bd (O)", or a fortification, found nothing'],
    ['has an unknown troop', { troop: 'Reg Kb (O)' }, '.troop": unknown type "Kb", did you mean "Kn"?'],
    [
      'misspells the general',
      { troop: 'Reg Kn (O)', general: 'C-in-D' },
      '.general": unknown value "C-in-D", did you mean "C-in-C"? (null or one of "C-in-C", "sub-general", "ally")',
    ],
    [
      'misspells a field',
      { troop: 'Reg Kn (O)', chariots: true },
      '.chariots": unknown field, did you mean "chariot"?',
    ],
    [
      'has half an element',
      { troop: 'Reg Kn (O)', count: 0.5 },
      '.count": expected a whole number from 0 to 1000, found 0.5',
    ],
    [
      'misspells a fortification',
      { fortification: 'PF towr' },
      '.fortification": unknown value "PF towr", did you mean "PF tower"? (null or one of "TF", "TF camp", "FO", "PF", "PF tower", "PF gateway", "PF gate tower")',
    ],
    [
      'is of both',
      { troop: 'Reg Bd (O)', fortification: 'TF' },
      '.troop": expected none beside the fortification "TF"',
    ],
    [
      'is of two fortifications',
      { troop: 'PF', fortification: 'TF' },
      '.troop": expected none beside the fortification "TF"',
    ],
    ['fortifies a general', { fortification: 'TF', general: 'ally' }, '.general": expected none for fortifications'],
    ['double-bases them', { fortification: 'PF', position: 'rear' }, '.position": expected none for fortifications'],
    ['mounts them', { troop: 'TF', mountedInfantry: true }, '.mountedInfantry": expected none for fortifications'],
    [
      'measures troops',
      { troop: 'Reg Bd (O)', elementWidths: 2 },
      '.elementWidths": expected none for troops: it is for fortifications',
    ],
    [
      'mounts knights',
      { troop: 'Reg Kn (O)', mountedInfantry: true },
      '.mountedInfantry": expected infantry, found Reg Kn (O)',
    ],
    [
      'mounts artillery',
      { troop: 'Reg Art (O)', mountedInfantry: true },
      '.mountedInfantry": expected infantry, found Reg Art (O)',
    ],
    [
      'mounts boats',
      { troop: 'Irr Bts (O)', mountedInfantry: true },
      '.mountedInfantry": expected infantry, found Irr Bts (O)',
    ],
    ['drives foot', { troop: 'Reg Bd (O)', chariot: true }, '.chariot": expected mounted troops, found Reg Bd (O)'],
    [
      'has a list call foot regular',
      { troop: 'Irr Bd (O)', general: 'ally', listSaysRegular: true },
      '.listSaysRegular": expected a general on an elephant, found Irr Bd (O)',
    ],
    [
      'has a list call mere elephants regular',
      { troop: 'El (O)', listSaysRegular: true },
      '.listSaysRegular": expected a general on an elephant, found El (O)',
    ],
  ])('a line %s', (_title, line, message) => {
    expect(() => pose(line)).toThrow(refusal(`"elements[0]${message}`));
  });

  test('what goes without saying may be said', () => {
    for (const line of [
      { troop: 'Reg Kn (O)', general: 'ally', listSaysRegular: true },
      { troop: 'TF', fortification: 'TF' },
      { fortification: 'TF', general: null, chariot: false },
    ])
      expect(() => pose(line)).not.toThrow();
  });
});

describe('a question in words', () => {
  test.each<readonly [string, object]>([
    ['Price of Reg Bd (O)', { elements: [{ troop: 'reg bd(o)' }] }],
    [
      'Price of Irr Bd (O) (sub-general); an army of 400.5 AP; 1 command entirely waterborne at first',
      { elements: [{ troop: 'Irr Bd (O)', general: 'sub-general' }], armyPoints: 400.5, waterborneCommands: 1 },
    ],
    [
      'Price of Irr Bd (O); 2 commands entirely waterborne at first',
      { elements: [{ troop: 'Irr Bd (O)' }], waterborneCommands: 2 },
    ],
    [
      'Price of 4 Irr Cv (S) (rear of a double base), El (O) (C-in-C; regular by his list) and 6 TF; 1 other regular general in the army; the cavalry double-based as their list requires',
      {
        elements: [
          { troop: 'Irr Cv (S)', count: 4, position: 'rear' },
          { troop: 'El (O)', general: 'C-in-C', listSaysRegular: true },
          { fortification: 'TF', count: 6 },
        ],
        otherRegularNonAllyGenerals: 1,
        doubleBasedCavalry: true,
      },
    ],
    [
      "Price of Reg Kn (S) (ally-general; chariots), Irr Bw (O) (mounted infantry; front of a double base; double-based by the player's choice) and PF of 3 element widths; 2 other regular generals in the army",
      {
        elements: [
          { troop: 'Reg Kn (S)', general: 'ally', chariot: true },
          { troop: 'Irr Bw (O)', mountedInfantry: true, position: 'front', doubleBasedByChoice: true },
          { fortification: 'PF', elementWidths: 3 },
        ],
        otherRegularNonAllyGenerals: 2,
      },
    ],
  ])('%s', (words, question) => {
    expect(DBM_QUERIES.cost.pose(question).words()).toBe(words);
  });
});
