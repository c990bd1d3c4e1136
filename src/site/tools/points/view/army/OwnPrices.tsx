import { useState } from 'preact/hooks';
import { MOST_OWN_PRICE, withOwnPrice, type Army, type PointsShown } from '../../../index.ts';
import '../army.css';

interface Props {
  readonly army: Army;
  readonly answer: PointsShown;
  readonly set: (army: Army) => void;
}

/** What has no price that we have: the reader's own figure, from his book. */
export function OwnPrices({ army, answer, set }: Props) {
  const [refused, setRefused] = useState<string | null>(null);
  return (
    <div class="camp controls tight" role="group" aria-label="Your own prices">
      <p class="aside">We have no price for these: put in what your book says</p>
      {answer.withoutPrice.map(({ name, each }) => (
        <div key={name} class="row single">
          <span class="row-label" aria-hidden="true">
            {name}, AP each
          </span>
          <input
            type="number"
            aria-label={`${name}, AP each`}
            aria-invalid={refused === name}
            inputMode="decimal"
            min={0}
            max={MOST_OWN_PRICE}
            step={0.5}
            value={each ?? ''}
            onChange={({ currentTarget }) => {
              const { value, validity } = currentTarget;
              setRefused(validity.valid ? null : name);
              if (validity.valid) set(withOwnPrice(army, name, value === '' ? null : Number(value)));
            }}
          />
        </div>
      ))}
      <p class="refusal" role="alert">
        {refused !== null && `Not counted for ${refused}: a price is a number from 0 to ${MOST_OWN_PRICE}, in halves.`}
      </p>
    </div>
  );
}
