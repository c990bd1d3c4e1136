import { useReducer } from 'preact/hooks';
import { writePlace, type NearPlace, type Place } from '../../../../positions/index.ts';
import { useLoading } from '../../calculator/state/use-loading.ts';
import { VERDICTS, type Reply, type TableShown } from '../../index.ts';

interface Props {
  /** Contacts that the chosen element nearly makes. */
  readonly offers: readonly NearPlace[];
  /** What the rules say where the move would end there; null while nothing is asked. */
  readonly replyAt: (place: Place) => Reply<TableShown> | null;
  readonly take: (place: Place) => void;
}

/** Places that are offered: nothing is moved into them unasked. */
export function Offers({ offers, replyAt, take }: Props) {
  const [, came] = useReducer((times: number) => times + 1, 0);
  const replies = offers.map(({ place }) => replyAt(place));
  useLoading(replies, () => {
    came(undefined);
  });
  const judged = offers
    .map((offer, index) => ({ ...offer, verdict: verdictIn(replies[index]) }))
    .toSorted((one, other) => Number(other.verdict === 'yes') - Number(one.verdict === 'yes'));
  if (judged.length === 0) return null;
  return (
    <div class="offers" role="group" aria-label="Contacts near by">
      {judged.map(({ place, apart, verdict }) => (
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
            {String(Math.round(apart))} paces away
          </small>
        </button>
      ))}
    </div>
  );
}

function verdictIn(reply: Reply<TableShown> | null | undefined): TableShown['verdict'] | null {
  return reply?.kind === 'answer' ? reply.answer.verdict : null;
}
