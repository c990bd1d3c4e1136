import type { BaggageFate, General, Troop } from '../../../../rules/index.ts';

/** Elements of the same troops in a game. */
export interface GameLine {
  readonly troop: Troop;
  /** As many as there were at first. */
  readonly count: number;
  /** Whether the general is among them. */
  readonly general: boolean;
  readonly lost: number;
}

/** A command of an army in a game. */
export interface GameCommand {
  /** Whose command it is. */
  readonly kind: General;
  readonly lines: readonly GameLine[];
}

/** An army in a game: what it had at first, and what it has lost of that so far. */
export interface Game {
  readonly commands: readonly GameCommand[];
  /** Baggage elements, and what became of some of them. */
  readonly baggage: Readonly<Record<'count' | BaggageFate, number>>;
}

/** As many baggage elements as may share a fate. */
const MOST_OF_A_FATE = 20;

/** Before an army is told. */
export const NO_GAME: Game = {
  commands: [],
  baggage: { count: 0, destroyedInCloseCombat: 0, lostOtherwise: 0, demoralised: 0 },
};

/** The same game with so many elements of a line lost. */
export function withLost(game: Game, command: number, line: number, lost: number): Game {
  const commands = game.commands.map((each, at) =>
    at === command
      ? { ...each, lines: each.lines.map((own, place) => (place === line ? { ...own, lost } : own)) }
      : each,
  );
  return { ...game, commands };
}

/** The same game with so many baggage elements of that fate. */
export function withBaggage({ commands, baggage }: Game, fate: BaggageFate, count: number): Game {
  return { commands, baggage: { ...baggage, [fate]: count } };
}

/** As many baggage elements as may be told of a fate, beside what is told of the others. */
export function mostOfFate({ baggage }: Game, fate: BaggageFate): number {
  const { count, destroyedInCloseCombat: killed, lostOtherwise: gone, demoralised: shaken } = baggage;
  return Math.min(Math.max(count - killed - gone - shaken + baggage[fate], 0), MOST_OF_A_FATE);
}
