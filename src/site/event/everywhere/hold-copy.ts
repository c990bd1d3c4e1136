import { holdingEvent, whenPlayChanges } from '../link/index.ts';
import { askKept, watchKept, type KeptState } from '../../offline/keeping/index.ts';

let state: KeptState | undefined;
/** What the worker was asked last: until it has answered, it is not asked again. */
let asked: string | null | undefined;

/** See to it that the copy on this device stays as it is while the device plays at an event that is not over, and no longer. */
export function holdCopy(): void {
  if (state !== undefined) return;
  state = { is: 'none' };
  watchKept((report) => {
    ({ state } = report);
    holdOrLetGo();
  });
  whenPlayChanges(holdOrLetGo);
}

function holdOrLetGo(): void {
  if (state === undefined || !('heldFor' in state)) return;
  const event = holdingEvent()?.name ?? null;
  if (state.heldFor === event) asked = undefined;
  else if (asked !== event) {
    asked = event;
    void askKept({ ask: 'hold', event });
  }
}
