import { writeElement, writeTerrain } from '../../../../../positions/index.ts';
import type { Standing } from '../../../index.ts';
import { ElementShape } from './ElementShape.tsx';
import { TerrainShapes } from './TerrainShapes.tsx';
import { tightBox } from './view-box.ts';

interface Props {
  readonly standing: Standing;
  /** Who moves: drawn where they end, and outlined where they start. */
  readonly movers: readonly string[];
}

/** A position as it is drawn where nothing can be moved. */
export function PositionDrawing({ standing: { before, after }, movers }: Props) {
  const { box, width } = tightBox(before, after);
  const { terrain, elements } = before.position;
  const words = [...terrain.map(writeTerrain), ...elements.map(writeElement)].join('; ');
  return (
    <svg viewBox={box} role="img" aria-label={`A position, north up. ${words}`} font-size={width / 24}>
      <TerrainShapes position={before.position} />
      {after !== before &&
        before.elements
          .filter(({ label }) => movers.includes(label))
          .map(({ label, base }) => <ElementShape key={label} class="element ghost" base={base} />)}
      {after.elements.map(({ label, side, troop, base }) => (
        <ElementShape
          key={label}
          class={`element ${side}`}
          base={base}
          label={label}
          troop={troop?.type ?? null}
          letters={width / 24}
        />
      ))}
    </svg>
  );
}
