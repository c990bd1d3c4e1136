import { useEffect, useState } from 'preact/hooks';
import { editionInPlay, whenPlayChanges, type InPlay } from '../../../event/link/index.ts';

/** What the device plays, which may change while it is looked at; null where it is the newest edition. */
export function useInPlay(): InPlay | null {
  const [play, set] = useState<InPlay | null>(null);
  useEffect(() => {
    const look = (): void => {
      set(editionInPlay());
    };
    look();
    return whenPlayChanges(look);
  }, []);
  return play;
}
