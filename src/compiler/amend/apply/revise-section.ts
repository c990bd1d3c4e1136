import { parseSection, RulebookError, spliceAll } from '../../rulebook/index.ts';
import type { Clause, Place, Problem, Section, SourceText } from '../../rulebook/index.ts';
import type { Patch } from '../model.ts';
import { placeOfPatch } from '../places.ts';
import type { EditPlan, SectionPlan } from '../plan/plan.ts';

/** A section after a round of patches, and those that had to be left out. */
export interface Revision {
  readonly section: Section;
  readonly problems: readonly Problem[];
  readonly failed: readonly Patch[];
}

type Outcome = { readonly section: Section } | { readonly broken: readonly Problem[] };

/**
 * Make the edits of independent patches to a section, all at once, and read it again. Only where that fails are they
 * tried one by one, to tell which one is to blame.
 *
 * @param section The section
 * @param plans What each patch does to it
 * @returns The section with the patches that leave it readable
 */
export function reviseSection(section: Section, plans: readonly EditPlan[]): Revision {
  const together = attempt(section, plans);
  if ('section' in together) return { section: together.section, problems: [], failed: [] };
  const failures = plans.flatMap((plan) => {
    const alone = plans.length === 1 ? together : attempt(section, [plan]);
    return 'broken' in alone ? [{ plan, broken: alone.broken }] : [];
  });
  if (failures.length === 0)
    return { section, problems: blameAll(section, plans, together.broken), failed: plans.map(({ patch }) => patch) };
  const rest = plans.filter((plan) => !failures.some((failure) => failure.plan === plan));
  const revised = rest.length === 0 ? { section, problems: [], failed: [] } : reviseSection(section, rest);
  return {
    section: revised.section,
    problems: [...failures.flatMap(({ plan, broken }) => blame(plan, broken)), ...revised.problems],
    failed: [...failures.map(({ plan }) => plan.patch), ...revised.failed],
  };
}

/**
 * Say that a patch would leave a section unreadable.
 *
 * @param plan What the patch does
 * @param broken What is wrong with the section then
 * @returns The problems, with the places of the patch
 */
export function blame({ patch, target, place }: EditPlan | SectionPlan, broken: readonly Problem[]): Problem[] {
  return broken.map(({ headline, places, hint }) => ({
    headline: `Cannot apply amendment "${patch.amendment}" to ${target}: the result would be broken. ${headline}`,
    places: [placeOfPatch(patch), place, ...places.filter((inner) => !isSamePlace(inner, place))],
    hint,
  }));
}

/** No patch breaks the section, but all of them together do. */
function blameAll({ id }: Section, plans: readonly EditPlan[], broken: readonly Problem[]): Problem[] {
  return broken.map(({ headline, places, hint }) => ({
    headline: `Cannot apply ${plans.length} patches to section "${id}" together: the result would be broken. ${headline}`,
    places: [...plans.map(({ patch }) => placeOfPatch(patch)), ...places],
    hint,
  }));
}

function isSamePlace(one: Place, other: Place): boolean {
  const { file, line } = one.position;
  return file === other.position.file && line === other.position.line && one.label === other.label;
}

function attempt(section: Section, plans: readonly EditPlan[]): Outcome {
  const inRank = plans.toSorted((one, other) => one.rank - other.rank);
  const source = spliceAll(
    section.source,
    inRank.flatMap(({ edits }) => edits),
  );
  const outcome = tryParse(source, section.id);
  if ('broken' in outcome) return outcome;
  const strays = strayClauses(section, outcome.section, plans);
  return strays.length > 0 ? { broken: strays } : outcome;
}

/**
 * Parse a section.
 *
 * @param source The whole file
 * @param id Id of the section
 * @returns The section, or what is wrong with it
 */
export function tryParse(source: SourceText, id: string): Outcome {
  try {
    return { section: parseSection(source, id) };
  } catch (error) {
    if (error instanceof RulebookError) return { broken: error.problems };
    throw error;
  }
}

/** New wording could close its clause and open another, or swallow the next: then nobody said where that comes from. */
function strayClauses(before: Section, after: Section, plans: readonly EditPlan[]): Problem[] {
  const expected = new Map(before.clauses.map((clause) => [clause.id, clause]));
  for (const { patch } of plans) {
    if (patch.kind === 'Insert') for (const clause of patch.clauses) expected.set(clause.id, clause);
    else if (patch.kind === 'Delete') expected.delete(patch.clause);
  }
  const present = new Set(after.clauses.map(({ id }) => id));
  const stray = (headline: string, { title, position }: Clause, hint: string): Problem => ({
    headline,
    places: [{ position, label: `${after.title} › ${title}` }],
    hint,
  });
  return [
    ...after.clauses
      .filter(({ id }) => !expected.has(id))
      .map((clause) =>
        stray(
          `Clause "${clause.id}" would come in with the wording of another`,
          clause,
          'new clauses come in by <Insert>.',
        ),
      ),
    ...[...expected.values()]
      .filter(({ id }) => !present.has(id))
      .map((clause) => stray(`Clause "${clause.id}" would be lost`, clause, 'clauses go by <Delete>.')),
  ];
}
