import { MOST_OWN_PRICE, withOwnPrice, type Army, type PointsShown } from '../../../index.ts';
import '../army.css';

interface Props {
  readonly army: Army;
  readonly answer: PointsShown;
  readonly set: (army: Army) => void;
}

/** What has no price that we have: the reader's own figure, from his book. */
export function OwnPrices({ army, answer, set }: Props) {
  if (answer.withoutPrice.length === 0) return null;
  return (
    <fieldset class="own-prices">
      <legend>We have no price for these: put in your own, from your book</legend>
      {answer.withoutPrice.map(({ name, each }) => (
        <label key={name} class="row single">
          <span class="row-label">{name}, AP each</span>
          <input
            type="number"
            inputMode="decimal"
            min={0}
            max={MOST_OWN_PRICE}
            step={0.5}
            value={each ?? ''}
            onChange={({ currentTarget }) => {
              const { value, validity } = currentTarget;
              if (validity.valid) set(withOwnPrice(army, name, value === '' ? null : Number(value)));
            }}
          />
        </label>
      ))}
    </fieldset>
  );
}
