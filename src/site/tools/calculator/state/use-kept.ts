import { useEffect, useRef, useState } from 'preact/hooks';
import type { KeptPlace } from './kept.ts';

/** Whether it is on the device: not `yet` if a link brought it, and `never` where the browser keeps nothing. */
export type Keeping = 'kept' | 'yet' | 'never';

/**
 * Keep what is told here; what a link brought only once it is changed, or asked for.
 *
 * @param edition Empty until its rules are loaded
 * @param yields Whether what is kept gives way to this as soon as it is changed; else only when that is asked for
 */
export function useKept(
  place: KeptPlace,
  edition: string,
  text: string,
  yields: (text: string) => boolean = () => true,
): { readonly keeping: Keeping; readonly keep: () => void } {
  const brought = useRef<string | null>(null);
  const [keeping, tell] = useState<Keeping>('yet');
  const [own, setOwn] = useState(false);
  useEffect(() => {
    if (edition === '') return;
    brought.current ??= text;
    const changed = text !== brought.current && yields(text);
    if (!own && !changed && place.kept().text !== text) return;
    setOwn(true);
    tell(place.keep(edition, text) ? 'kept' : 'never');
  }, [place, edition, text, own]);
  return {
    keeping,
    keep: () => {
      setOwn(true);
    },
  };
}
