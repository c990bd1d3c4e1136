import { useEffect, useState } from 'preact/hooks';
import type { AnyTool } from '../any-tool.ts';

/** Whether all is here that replies to a question, or what to do where it could not be loaded. */
export interface Readiness {
  readonly here: boolean;
  /** Null unless it could not be loaded. */
  readonly again: (() => void) | null;
}

/** What replies to a question and is not on the page from the first is loaded when it is asked. */
export function useReady(tool: AnyTool, state: Parameters<AnyTool['reply']>[1]): Readiness {
  const [failed, setFailed] = useState(false);
  const [tries, tryAgain] = useState(0);
  const here = tool.isReady?.(state) ?? true;
  useEffect(() => {
    if (here) return;
    tool.prepare?.(state).then(
      () => {
        setFailed(false);
        tryAgain((times) => times + 1);
      },
      () => {
        setFailed(true);
      },
    );
  }, [tool, state, here, tries]);
  const again = (): void => {
    setFailed(false);
    tryAgain((times) => times + 1);
  };
  return { here, again: failed && !here ? again : null };
}
