import type { JSX } from 'preact';
import { centreOf, edgeOf, outlineOf, type Base } from '../../../../../positions/index.ts';
import { pointsOf } from './shapes.ts';

interface Props extends Omit<JSX.IntrinsicElements['g'], 'label'> {
  readonly base: Base;
  /** What stands in it; none for a place where nobody stands. */
  readonly label?: string;
}

/** A base, its front edge thick. */
export function ElementShape({ base, label, ...group }: Props) {
  const middle = centreOf(base);
  return (
    <g {...group}>
      <polygon points={pointsOf(outlineOf(base))} />
      <polyline class="front" points={pointsOf(edgeOf(base, 'front'))} />
      {label !== undefined && (
        <text x={middle.x} y={-middle.y} dy="0.35em">
          {label}
        </text>
      )}
    </g>
  );
}
