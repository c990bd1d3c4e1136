import { useRef } from 'preact/hooks';
import { SCENE } from '../../index.ts';

/** How many steps can be taken back. */
const STEPS = 100;

/** Steps that can be taken back. */
export interface Undo {
  /** Before something is changed: what it was can be gone back to. */
  readonly mark: () => void;
  /** Null where there is nothing to take back. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

/**
 * What was changed on the table can be taken back.
 *
 * @param text The table as it is
 * @param restore Puts another in its place
 */
export function useUndo(text: string, restore: (text: string) => void): Undo {
  const past = useRef<string[]>([]);
  const future = useRef<string[]>([]);
  const latest = useRef(text);
  latest.current = text;
  const step = (from: string[], to: string[]): (() => void) | null => {
    const at = from.findLastIndex((each) => each !== text && asAsked(each, text) !== text);
    const found = from[at];
    if (found === undefined) return null;
    return () => {
      from.splice(at);
      to.push(text);
      restore(asAsked(found, text));
    };
  };
  return {
    mark: () => {
      if (past.current.at(-1) === latest.current) return;
      past.current = [...past.current, latest.current].slice(-STEPS);
      future.current = [];
    },
    undo: step(past.current, future.current),
    redo: step(future.current, past.current),
  };
}

/** A table as it was before, of which the same is asked as now: what is asked is looked through, and moves nothing. */
function asAsked(before: string, now: string): string {
  const [one, other] = [SCENE.read(before), SCENE.read(now)];
  return SCENE.write({ ...one, ask: other.ask, tell: one.ask === other.ask ? one.tell : {} });
}
