import { askContact } from './contact/ask-contact.ts';
import type { Matter } from './table-fields.ts';
import { tableQuery, type Asker } from './table-query.ts';

/** Where each asker stands who is not here from the first. */
const LOADS: Readonly<Record<Exclude<Matter, 'contact'>, () => Promise<Asker>>> = {
  shoot: async () => (await import('./shooting/ask-shoot.ts')).askShoot,
  march: async () => (await import('./marching/ask-march.ts')).askMarch,
  gap: async () => (await import('./gaps/ask-gap.ts')).askGap,
  'pass-through': async () => (await import('./moving/ask-pass-through.ts')).askPassThrough,
  'in-front': async () => (await import('./fronts/ask-in-front.ts')).askInFront,
  'line-up': async () => (await import('./fronts/ask-line-up.ts')).askLineUp,
  pivot: async () => (await import('./conforming/ask-pivot.ts')).askPivot,
  turn: async () => (await import('./conforming/ask-turn.ts')).askTurn,
  'press-forward': async () => (await import('./moving/ask-press-forward.ts')).askPressForward,
  flee: async () => (await import('./fleeing/ask-flee.ts')).askFlee,
  combat: async () => (await import('./fighting/ask-combat.ts')).askCombat,
};

const here = new Map<Matter, Asker>([['contact', askContact]]);

/** The query `table` for a page, which loads what it asks when it is asked: nobody asks everything, and most ask of contacts. */
export const TABLE_ON_DEMAND = {
  /** It can be asked about a matter that is loaded. */
  query: tableQuery((matter) => {
    const asker = here.get(matter);
    if (asker === undefined) throw new Error(`Cannot ask "${matter}": it is not loaded`);
    return asker;
  }),
  isLoaded: (matter: Matter): boolean => here.has(matter),
  /** @throws {Error} If it cannot be fetched */
  load: async (matter: Matter): Promise<void> => {
    if (matter !== 'contact') here.set(matter, await LOADS[matter]());
  },
};
