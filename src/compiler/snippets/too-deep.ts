import type { Problem } from '../rulebook/index.ts';

/** Code that goes so deep that what reads it runs out of room, although its signs do not show it. */
export function tooDeep(kind: string, clause: string, places: Problem['places']): Problem {
  return {
    headline: `The ${kind} of "${clause}" goes too deep to be read`,
    places,
    hint: 'give a part of it a name of its own.',
  };
}
