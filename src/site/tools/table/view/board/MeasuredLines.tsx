import type { Measure } from '../../../index.ts';
import { pointsOf } from './shapes.ts';

/** What the ruler measures, each as a line with its paces. The list below says the same in words. */
export function MeasuredLines({ measures }: { readonly measures: readonly Measure[] }) {
  return (
    <g class="measured" aria-hidden="true">
      {measures.map(({ what, paces, points }) => {
        const [from, to] = points;
        return (
          <g key={what}>
            <polyline points={pointsOf(points)} />
            <text x={(from.x + to.x) / 2} y={-(from.y + to.y) / 2}>
              {paces}p
            </text>
          </g>
        );
      })}
    </g>
  );
}
