import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTroop } from '../../../../rules/index.ts';
import { isTroop, writeArmyCode, writeGame, gameOfArmy } from '../../index.ts';
import { anyArmy } from '../../points/tests/any-army.ts';
import { troopsIn } from '../controls/troops/troops-at-hand.ts';

test('the troops of any army are found in its address, and in that of its game', () => {
  fc.assert(
    fc.property(anyArmy, (army) => {
      const troops = army.commands.flatMap(({ lines }) => lines.filter(isTroop).map(({ troop }) => formatTroop(troop)));
      expect(troopsIn(writeArmyCode(army)).map(formatTroop)).toEqual(expect.arrayContaining(troops));
      expect(troopsIn(writeGame(gameOfArmy(army))).map(formatTroop)).toEqual(troops);
    }),
  );
});

test('what is lost, who leads, notes and baggage are no troops of their own', () => {
  const names = (text: string) => troopsIn(text).map(formatTroop);
  expect(names('~Franks;c,1rKnOg,11rBdO#guard;b6,4TF,=2Bge')).toEqual(['Reg Kn (O)', 'Reg Bd (O)']);
  expect(names('ally,1 Irr Kn (F) general lost 1,4 Exp lost 2;6 Bge,2 killed')).toEqual(['Irr Kn (F)', 'Exp']);
  expect(names('')).toEqual([]);
});
