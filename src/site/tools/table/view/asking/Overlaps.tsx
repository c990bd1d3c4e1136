import { Segments } from '../../../calculator/controls/Choice.tsx';
import { address } from '../../../../ground/address.ts';
import { combatAddress, told, type Scene, type TableShown } from '../../../index.ts';

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
            text={overlapsOf(scene, fight, side)}
            options={['0', '1', '2'].map((value) => ({ value, label: value }))}
            tell={(text) => {
              change(told.with(scene, side, 'overlaps', Number(text)));
            }}
          />
        </div>
      ))}
      <p class="aside">
        What counts as an overlap stands in print only: count them, and tell.{' '}
        {scene.position.terrain.length === 0 ? 'Good going, no' : 'Going is as the terrain tells. No'} generals, no
        other factors: <a href={address(combatAddress(fight.fields, edition))}>tell more in the combat calculator</a>.
      </p>
    </>
  );
}

/** How many are told; else how many there are by the position, or nothing where it leaves that open. */
function overlapsOf(scene: Scene, { turnsOn, fields }: TableShown['rulings'][number], side: 'a' | 'b'): string {
  const { overlaps } = told.of(scene, side);
  if (typeof overlaps === 'number') return String(overlaps);
  if (turnsOn.some(({ field }) => field === `${side}.overlaps`)) return '';
  const asked = fields[side];
  return typeof asked === 'object' && asked !== null && 'overlaps' in asked ? String(asked.overlaps) : '0';
}
