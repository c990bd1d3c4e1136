/**
 * The clauses without code that a position is answered by: a page that answers has them too, as it tells their pages, leads to
 * them, and goes by which of them are in force.
 */
export const NAMED_CLAUSES: ReadonlySet<string> = new Set([
  'bhgs.13.8',
  'bhgs.23.2',
  'close-combat.assaulting-fortifications',
  'close-combat.corner-defender',
  'close-combat.corner-two-attackers',
  'close-combat.undefended-section',
  'destroyed-elements.other-friends-spared',
  'element-basing.base-width',
  'fair-play.2.1',
  'fair-play.2.2',
  'recoiling-elements.blocked-by-fortifications',
  'recoiling-elements.blocked-by-friends',
  'recoiling-elements.blocked-by-terrain',
  'recoiling-elements.blocked-recoil',
  'recoiling-elements.pushed-back-elements',
  'recoiling-elements.table-edge',
]);
