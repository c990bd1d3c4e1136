import { useReducer } from 'preact/hooks';
import { writePlace, type NearPlace, type Place } from '../../../../positions/index.ts';
import { useLoading } from '../../calculator/state/use-loading.ts';
import { type Reply, type TableShown } from '../../index.ts';
import { onBoard } from './board/on-board.ts';

interface Props {
  /** Contacts that the chosen element nearly makes. */
  readonly offers: readonly NearPlace[];
  /** What the rules say where the move would end there; null while nothing is asked. */
  readonly replyAt: (place: Place) => Reply<TableShown> | null;
  readonly take: (place: Place) => void;
  /** Who is put there. */
  readonly near: string | null;
}

/** Places that are offered: nothing is moved into them unasked. */
export function Offers({ offers, replyAt, take, near }: Props) {
  const [, came] = useReducer((times: number) => times + 1, 0);
  const replies = offers.map(({ place }) => replyAt(place));
  useLoading(replies, () => {
    came(undefined);
  });
  const sorted = offers
    .map((offer, index) => ({ ...offer, judged: answerIn(replies[index]) }))
    .toSorted((one, other) => Number(other.judged?.tone === 'yes') - Number(one.judged?.tone === 'yes'));
  if (sorted.length === 0) return null;
  return (
    <div class="offers" role="group" aria-label="Contacts near by">
      {sorted.map(({ place, apart, judged: answer }) => (
        <button
          key={writePlace(place)}
          type="button"
          class={answer?.tone?.replace(' ', '-') ?? ''}
          data-then={near === null ? undefined : onBoard(near)}
          onClick={() => {
            take(place);
          }}
        >
          {writePlace(place)}
          <small>
            {answer !== null && <b class={`verdict ${answer.tone?.replace(' ', '-') ?? ''}`}>{answer.word}, </b>}
            {String(Math.round(apart))} paces away
          </small>
        </button>
      ))}
    </div>
  );
}

function answerIn(reply: Reply<TableShown> | null | undefined): TableShown | null {
  return reply?.kind === 'answer' ? reply.answer : null;
}
