import type { Decision } from '../../frame/decide.ts';
import type { TrailStep } from '../../frame/trail.ts';

/** The step of a trail at which a clause decided; with its amount, where it is part of a sum. */
export function trailStep(step: string, { clause }: Decision<unknown>, label: string, amount?: number): TrailStep {
  return { step, ...(amount === undefined ? {} : { amount }), clause: clause.id, label };
}

/** Words with a capital, as a label begins. */
export function capital(words: string): string {
  return words.replace(/^./, (letter) => letter.toUpperCase());
}
