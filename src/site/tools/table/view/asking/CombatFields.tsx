import { valueInWords } from '../../../../../positions/index.ts';
import { ASKED_OF_SIDE, told, type Scene, type TableShown } from '../../../index.ts';

interface Props {
  readonly scene: Scene;
  readonly rulings: TableShown['rulings'];
  readonly change: (scene: Scene) => void;
}

/** What a combat turns on and the position cannot show, of each side: a person tells it, or takes back what he told. */
export function CombatFields({ scene, rulings, change }: Props) {
  const [fight] = rulings;
  if (fight === undefined) return null;
  const names = fight.about.split(' against ');
  return (
    <div class="open-fields">
      {(['a', 'b'] as const).flatMap((side, index) =>
        Object.entries(ASKED_OF_SIDE).flatMap(([field, words]) => {
          const question = words.replace('…', names[index] ?? '');
          const value = told.of(scene, side)[field];
          const open = fight.turnsOn.find((each) => each.open === 'not told' && each.field === `${side}.${field}`);
          if (value !== undefined)
            return (
              <p key={question}>
                {question} <b>{valueInWords(value)}</b>{' '}
                <button
                  type="button"
                  class="plain"
                  onClick={() => {
                    change(told.without(scene, side, field));
                  }}
                >
                  not told
                </button>
              </p>
            );
          if (open === undefined) return [];
          return (
            <fieldset class="abreast tight" key={question}>
              <legend>{question}</legend>
              {open.values.map((each) => (
                <button
                  key={valueInWords(each)}
                  type="button"
                  onClick={() => {
                    change(told.with(scene, side, field, each));
                  }}
                >
                  {valueInWords(each)}
                </button>
              ))}
            </fieldset>
          );
        }),
      )}
    </div>
  );
}
