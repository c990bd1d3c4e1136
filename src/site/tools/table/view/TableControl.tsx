import { useRef, useState } from 'preact/hooks';
import { terrainNames, type Base, type NearPlace, type Place } from '../../../../positions/index.ts';
import { whenShown } from '../../calculator/state/when-shown.tsx';
import type { OwnControlProps } from '../../calculator/result-views.ts';
import {
  asksOfTarget,
  changedTerrain,
  ending,
  leading,
  NEEDS,
  offersFor,
  ownEndOf,
  placeAt,
  measuresOf,
  placed,
  placedTogether,
  removed,
  replyToScene,
  type Scene,
  SCENE,
  standingIn,
  type Standing,
  type TableShown,
  withTerrain,
} from '../../index.ts';
import { AskDetails } from './asking/AskDetails.tsx';
import { AskRow } from './asking/AskRow.tsx';
import { Board } from './board/Board.tsx';
import { ElementList } from './elements/ElementList.tsx';
import { GroupBar } from './elements/GroupBar.tsx';
import { Offers } from './Offers.tsx';
import { Ruler } from './Ruler.tsx';
import { TableTools } from './TableTools.tsx';
import { useView } from './board/use-view.ts';
import { drawnPoints, fitted, seesAll } from './board/view-box.ts';
import { loadTerrainTools, useTerrainTools } from './use-terrain-tools.ts';
import { useUndo } from './use-undo.ts';
import './table.css';
import './wide.css';

/** While the position is arranged, and not while it is asked about. */
const ElementBar = whenShown(async () => (await import('./elements/ElementBar.tsx')).ElementBar);

/** It is loaded with what answers. */
const NearbyEnds = whenShown(async () => (await import('./NearbyEnds.tsx')).NearbyEnds);

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
  const { mark, undo, redo } = useUndo(text, asAsked, set);
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
  if (position === null) return <textarea name={name} aria-label={label} rows={8} placeholder={PLACEHOLDER} />;
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
  // Asked, it is about the move, whoever is looked at.
  const { near, offers } =
    standing === null
      ? NO_OFFERS
      : asking && (scene.ask === 'form-column' || ownEndOf(scene, there?.label ?? '') !== undefined)
        ? contactsInColumn(scene, standing, there?.label ?? '')
        : contactsNear(scene, standing, asking ? scene.movers : [there?.label ?? ''], asking);
  const measured = there?.label ?? (asking ? scene.movers[0] : undefined) ?? null;
  const measures = standing === null || measured === null ? [] : measuresOf(scene, standing, measured);
  const ends = standing === null ? [] : recoiled(standing, answer);
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
  const groupBar = standing !== null && scene.position.elements.length > 1 && (
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
    <div class="table-form" role="group" aria-label={label}>
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
      {standing !== null && (
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
          measures={measuring ? measures : []}
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
              chooseTogether(
                toggled(asking || together.length > 0 ? together : chosen === null ? [] : [chosen], tapped),
              );
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
        />
      )}
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
              take={(to) => {
                changeMarked({ ...scene, to });
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
            if (stands !== null && !seesAll(view, [stands.before])) look(fitted([stands.before, stands.after]));
            if (picked !== undefined) choose(picked);
          }}
        >
          {groupBar}
        </ElementBar>
      )}
      {measured !== null && scene.position.elements.length > 1 && (
        <Ruler label={measured} measures={measures} open={measuring} lay={measure} />
      )}
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

/** A table as it was before, of which the same is asked as now: what is asked is looked through, and moves nothing. */
function asAsked(before: string, now: string): string {
  const [one, other] = [SCENE.read(before), SCENE.read(now)];
  return SCENE.write({ ...one, ask: other.ask, tell: one.ask === other.ask ? one.tell : {} });
}

/** Whether dragging an element while it is asked moves it: one of those who move, or one of their side in their place. */
function mayMove({ ask, movers, position }: Scene, label: string): boolean {
  const sideOf = (of: string | undefined) => position.elements.find((each) => each.label === of)?.side;
  const [leader] = movers;
  return NEEDS[ask].to !== 'none' && (leader === undefined || sideOf(label) === sideOf(leader));
}

/** What a tap on an element tells while it is asked: who acts, whom it is about, or between whom. */
function answering(scene: Scene, label: string): Scene {
  const { about } = NEEDS[scene.ask];
  const [mover] = scene.movers;
  if (mover === undefined) return { ...scene, movers: [label] };
  if (scene.movers.includes(label)) return scene;
  if (asksOfTarget(scene.ask)) return { ...scene, target: label };
  if (about === 'between')
    return { ...scene, between: [...scene.between.filter((each) => each !== label), label].slice(-2) };
  return scene;
}

/** The same with these who move together, as far as they are of one side: that of who leads already, else of the first. */
function movingTogether(scene: Scene, labels: readonly string[]): Scene {
  const [leader] = scene.movers;
  const first = leader !== undefined && labels.includes(leader) ? leader : labels[0];
  const sideOf = (label: string | undefined) => scene.position.elements.find((each) => each.label === label)?.side;
  const others = [...new Set(labels)].filter((label) => label !== first && sideOf(label) === sideOf(first));
  return {
    ...scene,
    movers: first === undefined ? [] : [first, ...others],
    to: first === leader ? scene.to : null,
  };
}

/** These with another, or without it where it is one of them. */
function toggled(labels: readonly string[], label: string): readonly string[] {
  return labels.includes(label) ? labels.filter((each) => each !== label) : [...labels, label];
}

const NO_OFFERS = { near: null, offers: [] };

/** What is asked of contacts, or turns on one. */
const ASKED_OF_CONTACTS: readonly Scene['ask'][] = ['contact', 'gap', 'pivot', 'turn', 'spontaneous'];

/** The contacts that the first of these nearly makes who makes any: of a group any member may be the one to make it. */
function contactsNear(
  scene: Scene,
  standing: Standing,
  labels: readonly string[],
  asking: boolean,
): { readonly near: string | null; readonly offers: readonly NearPlace[] } {
  if (asking && (!ASKED_OF_CONTACTS.includes(scene.ask) || (scene.to !== null && scene.to.kind !== 'at')))
    return NO_OFFERS;
  for (const near of labels) {
    const base = standing.after.elements.find(({ label }) => label === near)?.base;
    if (base === undefined) continue;
    const led = asking && scene.to !== null ? { ...leading(scene, near), to: placeAt(base) } : scene;
    // Of what turns on a front edge no other contact is meant.
    const offers = offersFor(led, standing, near).filter(
      ({ place }) => !asking || scene.ask === 'contact' || place.kind === 'front',
    );
    if (offers.length > 0) return { near, offers };
  }
  return NO_OFFERS;
}

/** The contacts that one nearly makes that ends by itself: behind the first of its group, beside others, or with enemy. */
function contactsInColumn(
  scene: Scene,
  standing: Standing,
  label: string,
): { readonly near: string | null; readonly offers: readonly NearPlace[] } {
  const offers = ownEndOf(scene, label) === undefined ? [] : offersFor(scene, standing, label);
  return offers.length === 0 ? NO_OFFERS : { near: label, offers };
}

/** Where those stand after a full recoil who might recoil. */
function recoiled({ after }: Standing, answer: TableShown | null): readonly Base[] {
  return (answer?.rulings ?? []).flatMap(({ aftermath = [] }) =>
    aftermath.flatMap(({ of, ends }) => {
      const base = after.elements.find(({ label }) => label === of)?.base;
      return ends === null || base === undefined
        ? []
        : [{ ...base, at: { x: ends.x, y: ends.y }, facing: ends.facing }];
    }),
  );
}
