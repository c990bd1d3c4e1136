import { useRef } from 'preact/hooks';

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
 * @param asNow How one that it was before is put in its place: what is no step of its own is as it is now
 * @param restore Puts another in its place
 */
export function useUndo(
  text: string,
  asNow: (before: string, now: string) => string,
  restore: (text: string) => void,
): Undo {
  const past = useRef<string[]>([]);
  const future = useRef<string[]>([]);
  const latest = useRef(text);
  latest.current = text;
  const step = (from: string[], to: string[]): (() => void) | null => {
    const at = from.findLastIndex((each) => each !== text && asNow(each, text) !== text);
    const found = from[at];
    if (found === undefined) return null;
    return () => {
      from.splice(at);
      to.push(text);
      restore(asNow(found, text));
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
