import type { Terrain } from '../../../../../positions/index.ts';

/** How the board tells what is done with terrain. */
export interface TerrainHandlers {
  readonly choose: (index: number) => void;
  readonly begin: () => void;
  /** A piece is told otherwise; taken away where it is null. */
  readonly change: (index: number, to: Terrain | null) => void;
}

/** The terrain of a table, and which piece of it is chosen, by its number. */
export interface TerrainProps extends TerrainHandlers {
  readonly terrain: readonly Terrain[];
  readonly chosen: number | null;
  /** How much of the table is seen, in paces. */
  readonly size: number;
}
