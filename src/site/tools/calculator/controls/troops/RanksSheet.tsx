import { useState } from 'preact/hooks';
import { formatTroop, type DbmRules, type Troop } from '../../../../../rules/index.ts';
import { Sheet } from '../../../../parts/Sheet.tsx';
import { TroopPicker } from './TroopPicker.tsx';
import { troopsOfText } from './troops-of-text.ts';

interface Props {
  /** The front element, as the address has it. */
  readonly front: string;
  readonly most: number;
  readonly ranks: readonly Troop[];
  readonly rules: DbmRules | null;
  readonly set: (ranks: readonly Troop[]) => void;
  readonly closed: () => void;
}

const ORDINALS = ['2nd', '3rd', '4th'];

/** The sheet on which ranks are picked: so many more of the front element, or each by itself. */
export function RanksSheet({ front, most, ranks, rules, set, closed }: Props) {
  const [rank, setRank] = useState(Math.min(ranks.length, most - 1));
  return (
    <Sheet title={front === '' ? 'Behind the front element' : `Behind ${front}`} closed={closed}>
      {(close) => (
        <>
          <SameAgain
            front={troopsOfText(front)[0] ?? null}
            most={most}
            ranks={ranks}
            choose={(next) => {
              set(next);
              close();
            }}
          />
          <div class="tiles rank-picker" role="group" aria-label="Or rank by rank">
            {Array.from({ length: Math.min(ranks.length + 1, most) }, (_, index) => (
              <button
                type="button"
                key={index}
                aria-pressed={index === rank}
                onClick={() => {
                  setRank(index);
                }}
              >
                {ORDINALS[index]} {ranks[index] === undefined ? 'rank' : formatTroop(ranks[index])}
              </button>
            ))}
          </div>
          <TroopPicker
            key={rank}
            chosen={ranks[rank] ?? null}
            training={false}
            rules={rules}
            choose={(troop) => {
              set([...ranks.slice(0, rank), troop, ...ranks.slice(rank + 1)]);
              close();
            }}
          />
        </>
      )}
    </Sheet>
  );
}

interface SameAgainProps {
  readonly front: Troop | null;
  readonly most: number;
  readonly ranks: readonly Troop[];
  readonly choose: (ranks: readonly Troop[]) => void;
}

/** More of the front element, one rank behind the other. */
function SameAgain({ front, most, ranks, choose }: SameAgainProps) {
  const name = front === null ? '' : formatTroop(front);
  const alike = ranks.every((each) => formatTroop(each) === name);
  return (
    <div class="segments" role="group" aria-label={`Ranks of ${name}`}>
      {Array.from({ length: most + 1 }, (_, count) => (
        <button
          type="button"
          key={count}
          disabled={front === null && count > 0}
          aria-pressed={alike && ranks.length === count}
          onClick={() => {
            choose(front === null ? [] : Array.from({ length: count }, () => front));
          }}
        >
          {count === 0 ? 'None' : `${String(count)} ${name}`}
        </button>
      ))}
    </div>
  );
}
