import { measuresOf } from '../../../index.ts';
import { pointsOf } from '../board/shapes.ts';
import { labelPlaces } from './label-places.ts';
import type { RulerProps } from './ruler-props.ts';

interface Props extends RulerProps {
  /** How high letters are on the board, in paces. */
  readonly letters: number;
}

/** What the ruler measures, each as a line with its paces. The list below says the same in words. */
export function MeasuredLines({ scene, standing, label, letters }: Props) {
  const measures = measuresOf(scene, standing, label).map((each) => ({ ...each, text: `${String(each.paces)}p` }));
  const places = labelPlaces(measures, letters);
  return (
    <g class="measured" aria-hidden="true">
      {measures.map(({ what, points }) => (
        <polyline key={what} points={pointsOf(points)} />
      ))}
      {measures.map(({ what, text }, index) => (
        <text key={what} x={places[index]?.x} y={-(places[index]?.y ?? 0)}>
          {text}
        </text>
      ))}
    </g>
  );
}
