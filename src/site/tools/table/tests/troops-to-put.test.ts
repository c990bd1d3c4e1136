import { expect, test } from 'vitest';
import { parsePosition } from '../../../../positions/index.ts';
import { formatTroop, parseTroop } from '../../../../rules/index.ts';
import { troopsToPut } from '../arranging/troops-to-put.ts';

const names = (lines: readonly string[], army: readonly string[] = []): readonly string[] =>
  troopsToPut(parsePosition(lines.join('\n')), army.map(parseTroop)).map(formatTroop);

test('those of the army in use come first, each once, then common ones: a dozen', () => {
  const offered = names([], ['Reg Pk (S)', 'Reg Bd (O)', 'Reg Pk (S)']);
  expect(offered.slice(0, 3)).toEqual(['Reg Pk (S)', 'Reg Bd (O)', 'Irr Kn (F)']);
  expect(offered).toHaveLength(12);
  expect(new Set(offered).size).toBe(12);
});

test('one who is offered is put without moving the others; one who is not stands before them', () => {
  expect(names(['A: Reg Bd (O) at 0,0 facing N', 'B: enemy at 0,200 facing S'])).toEqual(names([]));
  expect(names(['A: Irr El (S) at 0,0 facing N', 'B: Irr El (S) beside A right'])).toEqual([
    'Irr El (S)',
    ...names([]),
  ]);
});
