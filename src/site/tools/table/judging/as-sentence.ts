import type { Scene } from '../scene.ts';

/** What is asked of a contact in which the move ends. */
export const ENDS_IN_CONTACT: readonly Scene['ask'][] = ['contact', 'pivot', 'turn'];

/**
 * `This wants C: it overlaps D` of an element in the way a person says it: `C lies over D`, as an overlap is a thing of the
 * rules; and what is to be done then.
 */
export function asSentence(wants: string, ask: Scene['ask']): string {
  const done = ENDS_IN_CONTACT.includes(ask) ? 'take a contact that is offered, or move it off' : 'move it off';
  return wants
    .replace(/: it overlaps ([\w -]+ by [\d.]+ paces): bases cannot/u, `: it lies over $1: ${done}`)
    .replace(/^This wants ([\w -]+): it /u, '$1 ')
    .replace(/^This wants ([\w -]+): /u, '$1: ');
}
