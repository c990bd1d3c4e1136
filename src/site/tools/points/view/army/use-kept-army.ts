import { useEffect, useRef, useState } from 'preact/hooks';
import { isKept, keepArmy } from './kept-army.ts';

/** Whether an army is on the device: not `yet` if a link brought it, and `never` where the browser keeps nothing. */
export type Keeping = 'kept' | 'yet' | 'never';

/**
 * Keep the army that is built here; one that a link brought only once it is changed, or asked for.
 *
 * @param edition Empty until its rules are loaded
 */
export function useKeptArmy(edition: string, army: string): { readonly keeping: Keeping; readonly keep: () => void } {
  const brought = useRef<string | null>(null);
  const [keeping, tell] = useState<Keeping>('yet');
  const [own, setOwn] = useState(false);
  useEffect(() => {
    if (edition === '') return;
    brought.current ??= army;
    if (!own && army === brought.current && !isKept(army)) return;
    setOwn(true);
    tell(keepArmy(edition, army) ? 'kept' : 'never');
  }, [edition, army, own]);
  return {
    keeping,
    keep: () => {
      setOwn(true);
    },
  };
}
