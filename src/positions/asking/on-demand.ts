import { askContact } from './contact/ask-contact.ts';
import type { InEveryCase } from './hands/as-far-as-hands-tell.ts';
import { fieldInWords } from './in-words.ts';
import type { Asker } from './reading/asking.ts';
import type { AskedOf, Matter } from './matters.ts';
import { tableQuery } from './table-query.ts';

/** A matter that is not loaded from the first. */
type Later = Exclude<AskedOf, 'contact'>;

const here = new Map<Later, Asker>();

/** How the asker of each matter is loaded. */
const LOADS: Readonly<Record<Later, () => Promise<void>>> = {
  simultaneous: loads('simultaneous', async () => (await import('./simultaneous/ask-simultaneous.ts')).askSimultaneous),
  approach: loads('approach', async () => (await import('./fronts/ask-approach.ts')).askApproach),
  shoot: loads('shoot', async () => (await import('./shooting/ask-shoot.ts')).askShoot),
  march: loads('march', async () => (await import('./marching/ask-march.ts')).askMarch),
  reach: loads('reach', async () => (await import('./reaching/ask-reach.ts')).askReach),
  gap: loads('gap', async () => (await import('./gaps/ask-gap.ts')).askGap),
  'pass-through': loads('pass-through', async () => (await import('./moving/ask-pass-through.ts')).askPassThrough),
  'form-column': loads('form-column', async () => (await import('./forming/ask-form-column.ts')).askFormColumn),
  'in-front': loads('in-front', async () => (await import('./fronts/ask-in-front.ts')).askInFront),
  'line-up': loads('line-up', async () => (await import('./fronts/ask-line-up.ts')).askLineUp),
  pivot: loads('pivot', async () => (await import('./conforming/ask-pivot.ts')).askPivot),
  turn: loads('turn', async () => (await import('./conforming/ask-turn.ts')).askTurn),
  'press-forward': loads('press-forward', async () => (await import('./moving/ask-press-forward.ts')).askPressForward),
  flee: loads('flee', async () => (await import('./fleeing/ask-flee.ts')).askFlee),
  spontaneous: loads('spontaneous', async () => (await import('./spontaneous/ask-spontaneous.ts')).askSpontaneous),
  combat: loads('combat', async () => (await import('./fighting/ask-combat.ts')).askCombat),
};

function loads(matter: Later, fetched: () => Promise<Asker>): () => Promise<void> {
  return async () => {
    here.set(matter, await fetched());
  };
}

let hands: InEveryCase | null = null;

async function loadHands(): Promise<void> {
  hands = (await import('./hands/in-every-case.ts')).inEveryCase;
}

/** A question cannot be answered yet: it turns on a matter whose asker is not loaded, or on what only hands could tell. */
export class NotLoadedError extends Error {
  /** Loads it, to ask again; it fails where that cannot be fetched. */
  readonly load: () => Promise<void>;

  constructor(matter: Later | 'hands') {
    super(`Cannot ask "${matter}": it is not loaded`);
    this.load = matter === 'hands' ? loadHands : LOADS[matter];
  }
}

/** What a field of the query of a matter asks, in words; by its name alone where the matter has no such field, or is not loaded. */
export function askedBy(matter: Matter, field: string): string {
  const askers =
    matter === 'contact'
      ? [askContact, here.get('simultaneous'), here.get('approach'), here.get('in-front')]
      : [here.get(matter)];
  const asking = askers.find((each) => Object.hasOwn(each?.query?.fields ?? {}, field));
  return fieldInWords(field, asking?.query?.fields[field]?.meaning ?? null);
}

/** @throws {NotLoadedError} If that asker is not loaded */
export function askerOnDemand(matter: AskedOf): Asker {
  if (matter === 'contact') return askContact;
  const asker = here.get(matter);
  if (asker === undefined) throw new NotLoadedError(matter);
  return asker;
}

/** @throws {NotLoadedError} If it is not loaded */
export function inEveryCaseOnDemand(): InEveryCase {
  if (hands === null) throw new NotLoadedError('hands');
  return hands;
}

/** Load the asker of a matter, if it is not here; it fails where that cannot be fetched. */
export async function loadAsker(matter: Matter): Promise<void> {
  if (matter !== 'contact' && !here.has(matter)) await LOADS[matter]();
}

/**
 * The query `table` for a page, which loads what it asks when it is asked: nobody asks everything, and most ask of contacts.
 * It throws a `NotLoadedError` where an answer turns on what is not loaded. It does not look for where a move may end instead.
 */
export const TABLE_ON_DEMAND = tableQuery(askerOnDemand, inEveryCaseOnDemand, null);
