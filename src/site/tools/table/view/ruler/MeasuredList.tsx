import { measuresOf } from '../../../index.ts';
import type { RulerProps } from './ruler-props.ts';

/** What the ruler measures, in words. */
export function MeasuredList({ scene, standing, label }: RulerProps) {
  const measures = measuresOf(scene, standing, label);
  if (measures.length === 0) return <p>There is nothing to measure: every other element touches it.</p>;
  return (
    <ul>
      {measures.map(({ what, paces, millimetres }) => (
        <li key={what}>
          {what}: <b>{paces}p</b> ({millimetres} mm)
        </li>
      ))}
    </ul>
  );
}
