import { expect, test } from 'vitest';
import { compareBlocks, plainBlocks, type ComparedBlock } from '../compare-blocks.ts';
import type { Block } from '../../../compiler/rulebook/index.ts';

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const item = (text: string): Block => ({ kind: 'item', depth: 0, marker: '-', text });
const row = (...cells: string[]): Block => ({ kind: 'row', heading: false, cells });

/** One line a block: `[-removed-]` and `{+added+}`. */
function written(blocks: readonly ComparedBlock[]): readonly string[] {
  const marks = { same: ['', ''], added: ['{+', '+}'], removed: ['[-', '-]'] } as const;
  return blocks.map(({ cells }) =>
    cells.map((runs) => runs.map(({ kind, text }) => marks[kind][0] + text + marks[kind][1]).join('')).join(' | '),
  );
}

test.each<[string, Block[], Block[], string[]]>([
  ['what is the same has no marks', [paragraph('As it was.')], [paragraph('As it was.')], ['As it was.']],
  [
    'a reworded paragraph is marked word by word',
    [paragraph('Spears need not be of the same grade.')],
    [paragraph('Spears must be of the same grade.')],
    ['Spears [-need not-]{+must+} be of the same grade.'],
  ],
  [
    'words changed on both sides of a space are one phrase',
    [paragraph('adds one to it against all enemy')],
    [paragraph('adds two for it against all enemy')],
    ['adds [-one to-]{+two for+} it against all enemy'],
  ],
  [
    'another paragraph is not a reworded one',
    [paragraph('Bows shoot once.')],
    [paragraph('Elephants recoil from everything else.')],
    ['[-Bows shoot once.-]', '{+Elephants recoil from everything else.+}'],
  ],
  [
    'an added item stands in its place',
    [item('first thing'), item('third thing')],
    [item('first thing'), item('second matter'), item('third thing')],
    ['first thing', '{+second matter+}', 'third thing'],
  ],
  ['a changed figure is marked in its cell', [row('Bd', '9', '7')], [row('Bd', '8', '7')], ['Bd | [-9-]{+8+} | 7']],
  [
    'a row is known by its first cell',
    [row('Bd', '9'), row('Kn', '3')],
    [row('Kn', '4')],
    ['[-Bd-] | [-9-]', 'Kn | [-3-]{+4+}'],
  ],
  ['a new row is whole', [row('Bd', '9')], [row('Bd', '9'), row('El', '5')], ['Bd | 9', '{+El+} | {+5+}']],
  ['from nothing, all is added', [], [paragraph('New.')], ['{+New.+}']],
  ['to nothing, all is removed', [paragraph('Old.')], [], ['[-Old.-]']],
])('%s', (_, before, after, expected) => {
  expect(written(compareBlocks(before, after))).toEqual(expected);
});

test.each([
  ['5', '4.5'],
  ['5', '5.5'],
  ['–', '3'],
])('a figure that changes from %s to %s changes as a whole', (from, to) => {
  const [compared] = compareBlocks([row('Ax', from)], [row('Ax', to)]);
  expect(compared?.cells[1]).toEqual([
    { kind: 'removed', text: from },
    { kind: 'added', text: to },
  ]);
});

test('without the marks of one side, the other side is there word for word', () => {
  const before = [
    paragraph('A second rank of spears adds +1 in good going, unless the enemy is elephants.'),
    item('a'),
    row('Bd', '9'),
  ];
  const after = [
    paragraph('A second rank of spears adds +1 against any enemy except elephants, in good going or on a road.'),
    row('Bd', '8'),
  ];
  const side = (dropped: 'added' | 'removed'): string[] =>
    compareBlocks(before, after)
      .map(({ cells }) =>
        cells
          .map((runs) =>
            runs
              .filter(({ kind }) => kind !== dropped)
              .map(({ text }) => text)
              .join(''),
          )
          .join(' | '),
      )
      .filter((text) => text !== '');
  expect(side('added')).toEqual(written(plainBlocks(before)));
  expect(side('removed')).toEqual(written(plainBlocks(after)));
});
