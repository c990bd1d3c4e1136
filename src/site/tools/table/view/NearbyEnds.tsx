import { writePlace, type Place } from '../../../../positions/index.ts';
import { onBoard } from './board/on-board.ts';
import { useNearby, type Judged } from './use-nearby.ts';

interface Props extends Judged {
  readonly take: (place: Place) => void;
}

/** Where the move may end instead. It is known later than all else, and stands where nothing that one reaches for is moved by it. */
export function NearbyEnds({ take, ...judged }: Props) {
  const nearby = useNearby(judged);
  if (nearby.length === 0) return null;
  const [mover] = judged.scene.movers;
  return (
    <div class="offers legal" role="group" aria-label="Where it may end instead">
      {nearby.map(({ to, paces, millimetres }) => (
        <button
          key={writePlace(to)}
          type="button"
          data-then={mover === undefined ? undefined : onBoard(mover)}
          onClick={() => {
            take(to);
          }}
        >
          May end {writePlace(to)}
          <small>
            {' '}
            {String(Math.round(paces))} paces, {String(Math.round(millimetres))} mm away
          </small>
        </button>
      ))}
    </div>
  );
}
