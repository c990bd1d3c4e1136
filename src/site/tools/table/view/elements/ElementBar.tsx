import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import {
  baseDepth,
  BASE_WIDTH,
  millimetres,
  type StatedElement,
  type StatedPosition,
} from '../../../../../positions/index.ts';
import { formatTroop, parseTroop, type DbmRules, type Troop } from '../../../../../rules/index.ts';
import { Select } from '../../../calculator/controls/Choice.tsx';
import { troopsAtHand } from '../../../calculator/controls/troops/troops-at-hand.ts';
import { TroopControl } from '../../../calculator/controls/troops/TroopControl.tsx';
import {
  anotherBeside,
  changed,
  loadAnswering,
  mayAddTerrain,
  placeAt,
  placed,
  problemWith,
  removed,
  type Scene,
  standingIn,
  TERRAIN_TO_ADD,
  type TerrainToAdd,
  troopsToPut,
} from '../../../index.ts';
import { ON_BOARD } from '../board/on-board.ts';
import { Turns } from './Turns.tsx';
import '../../../../parts/problem.css';

interface Props {
  readonly scene: Scene;
  readonly chosen: StatedElement | null;
  readonly rules: DbmRules | null;
  readonly addTerrain: (kind: TerrainToAdd) => void;
  /** @param picked Who is chosen then; as it was where it is left out */
  readonly change: (scene: Scene, picked?: string | null) => void;
  /** What is done with several, between what is put and what is chosen. */
  readonly children: ComponentChildren;
}

const TURNS = [
  [-90, '↶90', 'a quarter to the left'],
  [-1, '↶1', 'a degree to the left'],
  [1, '1↷', 'a degree to the right'],
  [90, '90↷', 'a quarter to the right'],
] as const;

interface ChosenProps extends Pick<Props, 'scene' | 'rules' | 'change'> {
  readonly chosen: StatedElement;
}

/** Depths of bases, in paces, besides that of a troop: from 15 to 80 mm of 15 mm figures. */
const DEPTHS = [30, 40, 50, 60, 80, 120, 160];

/** What is done with the elements while they are put as they stand: another one, its troop, its side, its depth, how it faces. */
export function ElementBar({ scene, chosen, rules, addTerrain, change, children }: Props) {
  const [, came] = useState(false);
  const isEmpty = scene.position.elements.length === 0;
  useEffect(() => {
    // Where it cannot be fetched, the result says so.
    if (!isEmpty) loadAnswering().then(() => came(true), console.warn);
  }, [isEmpty]);
  const problem = problemWith(scene, rules);
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
    <div class="element-bar controls">
      {/* Who hears it hears it of the result, which says the same. */}
      {problem !== null && <p class="problem">{problem}</p>}
      <p class="adding abreast tight">
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
      {chosen !== null && <TroopChips scene={scene} chosen={chosen} change={change} />}
      {children}
      {chosen !== null && <ChosenElement scene={scene} chosen={chosen} rules={rules} change={change} />}
    </div>
  );
}

/** The chosen element is made of other troops by one tap. */
function TroopChips({ scene, chosen, change }: Omit<ChosenProps, 'rules'>) {
  const atHand = useMemo(() => troopsAtHand(true), []);
  const told = chosen.troop === null ? null : formatTroop(chosen.troop);
  return (
    <div class="troop-chips" role="group" aria-label={`${chosen.label} is`}>
      {troopsToPut(scene.position, atHand).map((troop) => {
        const name = formatTroop(troop);
        return (
          <button
            key={name}
            type="button"
            aria-label={name}
            aria-pressed={name === told}
            onClick={() => {
              change(madeOf(scene, chosen, troop));
            }}
          >
            {troop.training !== null && <small>{troop.training}</small>} {formatTroop({ ...troop, training: null })}
          </button>
        );
      })}
    </div>
  );
}

/** Where our sources do not tell how deep the base of these troops is, the players have to. */
function madeOf(scene: Scene, { label }: StatedElement, troop: Troop): Scene {
  return changed(scene, label, { troop, depth: null });
}

function ChosenElement({ scene, chosen, rules, change }: ChosenProps) {
  const { label, side, troop, depth } = chosen;
  const turn = (degrees: number): void => {
    const base = standingIn(scene, rules).before.elements.find((each) => each.label === label)?.base;
    if (base !== undefined) change(placed(scene, label, placeAt({ at: base.at, facing: base.facing + degrees })));
  };
  const ownDepth = (of: Troop): number | null => (rules === null ? null : baseDepth(rules, of, scene.position.scale));
  const own = troop === null ? null : ownDepth(troop);
  const depths = [...new Set([...DEPTHS, ...(depth === null ? [] : [depth])])].toSorted((one, other) => one - other);
  return (
    <div class="chosen-element abreast tight" role="group" aria-label={`Element ${label}`}>
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
          change(madeOf(scene, chosen, parseTroop(text)));
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
      <Turns name={label} turns={TURNS} turn={turn} />
      <button
        type="button"
        class="plain"
        data-then={ON_BOARD}
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
