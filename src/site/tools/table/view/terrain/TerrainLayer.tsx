import {
  along,
  heading,
  terrainNames,
  writeTerrain,
  type Point,
  type Terrain,
} from '../../../../../positions/index.ts';
import { gripOf, grippedTerrain, middleOf, movedTerrain, turnedTerrain } from '../../../index.ts';
import { ARROWS, STEP, TURN, TURNS } from '../board/keys.ts';
import type { TerrainProps } from '../board/terrain-props.ts';
import { TerrainShape } from '../board/TerrainShape.tsx';
import { useDrag } from '../board/use-drag.ts';

/** The terrain of a table that is set up: tapped, dragged, sized and turned, by finger, mouse or keyboard. */
export function TerrainLayer({ terrain, chosen, choose, begin, change }: TerrainProps) {
  const names = terrainNames(terrain);
  const piece = useDrag((index: number) => {
    const start = terrain[index];
    begin();
    choose(index);
    return {
      moved: ({ by }) => {
        if (start !== undefined) change(index, movedTerrain(start, by));
      },
      ended: () => undefined,
    };
  });
  const onKey = (index: number, each: Terrain, event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    const turn = TURNS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const size = event.shiftKey ? 'fine' : 'coarse';
    const to = (): Terrain | null => {
      if (arrow !== undefined) return movedTerrain(each, { x: arrow.x * STEP[size], y: arrow.y * STEP[size] });
      return turn === undefined ? null : turnedTerrain(each, turn * TURN[size]);
    };
    if (event.key === 'Enter' || event.key === ' ') choose(index);
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      begin();
      change(index, null);
    } else if (arrow !== undefined || turn !== undefined) {
      begin();
      choose(index);
      change(index, to());
    } else return;
    event.preventDefault();
  };
  return (
    <>
      {terrain.map((each, index) => (
        <TerrainShape
          key={names[index]}
          terrain={each}
          name={names[index] ?? each.kind}
          class={index === chosen ? 'chosen' : ''}
          role="button"
          tabindex={0}
          aria-pressed={index === chosen}
          aria-label={writeTerrain(each)}
          data-terrain={names[index]}
          onKeyDown={(event) => {
            onKey(index, each, event);
          }}
          {...piece(index)}
        />
      ))}
    </>
  );
}

/** By what the chosen piece is sized and turned; drawn above all else, so that a finger finds it. */
export function TerrainGrips({ terrain, chosen, size, begin, change }: Omit<TerrainProps, 'choose'>) {
  const found = chosen === null ? undefined : terrain[chosen];
  const sizer = useDrag((each: Terrain) => {
    begin();
    return {
      moved: ({ at }) => {
        if (chosen !== null) change(chosen, grippedTerrain(each, at));
      },
      ended: () => undefined,
    };
  });
  const turner = useDrag((each: Terrain) => {
    begin();
    const middle = middleOf(each);
    const start = gripAt(each, size);
    return {
      moved: ({ at }) => {
        if (chosen !== null && start !== null)
          change(chosen, turnedTerrain(each, directionOf(middle, at) - directionOf(middle, start)));
      },
      ended: () => undefined,
    };
  });
  if (found === undefined || found.form === 'edge') return null;
  const [corner, turn] = [gripOf(found), gripAt(found, size)];
  return (
    <g aria-hidden="true">
      {corner !== null && (
        <g class="turner" data-grip="size" {...sizer(found)}>
          <circle class="grip" cx={corner.x} cy={-corner.y} r={size / 13} />
          <rect x={corner.x - size / 55} y={-corner.y - size / 55} width={size / 27.5} height={size / 27.5} />
        </g>
      )}
      {turn !== null && (
        <g class="turner" data-grip="turn" {...turner(found)}>
          <circle class="grip" cx={turn.x} cy={-turn.y} r={size / 13} />
          <circle cx={turn.x} cy={-turn.y} r={size / 45} />
        </g>
      )}
    </g>
  );
}

/** Where a piece is taken hold of to turn it: beyond its first point, as seen from its middle. */
function gripAt(terrain: Terrain, size: number): Point | null {
  if (terrain.form === 'edge') return null;
  const [first] = terrain.form === 'area' ? terrain.outline : terrain.line;
  return first === undefined ? null : along(first, heading(directionOf(middleOf(terrain), first)), size / 24);
}

/** Degrees clockwise from north. */
function directionOf(from: Point, to: Point): number {
  return Math.round((Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI);
}
