import type { Problem, Rulebook } from '../../rulebook/index.ts';
import { AmendmentError } from '../amendment-error.ts';
import { applyRound } from './apply-round.ts';
import { claimsOf } from '../plan/claims.ts';
import { draftOf } from '../draft.ts';
import { findConflicts } from '../check/find-conflicts.ts';
import { findStaleShortForms } from '../check/find-stale-short-forms.ts';
import type { Amendment, Patch } from '../model.ts';
import { placeOfPatch } from '../places.ts';

/**
 * Apply all amendments that lead to an edition, leaving every clause they do not name untouched, byte for byte.
 *
 * @param book The rulebook of the edition before
 * @param amendments The amendments, in any order
 * @param edition The edition that they lead to
 * @returns A new rulebook; `book` is not modified
 * @throws {AmendmentError} With every independent problem, if a target is missing, a guard does not match or an order is not stated
 */
export function applyAmendments(book: Rulebook, amendments: readonly Amendment[], edition: string): Rulebook {
  const patches = amendments.toSorted(byName).flatMap((amendment) => amendment.patches);
  const conflicts = findConflicts(patches, edition);
  const problems: Problem[] = [...strangers(patches, edition), ...conflicts.problems];
  const unsettled = new Set([...conflicts.patches].flatMap((patch) => claimsOf(patch).changes));

  let draft = draftOf({ ...book, edition }, new Map());
  for (const order of ordersOf(patches)) {
    // What hangs on a patch that failed would fail for no reason of its own.
    const independent = patches.filter((patch) => {
      const { changes, reliesOn } = claimsOf(patch);
      return patch.order === order && ![...changes, ...reliesOn].some((key) => unsettled.has(key));
    });
    const round = applyRound(independent, draft);
    draft = round.draft;
    problems.push(...round.problems);
    for (const patch of round.failed) for (const key of claimsOf(patch).changes) unsettled.add(key);
  }
  if (problems.length === 0) {
    const files = new Set(amendments.map(({ source }) => source.positionAt(0).file));
    problems.push(...findStaleShortForms(book, draft.book, files));
  }
  if (problems.length > 0) throw new AmendmentError(problems);
  return draft.book;
}

/** The orders that are stated, lowest first; patches without one are independent of all others, so they can go first. */
function ordersOf(patches: readonly Patch[]): (number | null)[] {
  const stated = new Set(patches.flatMap(({ order }) => order ?? []));
  return [null, ...[...stated].toSorted((one, other) => one - other)];
}

function strangers(patches: readonly Patch[], edition: string): Problem[] {
  return patches
    .filter((patch) => patch.edition !== edition)
    .map((patch) => ({
      headline: `Cannot apply amendment "${patch.amendment}": expected edition ${edition}, found ${patch.edition}`,
      places: [placeOfPatch(patch)],
    }));
}

function byName(one: Amendment, other: Amendment): number {
  return one.name < other.name ? -1 : Number(one.name > other.name);
}
