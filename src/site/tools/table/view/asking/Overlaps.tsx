import { Segments } from '../../../calculator/controls/Choice.tsx';
import { address } from '../../../../ground/address.ts';
import { combatAddress, type Scene, type TableShown } from '../../../index.ts';

interface Props {
  readonly scene: Scene;
  readonly rulings: TableShown['rulings'];
  readonly edition: string;
  readonly change: (scene: Scene) => void;
}

/** How many enemy overlap each side of a combat: what counts as an overlap stands in print only, and so it is told. */
export function Overlaps({ scene, rulings, edition, change }: Props) {
  const [fight] = rulings;
  if (fight === undefined) return null;
  const names = fight.about.split(' against ');
  return (
    <>
      {(['a', 'b'] as const).map((side, index) => (
        <div key={side} class="overlaps">
          <span aria-hidden="true">Overlaps on {names[index]}</span>
          <Segments
            name={`overlaps ${side}`}
            label={`Overlaps on ${names[index] ?? ''}`}
            text={String(overlapsOf(scene, side))}
            options={['0', '1', '2'].map((value) => ({ value, label: value }))}
            tell={(text) => {
              const tell = Object.fromEntries(Object.entries(scene.tell).filter(([field]) => field !== side));
              const overlaps = Number(text);
              change({ ...scene, tell: overlaps === 0 ? tell : { ...tell, [side]: { overlaps } } });
            }}
          />
        </div>
      ))}
      <p class="hint">
        What counts as an overlap stands in print only: count them, and tell. Good going, no generals, no other factors:{' '}
        <a href={address(combatAddress(fight.fields, edition))}>tell more in the combat calculator</a>.
      </p>
    </>
  );
}

function overlapsOf({ tell }: Scene, side: 'a' | 'b'): number {
  const told = tell[side];
  return typeof told === 'object' && told !== null && 'overlaps' in told ? Number(told.overlaps) : 0;
}
