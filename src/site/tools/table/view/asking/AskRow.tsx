import { Select } from '../../../calculator/controls/Choice.tsx';
import { type Matter, type Scene } from '../../../index.ts';
import { namedElements } from './named-elements.ts';

/** What can be asked, as a person asks it. */
const ASKED: Readonly<Record<Matter, string>> = {
  contact: 'Contact?',
  shoot: 'Shoot?',
  march: 'March?',
  reach: 'Far enough?',
  gap: 'Through a gap?',
  'pass-through': 'Through friends?',
  'form-column': 'Form a column?',
  'in-front': 'In front of enemy?',
  'line-up': 'Shift to line up?',
  pivot: 'Enemy pivots?',
  turn: 'Enemy turns?',
  'press-forward': 'Press forward?',
  flee: 'Flee: which way?',
  spontaneous: 'Spontaneous?',
  combat: 'Combat',
};

interface Props {
  readonly scene: Scene;
  /** Ask something else of the same table. */
  readonly ask: (scene: Scene) => void;
  readonly change: (scene: Scene) => void;
}

/** What is asked, and of whom. */
export function AskRow({ scene, ask, change }: Props) {
  return (
    <div class="asked">
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
