import type { PublishedClause } from '../../compiler/publish/index.ts';
import { rulebookOf } from '../ground/published.ts';

/** What the sheet says of one clause. */
export interface SheetLine {
  readonly section: string;
  readonly clause: PublishedClause;
  /** The part of its section that its title names: `Less` of `Less: blades`; null where it names none. */
  readonly part: string | null;
  /** Its title without the part. */
  readonly name: string;
}

/**
 * The lines of an edition's play sheet, in the order of the rulebook: every clause of a section that is on the sheet
 * as a whole, every other clause that has a short form, and those in print only by which the calculators destroy.
 */
export function linesOf(edition: string): readonly SheetLine[] {
  const { sections, clauses } = rulebookOf(edition);
  return sections.flatMap(({ id: section, sheet, clauses: ids }) =>
    ids.flatMap((id) => {
      const clause = clauses[id];
      if (clause === undefined || (!sheet && clause.short === null && !destroysByPrint(clause))) return [];
      const [, part, name] = /^([^:]+): (.+)$/.exec(clause.title) ?? [];
      const capital = name === undefined ? clause.title : name.charAt(0).toUpperCase() + name.slice(1);
      return [{ section, clause, part: part ?? null, name: capital }];
    }),
  );
}

/**
 * Who reads the sheet must not miss what may destroy his troops, though its wording is in print only; those clauses that
 * only leave open what an outcome leads to destroy nobody, as their examples show.
 */
function destroysByPrint({ id, held, steps, examples }: PublishedClause): boolean {
  return (
    !held &&
    steps.includes('consequence') &&
    examples.some(
      ({ result, trail }) =>
        result === 'true' && trail.some((step) => step.step === 'consequence' && step.clause === id),
    )
  );
}

/** Lines that name the same part, one after the other, under one heading. */
export interface SheetPart {
  readonly heading: string | null;
  readonly lines: readonly SheetLine[];
}

/** The lines of some sections of an edition, part by part. Where they name one part alone, there is nothing to head. */
export function partsOf(edition: string, sections: readonly string[]): readonly SheetPart[] {
  const lines = linesOf(edition)
    .filter(({ section }) => sections.includes(section))
    .toSorted((one, other) => sections.indexOf(one.section) - sections.indexOf(other.section));
  const several = new Set(lines.flatMap(({ part }) => part ?? [])).size > 1;
  const parts: { heading: string | null; lines: SheetLine[] }[] = [];
  for (const line of lines) {
    const heading = several ? line.part : null;
    const last = parts.at(-1);
    if (last?.heading === heading) last.lines.push(line);
    else parts.push({ heading, lines: [line] });
  }
  return parts;
}
