import type { Clause, Place, Section } from '../rulebook/index.ts';
import type { Patch } from './model.ts';

/** Where a patch stands. */
export function placeOfPatch(patch: Patch): Place {
  return { position: patch.position, label: `${patch.kind} of amendment "${patch.amendment}"` };
}

/** Where a clause stands, under which headings, and what last changed it. */
export function placeOfClause(section: Section, clause: Clause): Place {
  const last = clause.changes.at(-1);
  const changed = last === undefined ? '' : `, last changed by "${last.amendment}"`;
  return { position: clause.position, label: `${section.title} › ${clause.title}${changed}` };
}

/** Where a section stands. */
export function placeOfSection({ source, title }: Section): Place {
  return { position: source.positionAt(0), label: title };
}
