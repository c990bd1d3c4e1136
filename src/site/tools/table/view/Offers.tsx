import { writePlace, type NearPlace, type Place } from '../../../../positions/index.ts';
import { VERDICTS, type TableShown } from '../../index.ts';

interface Props {
  /** Contacts that the chosen element nearly makes. */
  readonly offers: readonly (NearPlace & { readonly verdict: TableShown['verdict'] | null })[];
  /** Where the move may end instead. */
  readonly nearest: TableShown['nearest'];
  readonly take: (place: Place) => void;
  readonly takeNearest: (place: Place) => void;
}

/** Places that are offered: nothing is moved into them unasked. */
export function Offers({ offers, nearest, take, takeNearest }: Props) {
  return (
    <>
      {offers.length > 0 && (
        <div class="offers" role="group" aria-label="Contacts near by">
          {offers.map(({ place, apart, verdict }) => (
            <button
              key={writePlace(place)}
              type="button"
              onClick={() => {
                take(place);
              }}
            >
              {writePlace(place)}
              <small>
                {verdict !== null && <b class={`verdict ${verdict.replace(' ', '-')}`}>{VERDICTS[verdict]}, </b>}
                {inPaces(apart)} away
              </small>
            </button>
          ))}
        </div>
      )}
      {nearest.length > 0 && (
        <div class="offers legal" role="group" aria-label="Where it may end instead">
          {nearest.map(({ to, paces, millimetres }) => (
            <button
              key={writePlace(to)}
              type="button"
              onClick={() => {
                takeNearest(to);
              }}
            >
              May end {writePlace(to)}
              <small>
                {' '}
                {inPaces(paces)}, {String(Math.round(millimetres))} mm away
              </small>
            </button>
          ))}
        </div>
      )}
    </>
  );
}

function inPaces(paces: number): string {
  return `${String(Math.round(paces))} paces`;
}
