import { AREA_KINDS, MOST_TERRAIN, WALL_KINDS, type Terrain } from '../../../../positions/index.ts';
import type { Scene } from '../scene.ts';

/** What can be put on the table besides elements, in the order in which it is offered. */
export const TERRAIN_TO_ADD = [...AREA_KINDS, 'road', 'river', ...WALL_KINDS, 'table edge'] as const;
export type TerrainToAdd = (typeof TERRAIN_TO_ADD)[number];

/** Whether there is room for another piece in what a position may hold. */
export function mayAddTerrain({ position }: Scene): boolean {
  return position.terrain.length < MOST_TERRAIN;
}

/** A scene with another piece of terrain, the last of all. */
export function withTerrain(scene: Scene, piece: Terrain): Scene {
  return withPieces(scene, [...scene.position.terrain, piece]);
}

/** A scene with one piece of terrain told otherwise; without it where it is null. */
export function changedTerrain(scene: Scene, index: number, to: Terrain | null): Scene {
  const { terrain } = scene.position;
  return withPieces(
    scene,
    terrain.flatMap((each, at) => (at !== index ? [each] : to === null ? [] : [to])),
  );
}

function withPieces(scene: Scene, terrain: readonly Terrain[]): Scene {
  return { ...scene, position: { ...scene.position, terrain } };
}
