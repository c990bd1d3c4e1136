import { useEffect, useState } from 'preact/hooks';
import type { AnyTool } from '../any-tool.ts';

/** Whether all is here that replies to a question; what is not is loaded. */
export function useReady(tool: AnyTool, state: Parameters<AnyTool['reply']>[1]): boolean {
  const [, showAgain] = useState(0);
  const ready = tool.isReady?.(state) ?? true;
  useEffect(() => {
    if (ready) return;
    tool.prepare?.(state).then(
      () => {
        showAgain((times) => times + 1);
      },
      // Another question, or the same once more, tries again.
      () => undefined,
    );
  }, [tool, ready, state]);
  return ready;
}
