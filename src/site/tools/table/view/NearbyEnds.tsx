import { writePlace, type Place } from '../../../../positions/index.ts';
import { onBoard } from './board/on-board.ts';
import { useNearby, type Judged } from './use-nearby.ts';

interface Props extends Judged {
  /** Takes a place, for another than who leads where one is named. */
  readonly take: (place: Place, of?: string) => void;
}

/** Where the move may end instead. It is known later than all else, and stands where nothing that one reaches for is moved by it. */
export function NearbyEnds({ take, ...judged }: Props) {
  const { places, beyond } = useNearby(judged);
  if (beyond) return <p class="facts">It may end nowhere near there that its move reaches.</p>;
  if (places.length === 0) return null;
  const { ask, movers } = judged.scene;
  // Who is contacted must do something, or not: of that no place is a leave.
  const must = ask === 'pivot' || ask === 'turn';
  return (
    <div class="offers legal" role="group" aria-label={must ? 'Where it would be so' : 'Where it may end instead'}>
      {places.map(({ of, to, paces, millimetres, reach }) => (
        <button
          key={`${of ?? ''} ${writePlace(to)}`}
          type="button"
          data-then={onBoard(of ?? movers[0] ?? '')}
          onClick={() => {
            take(to, of);
          }}
        >
          {of === undefined ? '' : `${of}: `}
          {must ? 'Yes, if it ends' : 'May end'} {writePlace(to)}
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
