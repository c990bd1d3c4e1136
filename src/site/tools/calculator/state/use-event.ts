import { useEffect, useState } from 'preact/hooks';
import { currentEvent, whenPlayChanges, type EventSheet } from '../../../event/link/index.ts';

/** The event that the device plays at, which may be left while it is looked at. */
export function useEvent(): EventSheet | null {
  const [event, set] = useState<EventSheet | null>(null);
  useEffect(() => {
    const look = (): void => {
      set(currentEvent());
    };
    look();
    return whenPlayChanges(look);
  }, []);
  return event;
}
