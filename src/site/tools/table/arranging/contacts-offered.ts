import type { NearPlace } from '../../../../positions/index.ts';
import { ownEndOf, type Scene } from '../scene.ts';
import { placeAt } from './arrange.ts';
import { leading } from './ending.ts';
import { offersFor } from './offers.ts';
import type { Standing } from './standing.ts';

const NO_OFFERS: Near = { near: null, offers: [] };

/** What is asked of contacts, or turns on one. */
const ASKED_OF_CONTACTS: readonly Scene['ask'][] = ['contact', 'gap', 'pivot', 'turn', 'spontaneous'];

/** Contacts that are offered, and who nearly makes them. */
interface Near {
  readonly near: string | null;
  readonly offers: readonly NearPlace[];
}

/**
 * The contacts that who is chosen, or moves, nearly makes.
 *
 * @param label Who is chosen; empty where nobody is
 * @param asking Whether the move is asked about: it is about that then, whoever is looked at
 */
export function contactsOffered(scene: Scene, standing: Standing, label: string, asking: boolean): Near {
  return asking && (scene.ask === 'form-column' || ownEndOf(scene, label) !== undefined)
    ? contactsInColumn(scene, standing, label)
    : contactsNear(scene, standing, asking ? scene.movers : [label], asking);
}

/** The contacts that the first of these nearly makes who makes any: of a group any member may be the one to make it. */
function contactsNear(scene: Scene, standing: Standing, labels: readonly string[], asking: boolean): Near {
  if (asking && (!ASKED_OF_CONTACTS.includes(scene.ask) || (scene.to !== null && scene.to.kind !== 'at')))
    return NO_OFFERS;
  for (const near of labels) {
    const base = standing.after.elements.find(({ label }) => label === near)?.base;
    if (base === undefined) continue;
    const led = asking && scene.to !== null ? { ...leading(scene, near), to: placeAt(base) } : scene;
    // Of what turns on a front edge no other contact is meant.
    const offers = offersFor(led, standing, near).filter(
      ({ place }) => !asking || scene.ask === 'contact' || place.kind === 'front',
    );
    if (offers.length > 0) return { near, offers };
  }
  return NO_OFFERS;
}

/** The contacts that one nearly makes that ends by itself: behind the first of its group, beside others, or with enemy. */
function contactsInColumn(scene: Scene, standing: Standing, label: string): Near {
  const offers = ownEndOf(scene, label) === undefined ? [] : offersFor(scene, standing, label);
  return offers.length === 0 ? NO_OFFERS : { near: label, offers };
}
