import { useRef, useState } from 'preact/hooks';
import { terrainNames, type Base, type Place } from '../../../../positions/index.ts';
import { whenShown } from '../../calculator/state/when-shown.tsx';
import type { OwnControlProps } from '../../calculator/result-views.ts';
import {
  answering,
  changedTerrain,
  contactsOffered,
  ending,
  mayMove,
  movingTogether,
  placeAt,
  placed,
  placedTogether,
  recoiled,
  removed,
  replyToScene,
  type Scene,
  SCENE,
  standingIn,
  type TableShown,
  toggled,
  withTerrain,
} from '../../index.ts';
import { AskRow } from './asking/AskRow.tsx';
import { Board } from './board/Board.tsx';
import { ElementList } from './elements/ElementList.tsx';
import { GroupBar } from './elements/GroupBar.tsx';
import { Offers } from './Offers.tsx';
import { Ruler } from './ruler/Ruler.tsx';
import { TableTools } from './TableTools.tsx';
import { useView } from './board/use-view.ts';
import { drawnPoints, fitted, seesAll } from './board/view-box.ts';
import { loadTerrainTools, useTerrainTools } from './use-terrain-tools.ts';
import { useUndo } from './use-undo.ts';
import './table.css';
import './wide.css';

/** While the position is arranged, and not while it is asked about. */
const ElementBar = whenShown(async () => (await import('./elements/ElementBar.tsx')).ElementBar);

/** These are loaded with what answers, or as it has. */
const AskDetails = whenShown(async () => (await import('./asking/AskDetails.tsx')).AskDetails);
const NearbyEnds = whenShown(async () => (await import('./NearbyEnds.tsx')).NearbyEnds);

/** For who opens the ruler. */
const MeasuredLines = whenShown(async () => (await import('./ruler/measured.ts')).MeasuredLines);

/** What a drag does: it arranges the position, or it moves who is asked about. */
type Mode = 'arrange' | 'ask';

/** The table: elements are put on it as they stand, and a move is asked about. */
export function TableControl({ name, label, text, tell, rules, ready, answer }: OwnControlProps<TableShown>) {
  const [mode, setMode] = useState<Mode | null>(null);
  const [measuring, measure] = useState(false);
  const [chosen, chooseElement] = useState<string | null>(null);
  const [piece, choosePiece] = useState<number | null>(null);
  const [several, chooseSeveral] = useState<readonly string[]>([]);
  const [framing, frame] = useState(false);
  // One thing is chosen at a time.
  const choose = (label: string | null): void => {
    chooseElement(label);
    choosePiece(null);
    if (label === null || !several.includes(label)) chooseSeveral([]);
  };
  const chooseTerrain = (index: number): void => {
    chooseElement(null);
    chooseSeveral([]);
    choosePiece(index);
  };
  const own = useRef(text);
  const seen = useRef(0);
  const { mark, undo, redo } = useUndo(text, set);
  function set(next: string): void {
    own.current = next;
    tell(next);
  }
  const position = ready ? SCENE.read(text) : null;
  const standing = position === null ? null : standingIn(position, rules);
  if (own.current !== text) {
    own.current = text;
    seen.current += 1;
  }
  const [view, look] = useView(standing, seen.current);
  const tools = useTerrainTools((position?.position.terrain.length ?? 0) > 0);
  if (position === null || standing === null)
    return <textarea name={name} aria-label={label} rows={8} placeholder={PLACEHOLDER} />;
  const scene = position;
  const change = (next: Scene): void => {
    set(SCENE.write(next));
  };
  const changeMarked = (next: Scene): void => {
    mark();
    change(next);
  };
  const asking = (mode ?? (scene.movers.length > 0 ? 'ask' : 'arrange')) === 'ask';
  const there = scene.position.elements.find((each) => each.label === chosen) ?? null;
  const { terrain } = scene.position;
  const found = piece === null ? undefined : terrain[piece];
  const tellTerrain = (index: number, to: Parameters<typeof changedTerrain>[2]): void => {
    if (to === null) choosePiece(null);
    change(changedTerrain(scene, index, to));
  };
  const { near, offers } = contactsOffered(scene, standing, there?.label ?? '', asking);
  const measured = there?.label ?? (asking ? scene.movers[0] : undefined);
  const ruler =
    measured === undefined || scene.position.elements.length === 1 ? null : { scene, standing, label: measured };
  const ends = recoiled(standing, answer);
  const drawn = drawnPoints(ends, answer?.rulings ?? []);
  const isThere = (label: string): boolean => scene.position.elements.some((each) => each.label === label);
  // Asked, who is chosen together is who moves together.
  const together = asking ? scene.movers : several.filter(isThere);
  const chooseTogether = (labels: readonly string[]): void => {
    if (asking) {
      changeMarked(movingTogether(scene, labels));
      return;
    }
    const [first = null] = labels;
    choosePiece(null);
    chooseSeveral(labels.length > 1 ? labels : []);
    if (there === null || !labels.includes(there.label)) chooseElement(first);
  };
  const put = (label: string, place: Place): void => {
    if (!asking && together.length > 1 && together.includes(label) && place.kind === 'at')
      change(placedTogether(scene, together, label, place, rules));
    else if (!asking) change(placed(scene, label, place));
    else if (mayMove(scene, label)) change(ending(scene, label, place, standing));
  };
  const groupBar = scene.position.elements.length > 1 && (
    <GroupBar
      standing={standing}
      leader={asking ? (scene.movers[0] ?? null) : (there?.label ?? null)}
      together={together}
      asking={asking}
      framing={framing}
      frame={frame}
      choose={chooseTogether}
    />
  );
  return (
    <div class="table-form controls" role="group" aria-label={label}>
      <TableTools
        asking={asking}
        ask={(asks) => {
          setMode(asks ? 'ask' : 'arrange');
          // Who is chosen is who one means to ask about.
          if (asks && there !== null && scene.movers.length === 0)
            changeMarked(movingTogether(scene, [there.label, ...several.filter((each) => isThere(each))]));
        }}
        undo={undo}
        redo={redo}
        standing={standing}
        drawn={drawn}
        view={view}
        look={look}
      />
      <Board
        standing={standing}
        movers={scene.movers}
        chosen={there?.label ?? null}
        moving={asking}
        offered={offers.map(({ base }) => base)}
        rulings={answer?.rulings ?? []}
        view={view}
        look={look}
        recoiled={ends}
        drawn={drawn}
        piece={found === undefined ? null : piece}
        terrain={{ choose: chooseTerrain, change: tellTerrain }}
        tools={tools}
        begin={mark}
        choose={choose}
        together={together.length > 1 ? together : []}
        framing={framing}
        frame={chooseTogether}
        tap={(tapped) => {
          if (framing) {
            chooseTogether(toggled(asking || together.length > 0 ? together : chosen === null ? [] : [chosen], tapped));
            return;
          }
          choose(tapped);
          if (asking) change(answering(scene, tapped));
        }}
        drag={(dragged, to: Pick<Base, 'at' | 'facing'>) => {
          put(dragged, placeAt(to));
        }}
        remove={(gone) => {
          mark();
          change(removed(scene, together.includes(gone) && !asking ? together : [gone], rules));
        }}
      >
        {ruler !== null && measuring && <MeasuredLines {...ruler} letters={view.size / 24} />}
      </Board>
      {/* What can be done with what was just dragged stands right below it, where no panel covers it. */}
      <Offers
        offers={offers}
        near={near}
        replyAt={(to) =>
          asking && rules !== null && near !== null ? replyToScene(rules, ending(scene, near, to, standing)) : null
        }
        take={(place) => {
          mark();
          if (near !== null) put(near, place);
        }}
      />
      {asking && groupBar}
      {asking && <AskRow scene={scene} ask={change} change={changeMarked} />}
      {asking ? (
        <>
          <AskDetails scene={scene} answer={answer} edition={rules?.edition ?? ''} change={changeMarked} />
          {answer !== null && (
            <NearbyEnds
              scene={scene}
              text={text}
              rules={rules}
              answer={answer}
              take={(to, of) => {
                changeMarked(of === undefined ? { ...scene, to } : ending(scene, of, to, standing));
              }}
            />
          )}
        </>
      ) : (
        <ElementBar
          scene={scene}
          chosen={there}
          rules={rules}
          addTerrain={(kind) => {
            void loadTerrainTools().then(({ newPiece }) => {
              changeMarked(withTerrain(scene, newPiece(kind, view.middle)));
              chooseTerrain(terrain.length);
            });
          }}
          change={(next, picked) => {
            mark();
            change(next);
            const stands = standingIn(next, rules);
            // Who was put or turned out of sight is seen.
            if (!seesAll(view, [stands.before])) look(fitted([stands.before, stands.after]));
            if (picked !== undefined) choose(picked);
          }}
        >
          {groupBar}
        </ElementBar>
      )}
      {ruler !== null && <Ruler {...ruler} open={measuring} lay={measure} />}
      {!asking && tools !== null && found !== undefined && piece !== null && (
        <tools.TerrainBar
          terrain={found}
          name={terrainNames(terrain)[piece] ?? found.kind}
          change={(to) => {
            mark();
            tellTerrain(piece, to);
          }}
        />
      )}
      <ElementList
        scene={scene}
        rules={rules}
        chosen={there?.label ?? null}
        choose={choose}
        piece={found === undefined ? null : piece}
        choosePiece={chooseTerrain}
        replace={(position) => {
          mark();
          seen.current += 1;
          change({ ...scene, position, movers: [], to: null, ends: [], target: null, between: [] });
        }}
      />
    </div>
  );
}

const PLACEHOLDER = `A: enemy Reg Bd (O) 30 deep at 200,200 facing N
B: Irr Kn (F) 60 deep at 100,240 facing E;by~B;to~front on A left flank`;
