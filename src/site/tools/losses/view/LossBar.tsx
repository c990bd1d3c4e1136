import type { LossPoint } from '../../index.ts';
import './losses.css';

interface Props {
  readonly lost: number;
  readonly points: readonly LossPoint[];
}

const WIDTH = 340;
const HEIGHT = 16;

/** The losses as a bar, with a mark where each point stands. */
export function LossBar({ lost, points }: Props) {
  const scale = WIDTH / Math.max(lost, ...points.map(({ at }) => at * 1.2), 1);
  return (
    <svg
      class="loss-bar"
      viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect class="room" width={WIDTH} height={HEIGHT} />
      <rect class="lost" width={lost * scale} height={HEIGHT} data-told={points.some(({ reached }) => reached)} />
      {points.map(({ name, at }) => (
        <rect key={name} class="mark" x={at * scale - 1} width={2} height={HEIGHT} />
      ))}
    </svg>
  );
}
