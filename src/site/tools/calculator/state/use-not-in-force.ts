import { useEffect, useState } from 'preact/hooks';
import { useEvent } from './use-event.ts';

/**
 * Of the texts that an answer rests on, whose are not in force at the event in play, in words; null where none is, and where
 * the device plays at no event.
 *
 * @param clauses Those of its steps
 */
export function useNotInForce(clauses: readonly string[]): string | null {
  const event = useEvent();
  const [says, say] = useState<string | null>(null);
  const ids = clauses.join(' ');
  useEffect(() => {
    let isCurrent = true;
    const look = async (): Promise<void> => {
      const found = event === null ? null : (await import('./not-in-force.ts')).notInForce(ids.split(' '), event);
      if (isCurrent) say(found);
    };
    look().catch(() => {
      // Nobody may take silence for leave.
      if (isCurrent) say('What is in force at the event in play could not be loaded: see its sheet.');
    });
    return () => {
      isCurrent = false;
    };
  }, [event, ids]);
  return says;
}
