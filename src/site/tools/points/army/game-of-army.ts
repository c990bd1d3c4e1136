import { NO_GAME, type Game } from '../../losses/game/game.ts';
import { isTroop, type Army } from './army.ts';

/** A game of an army, before anything is lost. */
export function gameOfArmy({ commands, baggage }: Army): Game {
  return {
    commands: commands.map(({ kind, lines }) => ({
      kind,
      lines: lines
        .filter(isTroop)
        .map(({ troop, count, roles }) => ({ troop, count, general: roles.includes('general'), lost: 0 })),
    })),
    baggage: { ...NO_GAME.baggage, count: baggage },
  };
}
