import { writePlace, type Place } from '../../../../positions/index.ts';
import { onBoard } from './board/on-board.ts';
import { useNearby, type Judged } from './use-nearby.ts';

interface Props extends Judged {
  readonly take: (place: Place) => void;
}

/** Where the move may end instead. It is known later than all else, and stands where nothing that one reaches for is moved by it. */
export function NearbyEnds({ take, ...judged }: Props) {
  const { places, beyond } = useNearby(judged);
  if (beyond) return <p class="facts">It may end nowhere near there that its move reaches.</p>;
  if (places.length === 0) return null;
  const [mover] = judged.scene.movers;
  return (
    <div class="offers legal" role="group" aria-label="Where it may end instead">
      {places.map(({ to, paces, millimetres, reach }) => (
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
            {reach !== undefined && ', whether its move is enough is not looked at'}
          </small>
        </button>
      ))}
    </div>
  );
}
