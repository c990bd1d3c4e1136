import type { TableShown } from '../../../index.ts';
import { pointsOf } from './shapes.ts';

/** What the facts were measured between: points, and the lines that counted. */
export function Witnesses({ rulings, size }: { readonly rulings: TableShown['rulings']; readonly size: number }) {
  const facts = rulings.flatMap((ruling) => ruling.facts.filter(({ witness }) => witness !== null));
  return (
    <g class="witnesses" aria-hidden="true">
      {facts.map(({ fact, answer, witness }) => (
        <g key={fact} class={answer === 'yes' ? 'so' : answer === 'no' ? 'not-so' : 'too-close'}>
          {witness?.line !== undefined && <polyline class="line" points={pointsOf(witness.line)} />}
          {witness !== null && witness.points.length > 1 && <polyline points={pointsOf(witness.points)} />}
          {witness?.points.map(({ x, y }) => (
            <circle key={`${String(x)} ${String(y)}`} cx={x} cy={-y} r={size / 110} />
          ))}
        </g>
      ))}
    </g>
  );
}
