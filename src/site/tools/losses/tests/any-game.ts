import fc from 'fast-check';
import { BAGGAGE_FATES } from '../../../../rules/index.ts';
import { gameOfArmy, mostOfFate, withBaggage, withLost, type Game } from '../../index.ts';
import { anyArmy } from '../../points/tests/any-army.ts';

/** Any army, with any of its elements and baggage lost. */
export const anyGame: fc.Arbitrary<Game> = fc.tuple(anyArmy, fc.infiniteStream(fc.nat(500))).map(([army, counts]) => {
  const next = (most: number): number => Number(counts.next().value) % (most + 1);
  const begun = gameOfArmy(army);
  const fallen = begun.commands.reduce(
    (game, { lines }, command) =>
      lines.reduce<Game>((each, { count }, line) => withLost(each, command, line, next(count)), game),
    begun,
  );
  return BAGGAGE_FATES.reduce((game, fate) => withBaggage(game, fate, next(mostOfFate(game, fate))), fallen);
});
