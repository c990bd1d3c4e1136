import { nearest } from '../../schemas/index.ts';
import { SourceText, type Section } from '../../rulebook/index.ts';
import { meantClause, type Draft } from '../draft.ts';
import { anchorKey } from './claims.ts';
import type { InsertPatch } from '../model.ts';
import { newSectionSource } from './new-section-source.ts';
import { blankLine, insertedText } from '../parse/inserted-text.ts';
import { placeOfClause, placeOfSection } from '../places.ts';
import type { EditPlan, Plan, Refusal } from './plan.ts';

/**
 * Find out where new clauses go, or why they cannot.
 *
 * @param patch The patch
 * @param draft The rulebook that it is applied to
 * @returns The edits to make, the section to add, or the refusal
 */
export function planInsert(patch: InsertPatch, draft: Draft): Plan {
  const { anchor, clauses } = patch;
  for (const { id } of clauses) {
    const twin = draft.clauses.get(id);
    if (twin === undefined) continue;
    return refusal(patch, `clause "${id}"`, 'there is a clause of this id already', {
      places: [placeOfClause(twin.section, twin.clause)],
    });
  }
  if ('clause' in anchor) return planBeside(patch, anchor.at, anchor.clause, draft);

  const { sections } = draft.book;
  const target = `section "${anchor.section}"`;
  const section = sections.find(({ id }) => id === anchor.section);
  if (section === undefined) {
    const meant = nearest(
      anchor.section,
      sections.map(({ id }) => id),
    );
    const hint = meant === null ? undefined : `did you mean "${meant}"?`;
    return refusal(patch, target, `edition ${patch.edition} has no such section at this point`, { hint });
  }
  const place = placeOfSection(section);
  if (anchor.at === 'section')
    return { kind: 'edit', patch, section, edits: [atEnd(patch, section)], rank: 2, target, place };

  const { id } = anchor.inserted;
  const twin = sections.find((candidate) => candidate.id === id);
  if (twin !== undefined)
    return refusal(patch, `section "${id}"`, 'there is a section of this id already', {
      places: [placeOfSection(twin)],
    });
  return {
    kind: 'section',
    patch,
    id,
    source: newSectionSource(patch, anchor.inserted, section, draft),
    target,
    place,
  };
}

function planBeside(patch: InsertPatch, at: 'after' | 'before', anchor: string, draft: Draft): Plan {
  const target = `clause "${anchor}"`;
  const named = draft.clauses.get(anchor);
  if (named === undefined) {
    return refusal(patch, target, `edition ${patch.edition} has no such clause at this point`, {
      hint: meantClause(draft, anchor),
    });
  }
  const place = placeOfClause(named.section, named.clause);
  const plan = (section: Section, edit: EditPlan['edits'][number], rank: number): Plan => ({
    kind: 'edit',
    patch,
    section,
    edits: [edit],
    rank,
    target,
    place,
  });
  if (at === 'before') {
    const { section, clause } = named;
    const replacement = SourceText.join(insertedText(patch), blankLine(patch));
    return plan(section, { start: clause.start, end: clause.start, replacement }, 2);
  }
  // Inserts after one clause read in their order: the second stands behind what the first has put there.
  const earlier = draft.inserted.get(anchorKey(patch.anchor))?.findLast((id) => draft.clauses.has(id));
  const { section, clause } = (earlier === undefined ? undefined : draft.clauses.get(earlier)) ?? named;
  const replacement = SourceText.join(blankLine(patch), insertedText(patch));
  return plan(section, { start: clause.end, end: clause.end, replacement }, 0);
}

function atEnd(patch: InsertPatch, section: Section): EditPlan['edits'][number] {
  const { source } = section;
  const gap = blankLine(patch);
  const feed = gap.slice(0, gap.length / 2);
  const endsLine = source.text.endsWith('\n');
  const text = insertedText(patch);
  const replacement = endsLine ? SourceText.join(feed, text, feed) : SourceText.join(gap, text);
  return { start: source.length, end: source.length, replacement };
}

function refusal(
  patch: InsertPatch,
  target: string,
  what: string,
  more: Partial<Pick<Refusal, 'places' | 'hint'>>,
): Refusal {
  return { kind: 'refusal', patch, target, what, places: more.places ?? [], hint: more.hint };
}
