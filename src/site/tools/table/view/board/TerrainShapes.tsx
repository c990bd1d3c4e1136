import { terrainNames, type StatedPosition } from '../../../../../positions/index.ts';
import { TerrainShape } from './TerrainShape.tsx';

/** The terrain of a position, where nothing is done with it. */
export function TerrainShapes({ position: { terrain } }: { readonly position: StatedPosition }) {
  const names = terrainNames(terrain);
  return (
    <g class="still" aria-hidden="true">
      {terrain.map((each, index) => (
        <TerrainShape key={names[index]} terrain={each} name={names[index] ?? each.kind} />
      ))}
    </g>
  );
}
