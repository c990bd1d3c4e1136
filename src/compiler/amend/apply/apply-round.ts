import { digestClause, type Change, type Clause, type Problem, type Section } from '../../rulebook/index.ts';
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
      if ('section' in outcome) sections.set(plan.id, withChanges(outcome.section, [], [patch]));
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
    sections.set(id, withChanges(revision.section, section.clauses, applied));
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

/** A section that was read again has forgotten what changed its clauses. Other words in their code are no change of theirs. */
function withChanges(section: Section, before: readonly Clause[], patches: readonly Patch[]): Section {
  const old = new Map(before.map((clause) => [clause.id, clause]));
  const added = new Map<string, Change>();
  for (const patch of patches) {
    const { edition, amendment, kind, cites, position, notes } = patch;
    const cell = patch.kind === 'SetCell' ? { cell: { row: patch.row, column: patch.column } } : {};
    const change = { edition, amendment, kind, ...cell, position, notes };
    if (patch.kind !== 'Insert') added.set(patch.clause, { ...change, cites });
    else for (const clause of patch.clauses) added.set(clause.id, { ...change, cites: citedFor(clause, cites) });
  }
  const clauses = section.clauses.map((clause): Clause => {
    const was = old.get(clause.id);
    const change = added.get(clause.id);
    const inCode = change?.kind === 'ReplaceText' && was !== undefined && digestClause(was) === digestClause(clause);
    return { ...clause, changes: [...(was?.changes ?? []), ...(change === undefined || inCode ? [] : [change])] };
  });
  return { ...section, clauses };
}

/** Of what several clauses are inserted by, what is cited for one of them: all of it, where it cites none of that itself. */
function citedFor(clause: Clause, cites: readonly string[]): readonly string[] {
  const own = cites.filter((cite) => clause.cites.includes(cite));
  return own.length === 0 ? cites : own;
}

function withInserted(before: Draft['inserted'], inserts: readonly InsertPatch[]): Draft['inserted'] {
  const inserted = new Map(before);
  for (const { anchor, clauses } of inserts) {
    const last = anchor.at === 'afterSection' ? anchor.inserted.id : clauses.at(-1)?.id;
    if (last !== undefined) inserted.set(anchorKey(anchor), [...(before.get(anchorKey(anchor)) ?? []), last]);
  }
  return inserted;
}
