import type { JSX } from 'preact';
import { BASE_WIDTH, centreOf, edgeOf, heading, outlineOf, type Base } from '../../../../../positions/index.ts';
import { pointsOf } from './shapes.ts';

interface Props extends Omit<JSX.IntrinsicElements['g'], 'label'> {
  readonly base: Base;
  /** What stands in it; none for a place where nobody stands. */
  readonly label?: string;
  /** The type of its troop: `Bd`; null where that is not told. */
  readonly troop?: string | null;
  /** How large letters are where nothing bounds them, in paces. */
  readonly letters?: number;
}

/** A base, its front edge thick, with its name and troop. */
export function ElementShape({ base, label, troop = null, letters = 0, ...group }: Props) {
  return (
    <g {...group}>
      <polygon points={pointsOf(outlineOf(base))} />
      <polyline class="front" points={pointsOf(edgeOf(base, 'front'))} />
      {label !== undefined && <Name base={base} label={label} troop={troop} letters={letters} />}
    </g>
  );
}

/** How wide a letter is, by its height. */
const LETTER = 0.62;

/** Down to what part of their size letters shrink to fit. */
const SMALLEST = 0.6;

type NameProps = Required<Pick<Props, 'base' | 'label' | 'troop' | 'letters'>>;

/** What stands in a base: in one line along its front, or one below the other where it faces to a side. */
function Name({ base, label, troop, letters }: NameProps) {
  const { x, y } = centreOf(base);
  const fits = BASE_WIDTH / (LETTER * (label.length + 1 + (troop ?? '').length));
  if (troop === null || fits < letters * SMALLEST)
    return (
      <text x={x} y={-y} dy="0.35em">
        {label}
      </text>
    );
  const toSide = Math.abs(heading(base.facing).x) > Math.SQRT1_2;
  return (
    <text x={x} y={-y} dy={toSide ? '-0.2em' : '0.35em'} font-size={Math.min(letters, fits)}>
      {label}
      <tspan class="troop-type" {...(toSide ? { x, dy: '1em' } : { dx: '0.25em' })}>
        {troop}
      </tspan>
    </text>
  );
}
