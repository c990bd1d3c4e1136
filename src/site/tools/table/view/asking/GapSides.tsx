import { terrainNames } from '../../../../../positions/index.ts';
import { Select } from '../../../calculator/controls/Choice.tsx';
import type { Scene } from '../../../index.ts';
import { namedElements } from './named-elements.ts';

interface Props {
  readonly scene: Scene;
  readonly change: (scene: Scene) => void;
}

/** The two between whom the gap is: elements, or terrain that bars. */
export function GapSides({ scene, change }: Props) {
  const {
    movers: [mover = ''],
    between,
    position: { terrain },
  } = scene;
  const elements = namedElements(scene).filter(({ value }) => value !== mover);
  const barring = terrainNames(terrain)
    .filter((_, index) => terrain[index]?.form !== 'edge' && terrain[index]?.kind !== 'road')
    .map((name) => ({ value: name, label: name }));
  return [0, 1].map((index) => (
    <label key={index}>
      {index === 0 ? 'Between' : 'and'}
      <Select
        name={`between ${String(index)}`}
        label={index === 0 ? 'Gap from' : 'Gap to'}
        text={between[index] ?? ''}
        options={[{ value: '', label: '…' }, ...elements, ...barring]}
        tell={(text) => {
          const both = [between[0] ?? '', between[1] ?? ''].with(index, text);
          change({ ...scene, between: both.filter((each) => each !== '') });
        }}
      />
    </label>
  ));
}
