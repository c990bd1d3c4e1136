import { askedBy, valueInWords } from '../../../../../positions/index.ts';
import type { Scene, TableShown } from '../../../index.ts';

interface Props {
  readonly scene: Scene;
  readonly rulings: TableShown['rulings'];
  readonly change: (scene: Scene) => void;
}

/** What the answer turns on and the position cannot show: a person tells it, or takes back what he told. */
export function OpenFields({ scene, rulings, change }: Props) {
  if (scene.ask === 'combat') return null;
  const asked = scene.ask;
  const turning = rulings.flatMap(({ turnsOn }) => turnsOn);
  const open = turning.filter(
    (each, index) => each.open === 'not told' && turning.findIndex(({ field }) => field === each.field) === index,
  );
  // Which question about an advance it is, stands above.
  const told = Object.entries(scene.tell).filter(([field]) => asked !== 'spontaneous' || field !== 'question');
  if (open.length === 0 && told.length === 0) return null;
  return (
    <div class="open-fields">
      {told.map(([field, value]) => (
        <p key={field}>
          {askedBy(asked, field)} <b>{valueInWords(value)}</b>{' '}
          <button
            type="button"
            class="plain"
            onClick={() => {
              change({
                ...scene,
                tell: Object.fromEntries(Object.entries(scene.tell).filter(([other]) => other !== field)),
              });
            }}
          >
            not told
          </button>
        </p>
      ))}
      {open.map(({ field, values }) => (
        <fieldset class="abreast tight" key={field}>
          <legend>{askedBy(asked, field)}</legend>
          {values.map((value) => (
            <button
              key={valueInWords(value)}
              type="button"
              onClick={() => {
                change({ ...scene, tell: { ...scene.tell, [field]: value } });
              }}
            >
              {valueInWords(value)}
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
