import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { along, heading, writeElement, writePlace, type Base, type Point } from '../../../../../positions/index.ts';
import { framed, placeAt, type Standing, type TableShown } from '../../../index.ts';
import { ElementShape } from './ElementShape.tsx';
import { ARROWS, STEP, TURN, TURNS } from './keys.ts';
import type { TerrainTools } from '../use-terrain-tools.ts';
import type { TerrainHandlers } from './terrain-props.ts';
import { TerrainShapes } from './TerrainShapes.tsx';
import { useDrag, type Dragging } from './use-drag.ts';
import { fitted, seesAll, viewBox, type View } from './view-box.ts';
import { Witnesses } from './Witnesses.tsx';
import '../../../../parts/drawing.css';
import './board.css';

/** How the board tells what is done on it. */
export interface BoardHandlers {
  readonly choose: (label: string) => void;
  /** An element was tapped, or Enter pressed on it. */
  readonly tap: (label: string) => void;
  /** An element is dragged to here. */
  readonly drag: (label: string, to: Pick<Base, 'at' | 'facing'>) => void;
  readonly begin: () => void;
  readonly remove: (label: string) => void;
}

interface Props extends BoardHandlers {
  readonly standing: Standing;
  /** Who moves: drawn where they end, and outlined where they start. */
  readonly movers: readonly string[];
  readonly chosen: string | null;
  /** Who is chosen besides. */
  readonly together: readonly string[];
  /** Whether dragging over the ground draws a frame around those who are meant; with Shift it always does. */
  readonly framing: boolean;
  readonly frame: (labels: readonly string[]) => void;
  /** Whether dragging moves the movers, and not the position. */
  readonly moving: boolean;
  /** Places that are offered. */
  readonly offered: readonly Base[];
  readonly rulings: TableShown['rulings'];
  readonly view: View;
  readonly look: (view: View) => void;
  /** Where elements would stand after they recoiled. */
  readonly recoiled: readonly Base[];
  /** All that the answer draws, which is to be seen. */
  readonly drawn: readonly Point[];
  /** What the ruler draws. */
  readonly children: ComponentChildren;
  /** The number of the piece of terrain that is chosen. */
  readonly piece: number | null;
  readonly terrain: Omit<TerrainHandlers, 'begin'>;
  /** Null where there is no terrain to set up, or what does that is not there yet. */
  readonly tools: TerrainTools | null;
}

/** The table, drawn: elements are tapped, dragged and turned on it, by finger, mouse or keyboard. */
export function Board(props: Props) {
  const { standing, movers, chosen, moving, offered, recoiled, drawn, rulings, view, look } = props;
  const { choose, tap, drag, begin, remove } = props;
  const { before, after } = standing;
  /** Whether a finger is on what it may drag, and whether something was drawn meanwhile. */
  const held = useRef(false);
  const missed = useRef(false);
  /** Whom a key has moved last: where it stands now is said. */
  const [pressed, press] = useState<string | null>(null);
  const [box, drawFrame] = useState<readonly [Point, Point] | null>(null);
  const move = moving ? after : before;
  const baseOf = (label: string): Base | undefined => move.elements.find((each) => each.label === label)?.base;
  /** By what is there now: a drag ends long after it began. */
  const seeAll = useRef((): void => undefined);
  seeAll.current = () => {
    if (!seesAll(view, [before, after], drawn)) look(fitted([before, after], drawn));
  };
  const drawing = JSON.stringify(drawn);
  useEffect(() => {
    // What another answer draws is seen; under a finger nothing moves but what it drags.
    if (held.current) missed.current = true;
    else if (drawn.length > 0) seeAll.current();
  }, [drawing]);
  const letGo = (dragged: boolean): void => {
    held.current = false;
    if (dragged || missed.current) seeAll.current();
    missed.current = false;
  };
  const element = useDrag((label: string) => {
    const start = baseOf(label);
    let isDragged = false;
    held.current = true;
    begin();
    return {
      moved: ({ by }) => {
        if (!isDragged) choose(label);
        isDragged = true;
        if (start !== undefined) drag(label, { at: along(start.at, by), facing: start.facing });
      },
      ended: (dragged) => {
        letGo(dragged);
        if (!dragged) tap(label);
      },
    };
  });
  const turner = useDrag((label: string) => {
    const start = baseOf(label);
    held.current = true;
    begin();
    return {
      moved: ({ at }) => {
        if (start !== undefined) drag(label, turnedTowards(start, at));
      },
      ended: letGo,
    };
  });
  const ground = useDrag((seen: View, { shiftKey }, from): Dragging => {
    if (props.framing || shiftKey) {
      let to = from;
      return {
        moved: ({ at }) => {
          to = at;
          drawFrame([from, at]);
        },
        ended: (was) => {
          drawFrame(null);
          if (was) props.frame(framed(move, from, to));
        },
      };
    }
    return {
      moved: ({ by }) => {
        look({ ...seen, middle: along(seen.middle, by, -1) });
      },
      ended: () => undefined,
    };
  });
  const onKey = (label: string, event: KeyboardEvent): void => {
    const base = baseOf(label);
    const arrow = ARROWS[event.key];
    const turn = TURNS[event.key];
    if (base === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const size = event.shiftKey ? 'fine' : 'coarse';
    if (event.key === 'Enter' || event.key === ' ') tap(label);
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(label);
    else if (arrow !== undefined || turn !== undefined) {
      begin();
      choose(label);
      press(label);
      const at = arrow === undefined ? base.at : along(base.at, arrow, STEP[size]);
      drag(label, { at, facing: base.facing + (turn ?? 0) * TURN[size] });
    } else return;
    event.preventDefault();
  };
  const moves = after !== before;
  const isChosen = (label: string): boolean => label === chosen || props.together.includes(label);
  const tools = moving ? null : props.tools;
  const pieces = {
    terrain: before.position.terrain,
    chosen: props.piece,
    size: view.size,
    begin,
    ...props.terrain,
  };
  const chosenBase = chosen === null ? undefined : baseOf(chosen);
  const handle = chosenBase === undefined ? null : along(chosenBase.at, heading(chosenBase.facing), view.size / 12);
  const lines = useMemo(
    () => new Map(before.position.elements.map((each) => [each.label, writeElement(each)])),
    [before],
  );
  const nameOf = (label: string): string => {
    const end = moving && moves && movers.includes(label) ? baseOf(label) : undefined;
    return (lines.get(label) ?? '') + (end === undefined ? '' : `, moves to ${writePlace(placeAt(end))}`);
  };
  return (
    <div class="diagram board" data-drawn>
      <svg
        viewBox={viewBox(view)}
        class={props.framing ? 'framing' : ''}
        role="group"
        aria-label="The table, north up"
        font-size={view.size / 24}
        {...ground(view)}
      >
        {tools === null ? <TerrainShapes position={before.position} /> : <tools.TerrainLayer {...pieces} />}
        {offered.map((base, index) => (
          <ElementShape key={`offer ${String(index)}`} class="element ghost offered" base={base} aria-hidden="true" />
        ))}
        {recoiled.map((base, index) => (
          <ElementShape key={`recoil ${String(index)}`} class="element ghost recoils" base={base} aria-hidden="true" />
        ))}
        {moves &&
          before.elements
            .filter(({ label }) => movers.includes(label))
            .map(({ label, base }) => (
              <ElementShape key={label} class="element ghost" base={base} aria-hidden="true" />
            ))}
        {handle !== null && chosenBase !== undefined && chosen !== null && (
          <g class="turner" aria-hidden="true" {...turner(chosen)}>
            <line x1={chosenBase.at.x} y1={-chosenBase.at.y} x2={handle.x} y2={-handle.y} />
            <circle class="grip" cx={handle.x} cy={-handle.y} r={view.size / 16} />
            <circle cx={handle.x} cy={-handle.y} r={view.size / 45} />
          </g>
        )}
        {after.elements.map(({ label, side, troop, base }) => (
          <ElementShape
            key={label}
            base={base}
            label={label}
            troop={troop?.type ?? null}
            letters={view.size / 24}
            class={`element ${side} ${isChosen(label) ? 'chosen' : ''}`}
            role="button"
            tabindex={0}
            aria-pressed={isChosen(label)}
            aria-label={nameOf(label)}
            aria-describedby="table-keys"
            data-label={label}
            onKeyDown={(event) => {
              onKey(label, event);
            }}
            {...element(label)}
          />
        ))}
        {tools !== null && <tools.TerrainGrips {...pieces} />}
        <Witnesses rulings={rulings} size={view.size} />
        {props.children}
        {box !== null && <Frame from={box[0]} to={box[1]} />}
      </svg>
      <p class="table-keys" id="table-keys">
        Keys: Enter chooses, arrows move, [ and ] turn, finer with Shift; Delete removes.
      </p>
      <p class="hidden" role="status">
        {pressed !== null && nameOf(pressed)}
      </p>
    </div>
  );
}

/** The frame that is drawn around those who are meant. */
function Frame({ from, to }: { readonly from: Point; readonly to: Point }) {
  return (
    <rect
      class="frame"
      aria-hidden="true"
      x={Math.min(from.x, to.x)}
      y={-Math.max(from.y, to.y)}
      width={Math.abs(from.x - to.x)}
      height={Math.abs(from.y - to.y)}
    />
  );
}

/** The same base with its front towards a point. */
function turnedTowards({ at, facing, depth }: Base, to: Point): Pick<Base, 'at' | 'facing'> {
  const middle = along(at, heading(facing), -depth / 2);
  const degrees = Math.round((Math.atan2(to.x - middle.x, to.y - middle.y) * 180) / Math.PI);
  return { at: along(middle, heading(degrees), depth / 2), facing: degrees };
}
