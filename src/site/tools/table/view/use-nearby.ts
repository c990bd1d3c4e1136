import { useEffect, useState } from 'preact/hooks';
import type { DbmRules } from '../../../../rules/index.ts';
import { spareTime } from '../../../ground/spare-time.ts';
import { nearbyIn, NOWHERE, type NearbyPlaces, type Scene, type TableShown } from '../../index.ts';

/** For so long, in milliseconds, nothing is moved: a finger that drags is not held up. */
const STILL = 150;

/** A scene, and what the rules say of it. */
export interface Judged {
  readonly scene: Scene;
  /** The same in words. */
  readonly text: string;
  readonly rules: DbmRules | null;
  readonly answer: TableShown;
}

/**
 * Where the move may end instead. It is looked for when nothing is moved and the page has time, as it takes as long as many
 * verdicts.
 */
export function useNearby({ scene, text, rules, answer: { verdict, rulings } }: Judged): NearbyPlaces {
  const [found, tell] = useState({ text: '', nearby: NOWHERE });
  const isWanted = verdict !== 'yes' && rulings.length > 0;
  useEffect(() => {
    if (rules === null || !isWanted) return undefined;
    let wanted = true;
    const look = async (): Promise<void> => {
      await spareTime();
      if (!wanted) return;
      const nearby = await nearbyIn(rules, scene);
      tell({ text, nearby });
    };
    const waiting = setTimeout(() => {
      look().catch(console.warn);
    }, STILL);
    return () => {
      wanted = false;
      clearTimeout(waiting);
    };
    // The scene is what the text says.
  }, [text, rules, isWanted]);
  return isWanted && found.text === text ? found.nearby : NOWHERE;
}
