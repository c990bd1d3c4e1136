import type { Change, Clause, Problem, Section } from '../../rulebook/index.ts';
import { anchorKey } from '../plan/claims.ts';
import { draftOf, type Draft } from '../draft.ts';
import type { InsertPatch, Patch } from '../model.ts';
import { placeOfPatch } from '../places.ts';
import { planPatch } from '../plan/plan-patch.ts';
import type { EditPlan, Refusal } from '../plan/plan.ts';
import { blame, reviseSection, tryParse } from './revise-section.ts';

/** The rulebook after a round of patches, and those that had to be left out. */
export interface Round {
  readonly draft: Draft;
  readonly problems: readonly Problem[];
  readonly failed: readonly Patch[];
}

/**
 * Apply patches that are independent of each other. Each section that they touch is read again once.
 *
 * @param patches The patches
 * @param draft The rulebook before them
 * @returns The rulebook after those that could be applied
 */
export function applyRound(patches: readonly Patch[], draft: Draft): Round {
  const problems: Problem[] = [];
  const failed: Patch[] = [];
  const edits = new Map<string, EditPlan[]>();
  const sections = new Map<string, Section>(draft.book.sections.map((section) => [section.id, section]));
  for (const patch of patches) {
    const plan = planPatch(patch, draft);
    if (plan.kind === 'edit') {
      const plans = edits.get(plan.section.id);
      if (plans === undefined) edits.set(plan.section.id, [plan]);
      else plans.push(plan);
    } else if (plan.kind === 'refusal') {
      problems.push(problemOf(plan));
      failed.push(patch);
    } else {
      const outcome = tryParse(plan.source, plan.id);
      if ('section' in outcome) sections.set(plan.id, withChanges(outcome.section, new Map(), [patch]));
      else {
        problems.push(...blame(plan, outcome.broken));
        failed.push(patch);
      }
    }
  }
  for (const [id, plans] of edits) {
    const [{ section }] = plans as [EditPlan, ...EditPlan[]]; // a list of edits is made with its first one
    const revision = reviseSection(section, plans);
    problems.push(...revision.problems);
    failed.push(...revision.failed);
    const applied = plans.map(({ patch }) => patch).filter((patch) => !revision.failed.includes(patch));
    sections.set(id, withChanges(revision.section, changesOf(section), applied));
  }
  const inOrder = [...sections.values()].toSorted((one, other) => one.order - other.order);
  const inserts = patches.filter((patch) => patch.kind === 'Insert' && !failed.includes(patch)) as InsertPatch[]; // the filter says so
  return {
    draft: draftOf({ ...draft.book, sections: inOrder }, withInserted(draft.inserted, inserts)),
    problems,
    failed,
  };
}

function problemOf({ patch, target, what, places, hint }: Refusal): Problem {
  return {
    headline: `Cannot apply amendment "${patch.amendment}" to ${target}: ${what}`,
    places: [placeOfPatch(patch), ...places],
    hint,
  };
}

function changesOf({ clauses }: Section): ReadonlyMap<string, readonly Change[]> {
  return new Map(clauses.map(({ id, changes }) => [id, changes]));
}

/** A section that was read again has forgotten what changed its clauses. */
function withChanges(
  section: Section,
  before: ReadonlyMap<string, readonly Change[]>,
  patches: readonly Patch[],
): Section {
  const added = new Map<string, Change>();
  for (const patch of patches) {
    const { edition, amendment, kind, cites, position, notes } = patch;
    const ids = patch.kind === 'Insert' ? patch.clauses.map(({ id }) => id) : [patch.clause];
    for (const id of ids) added.set(id, { edition, amendment, kind, cites, position, notes });
  }
  const clauses = section.clauses.map((clause): Clause => {
    const change = added.get(clause.id);
    return { ...clause, changes: [...(before.get(clause.id) ?? []), ...(change === undefined ? [] : [change])] };
  });
  return { ...section, clauses };
}

function withInserted(before: Draft['inserted'], inserts: readonly InsertPatch[]): Draft['inserted'] {
  const inserted = new Map(before);
  for (const { anchor, clauses } of inserts) {
    const last = anchor.at === 'afterSection' ? anchor.inserted.id : clauses.at(-1)?.id;
    if (last !== undefined) inserted.set(anchorKey(anchor), [...(before.get(anchorKey(anchor)) ?? []), last]);
  }
  return inserted;
}
