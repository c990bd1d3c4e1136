import type { Edit } from '../../rulebook/index.ts';
import { meantClause, type Draft, type Found } from '../draft.ts';
import type { InsertPatch, Patch } from '../model.ts';
import { placeOfClause } from '../places.ts';
import { planDelete } from './plan-delete.ts';
import { planInsert } from './plan-insert.ts';
import { planReplace } from './plan-replace.ts';
import { planReplaceText } from './plan-replace-text.ts';
import { planSetCell } from './plan-set-cell.ts';
import type { Objection, Plan } from './plan.ts';

/**
 * Find out what a patch does to the rulebook, or why it cannot.
 *
 * @param patch The patch
 * @param draft The rulebook that it is applied to
 * @returns The edits to make, the section to add, or the refusal
 */
export function planPatch(patch: Patch, draft: Draft): Plan {
  if (patch.kind === 'Insert') return planInsert(patch, draft);
  const found = draft.clauses.get(patch.clause);
  const target = `clause "${patch.clause}"`;
  if (found === undefined) {
    const what = `edition ${patch.edition} has no such clause at this point`;
    return { kind: 'refusal', patch, target, what, places: [], hint: meantClause(draft, patch.clause) };
  }
  const place = placeOfClause(found.section, found.clause);
  const planned = editsOf(patch, found);
  return 'what' in planned
    ? { kind: 'refusal', patch, target, ...planned, places: [place, ...(planned.places ?? [])] }
    : { kind: 'edit', patch, section: found.section, edits: planned, rank: 1, target, place };
}

function editsOf(patch: Exclude<Patch, InsertPatch>, found: Found): readonly Edit[] | Objection {
  switch (patch.kind) {
    case 'Replace':
      return planReplace(patch, found);
    case 'ReplaceText':
      return planReplaceText(patch, found);
    case 'SetCell':
      return planSetCell(patch, found);
    case 'Delete':
      return planDelete(patch, found);
  }
}
