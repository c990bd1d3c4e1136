import { Select } from '../../../calculator/controls/Choice.tsx';
import { ASKED, type Matter, type Scene } from '../../../index.ts';
import { namedElements } from './named-elements.ts';

interface Props {
  readonly scene: Scene;
  /** Ask something else of the same table. */
  readonly ask: (scene: Scene) => void;
  readonly change: (scene: Scene) => void;
}

/** What is asked, and of whom. */
export function AskRow({ scene, ask, change }: Props) {
  return (
    <div class="asked abreast tight">
      <Select
        name="ask"
        label="What is asked"
        text={scene.ask}
        options={Object.entries(ASKED).map(([value, words]) => ({ value, label: words }))}
        tell={(text) => {
          const matter = Object.keys(ASKED).find((each): each is Matter => each === text);
          if (matter === undefined) return;
          // Whom one shot at nobody flees from, until that is told.
          const target = matter === 'flee' ? null : scene.target;
          // Who ends by himself in a column does not yet move by himself at the same time.
          ask({ ...scene, ask: matter, target, ends: [], tell: {} });
        }}
      />
      <Select
        name="by"
        label="Who moves or acts"
        text={scene.movers[0] ?? ''}
        options={[{ value: '', label: 'Who?' }, ...namedElements(scene)]}
        tell={(text) => {
          change({ ...scene, movers: text === '' ? [] : [text], to: null, ends: [] });
        }}
      />
    </div>
  );
}
