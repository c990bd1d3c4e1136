import type { Anchor, Patch } from '../model.ts';

/** What a patch changes, and what must not change under it. */
export interface Claims {
  readonly changes: readonly string[];
  readonly reliesOn: readonly string[];
}

/**
 * What a patch changes and what it relies on, as keys in words. Two patches of one edition are independent unless one
 * changes what the other changes or relies on.
 *
 * @param patch The patch
 * @returns Its keys
 */
export function claimsOf(patch: Patch): Claims {
  switch (patch.kind) {
    case 'Delete':
      return { changes: [textKey(patch.clause), clauseKey(patch.clause)], reliesOn: [] };
    case 'Insert': {
      const { anchor } = patch;
      const clauses = patch.clauses.flatMap(({ id }) => [textKey(id), clauseKey(id)]);
      const section = anchor.at === 'afterSection' ? [sectionKey(anchor.inserted.id)] : [];
      return { changes: [anchorKey(anchor), ...section, ...clauses], reliesOn: [anchoredAt(anchor)] };
    }
    default:
      // A Delete and an Insert change the text too, so that is all there is to rely on.
      return { changes: [textKey(patch.clause)], reliesOn: [] };
  }
}

/**
 * The one place in a rulebook where an Insert puts its clauses.
 *
 * @param anchor The anchor
 * @returns Its key, in words
 */
export function anchorKey(anchor: Anchor): string {
  switch (anchor.at) {
    case 'section':
      return `the end of ${anchoredAt(anchor)}`;
    case 'afterSection':
      return `the place after ${anchoredAt(anchor)}`;
    default:
      return `the place ${anchor.at} ${anchoredAt(anchor)}`;
  }
}

function anchoredAt(anchor: Anchor): string {
  return 'clause' in anchor ? clauseKey(anchor.clause) : sectionKey(anchor.section);
}

function clauseKey(id: string): string {
  return `clause "${id}"`;
}

function sectionKey(id: string): string {
  return `section "${id}"`;
}

function textKey(id: string): string {
  return `the text of clause "${id}"`;
}
