import type { StatedElement } from '../../../../../positions/index.ts';
import { Several } from '../../../calculator/controls/Several.tsx';
import { endsOf, ownEndOf, type Scene } from '../../../index.ts';

interface Props {
  readonly scene: Scene;
  /** Those who may move with the first of those who move. */
  readonly friends: readonly StatedElement[];
  readonly change: (scene: Scene) => void;
}

/** Who moves with it as one group, and, once it has moved, who goes elsewhere at the same time, by himself or with another. */
export function MovingWith({ scene, friends, change }: Props) {
  const { ask, movers, to } = scene;
  const [mover = '', ...others] = movers;
  const ends = endsOf(scene);
  const together = friends.filter(({ label }) => movers.includes(label) && ownEndOf(scene, label) === undefined);
  return (
    <>
      <Several
        name="with"
        label="Move with it as one group"
        text={others.join(',')}
        ready
        options={friends.map(({ label }) => ({ value: label, label }))}
        tell={(text) => {
          change({ ...scene, movers: [mover, ...(text === '' ? [] : text.split(','))] });
        }}
      />
      {ask === 'contact' &&
        to !== null &&
        together.map(({ label, places: [place] }) => (
          <p key={label} class="ends">
            <button
              type="button"
              class="plain"
              onClick={() => {
                // It starts there, and is dragged on; who is placed by another that moves ends by where that does.
                change({ ...scene, ends: [...ends, { label, with: [], to: place }] });
              }}
            >
              {label} by itself, at the same time
            </button>
            {ends.map((end) => (
              <button
                key={end.label}
                type="button"
                class="plain"
                onClick={() => {
                  const led = { ...end, with: [...end.with, label] };
                  change({ ...scene, ends: ends.map((each) => (each === end ? led : each)) });
                }}
              >
                {label} with {end.label}
              </button>
            ))}
          </p>
        ))}
    </>
  );
}
