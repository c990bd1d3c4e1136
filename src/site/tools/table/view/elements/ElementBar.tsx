import {
  baseDepth,
  BASE_WIDTH,
  millimetres,
  type StatedElement,
  type StatedPosition,
} from '../../../../../positions/index.ts';
import { formatTroop, parseTroop, type DbmRules, type Troop } from '../../../../../rules/index.ts';
import { Select } from '../../../calculator/controls/Choice.tsx';
import { TroopControl } from '../../../calculator/controls/troops/TroopControl.tsx';
import {
  anotherBeside,
  changed,
  mayAddTerrain,
  placeAt,
  placed,
  removed,
  type Scene,
  standingIn,
  TERRAIN_TO_ADD,
  type TerrainToAdd,
} from '../../../index.ts';

interface Props {
  readonly scene: Scene;
  readonly chosen: StatedElement | null;
  readonly rules: DbmRules | null;
  readonly addTerrain: (kind: TerrainToAdd) => void;
  /** @param picked Who is chosen then; as it was where it is left out */
  readonly change: (scene: Scene, picked?: string | null) => void;
}

/** Depths of bases, in paces, besides that of a troop: from 15 to 80 mm of 15 mm figures. */
const DEPTHS = [30, 40, 50, 60, 80, 120, 160];

/** What is done with the elements while they are put as they stand: another one, its troop, its side, its depth, how it faces. */
export function ElementBar({ scene, chosen, rules, addTerrain, change }: Props) {
  const add = (side: StatedElement['side'], words: string) => (
    <button
      type="button"
      onClick={() => {
        const { scene: next, label } = anotherBeside(scene, chosen, side, rules);
        change(next, label);
      }}
    >
      {words}
    </button>
  );
  return (
    <div class="element-bar">
      <p class="adding">
        {add('own', '+ Own')}
        {add('enemy', '+ Enemy')}
        {mayAddTerrain(scene) && (
          <Select
            name="terrain"
            label="Put terrain on the table"
            text=""
            options={[{ value: '', label: '+ Terrain' }, ...TERRAIN_TO_ADD.map((value) => ({ value, label: value }))]}
            tell={(text) => {
              const kind = TERRAIN_TO_ADD.find((each) => each === text);
              if (kind !== undefined) addTerrain(kind);
            }}
          />
        )}
      </p>
      {chosen !== null && <ChosenElement scene={scene} chosen={chosen} rules={rules} change={change} />}
    </div>
  );
}

function ChosenElement({
  scene,
  chosen,
  rules,
  change,
}: Omit<Props, 'addTerrain'> & { readonly chosen: StatedElement }) {
  const { label, side, troop, depth } = chosen;
  const turn = (degrees: number): void => {
    const base = standingIn(scene, rules)?.before.elements.find((each) => each.label === label)?.base;
    if (base !== undefined) change(placed(scene, label, placeAt({ at: base.at, facing: base.facing + degrees })));
  };
  const ownDepth = (of: Troop): number | null => (rules === null ? null : baseDepth(rules, of, scene.position.scale));
  const own = troop === null ? null : ownDepth(troop);
  const depths = [...new Set([...DEPTHS, ...(depth === null ? [] : [depth])])].toSorted((one, other) => one - other);
  return (
    <div class="chosen-element" role="group" aria-label={`Element ${label}`}>
      <b>{label}</b>
      <TroopControl
        name="troop"
        label={`troop of ${label}`}
        text={troop === null ? '' : formatTroop(troop)}
        training
        placeholder="Troop"
        rules={rules}
        ready
        tell={(text) => {
          const told = parseTroop(text);
          change(
            // Where our sources do not tell how deep its base is, the players have to.
            changed(scene, label, { troop: told, depth: null }),
          );
        }}
      />
      <Select
        name="side"
        label={`side of ${label}`}
        text={side}
        options={[
          { value: 'own', label: 'own' },
          { value: 'enemy', label: 'enemy' },
        ]}
        tell={(text) => {
          change(changed(scene, label, { side: text === 'enemy' ? 'enemy' : 'own' }));
        }}
      />
      <Select
        name="depth"
        label={`depth of ${label}`}
        text={String(depth ?? '')}
        options={[
          ...(own === null && depth !== null
            ? []
            : [{ value: '', label: own === null ? 'depth?' : `as its troop: ${depthInWords(own, scene.position)}` }]),
          ...depths.map((each) => ({ value: String(each), label: depthInWords(each, scene.position) })),
        ]}
        tell={(text) => {
          change(changed(scene, label, { depth: text === '' ? null : Number(text) }));
        }}
      />
      <span class="turns" role="group" aria-label={`Turn ${label}`}>
        {(
          [
            [-90, '↶90', 'a quarter to the left'],
            [-1, '↶1', 'a degree to the left'],
            [1, '1↷', 'a degree to the right'],
            [90, '90↷', 'a quarter to the right'],
          ] as const
        ).map(([degrees, sign, words]) => (
          <button
            key={sign}
            type="button"
            aria-label={`Turn ${label} ${words}`}
            onClick={() => {
              turn(degrees);
            }}
          >
            {sign}
          </button>
        ))}
      </span>
      <button
        type="button"
        class="plain"
        onClick={() => {
          change(removed(scene, [label], rules), null);
        }}
      >
        Take away
      </button>
    </div>
  );
}

function depthInWords(depth: number, { scale }: StatedPosition): string {
  return depth === BASE_WIDTH
    ? `${String(depth)}p deep, a square`
    : `${String(depth)}p (${String(Math.round(millimetres(depth, scale) * 10) / 10)} mm) deep`;
}
