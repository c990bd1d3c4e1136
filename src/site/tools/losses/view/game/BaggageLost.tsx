import { BAGGAGE_FATES, FATE_IN_WORDS, type BaggageFate } from '../../../../../rules/index.ts';
import { mostOfFate, type Game } from '../../../index.ts';
import { Stepper } from '../../../calculator/controls/Stepper.tsx';

interface Props {
  readonly game: Game;
  readonly set: (fate: BaggageFate, count: number) => void;
}

/** What became of the baggage of an army. */
export function BaggageLost({ game, set }: Props) {
  return (
    <div class="controls">
      {BAGGAGE_FATES.map((fate) => (
        <div key={fate} class="row single">
          <span class="row-label" aria-hidden="true">
            baggage {FATE_IN_WORDS[fate]}
          </span>
          <Stepper
            name={fate}
            label={`baggage ${FATE_IN_WORDS[fate]}`}
            text={String(game.baggage[fate])}
            least={0}
            most={mostOfFate(game, fate)}
            step={1}
            tell={(text) => {
              set(fate, Number(text));
            }}
          />
        </div>
      ))}
      <p class="aside">{game.baggage.count} baggage elements in all.</p>
    </div>
  );
}
