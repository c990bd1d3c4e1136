import { AREA_KINDS, TABLE_SIDES, TOLD_GOINGS, WALL_KINDS, type Terrain } from '../../../../../positions/index.ts';
import type { Option } from '../../../index.ts';
import { Select } from '../../../calculator/controls/Choice.tsx';
import { sizedTerrain, turnedTerrain } from '../../../index.ts';
import { Turns } from '../elements/Turns.tsx';
import { ON_BOARD } from '../board/on-board.ts';

interface Props {
  readonly terrain: Terrain;
  readonly name: string;
  readonly change: (terrain: Terrain | null) => void;
}

/** By how much a button sizes a piece, in paces. */
const STEP = 10;

const TURNS = [
  [-15, '↶15', 'to the left'],
  [15, '15↷', 'to the right'],
] as const;

/** An edge of the table is turned to the next side. */
const EDGE_TURNS = [
  [-15, '↶', 'to the left'],
  [15, '↷', 'to the right'],
] as const;

/** What is done with the piece of terrain that is chosen: what it is, what it counts as, how large it is, how it lies. */
export function TerrainBar({ terrain, name, change }: Props) {
  const size = (longer: number, deeper: number, sign: string, words: string) => (
    <button
      key={sign}
      type="button"
      aria-label={`${name} ${words}`}
      onClick={() => {
        change(sizedTerrain(terrain, longer, deeper));
      }}
    >
      {sign}
    </button>
  );
  const across =
    terrain.form === 'wall' ? null : terrain.form === 'way' ? ['wider', 'narrower'] : ['deeper', 'shallower'];
  return (
    <div class="chosen-element terrain-bar abreast tight" role="group" aria-label={`Terrain: ${name}`}>
      {name !== terrain.kind && <b>{name}</b>}
      <KindControls terrain={terrain} name={name} change={change} />
      {terrain.form !== 'edge' && (
        <span class="turns abreast tight" role="group" aria-label={`Size of ${name}`}>
          {size(STEP, 0, '↔+', 'longer')}
          {size(-STEP, 0, '↔−', 'shorter')}
          {across !== null && size(0, STEP, '↕+', across[0] ?? '')}
          {across !== null && size(0, -STEP, '↕−', across[1] ?? '')}
        </span>
      )}
      <Turns
        name={name}
        turns={terrain.form === 'edge' ? EDGE_TURNS : TURNS}
        turn={(degrees) => {
          change(turnedTerrain(terrain, degrees));
        }}
      />
      <button
        type="button"
        class="plain"
        data-then={ON_BOARD}
        onClick={() => {
          change(null);
        }}
      >
        Take away
      </button>
    </div>
  );
}

/** What a piece is, and what the players agreed of it. */
function KindControls({ terrain, name, change }: Props) {
  switch (terrain.form) {
    case 'area': {
      const isGoing = terrain.kind.endsWith('going');
      return (
        <>
          {choice(`kind of ${name}`, AREA_KINDS, terrain.kind, (kind) => {
            change({ ...terrain, kind, going: kind.endsWith('going') ? null : terrain.going });
          })}
          {!isGoing && <GoingControl terrain={terrain} name={name} change={change} />}
        </>
      );
    }
    case 'way':
      return terrain.kind === 'road' ? null : <GoingControl terrain={terrain} name={name} change={change} />;
    case 'wall':
      return (
        <>
          {choice(`kind of ${name}`, WALL_KINDS, terrain.kind, (kind) => {
            change({ ...terrain, kind });
          })}
          <Select
            name="defended"
            label={`who defends ${name}`}
            text={terrain.side ?? ''}
            options={[
              { value: '', label: 'defended by?' },
              { value: 'own', label: 'defended by own' },
              { value: 'enemy', label: 'defended by enemy' },
            ]}
            tell={(text) => {
              change({ ...terrain, side: text === 'own' || text === 'enemy' ? text : null });
            }}
          />
        </>
      );
    case 'edge':
      return choice(`which edge`, TABLE_SIDES, terrain.kind, (kind) => {
        change({ ...terrain, kind });
      });
  }
}

/** What a feature counts as: our sources do not tell, so that the players do. */
function GoingControl({
  terrain,
  name,
  change,
}: Omit<Props, 'terrain'> & { readonly terrain: Extract<Terrain, { form: 'area' | 'way' }> }) {
  return (
    <Select
      name="going"
      label={`going of ${name}`}
      text={terrain.going ?? ''}
      options={[
        { value: '', label: 'going?' },
        ...TOLD_GOINGS.map((value): Option => ({ value, label: `${value} going` })),
      ]}
      tell={(text) => {
        change({ ...terrain, going: TOLD_GOINGS.find((each) => each === text) ?? null });
      }}
    />
  );
}

function choice<const K extends string>(label: string, kinds: readonly K[], text: K, tell: (kind: K) => void) {
  return (
    <Select
      name="kind"
      label={label}
      text={text}
      options={kinds.map((value) => ({ value, label: value }))}
      tell={(told) => {
        const kind = kinds.find((each) => each === told);
        if (kind !== undefined) tell(kind);
      }}
    />
  );
}
