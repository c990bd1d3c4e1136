import { useEffect, useRef, useState } from 'preact/hooks';
import type { Standing } from '../../../index.ts';
import { fitted, type View } from './view-box.ts';

/**
 * The part of the table that is seen. It stays where it is while elements are moved, and is fitted to another position.
 *
 * @param of Changes where another position is looked at
 */
export function useView(standing: Standing | null, of: number): readonly [View, (view: View) => void] {
  const seen = standing === null ? [] : [standing.before, standing.after];
  const [view, look] = useState<View>(() => fitted(seen));
  const shown = useRef(of);
  useEffect(() => {
    if (shown.current !== of) look(fitted(seen));
    shown.current = of;
  });
  return [view, look];
}
