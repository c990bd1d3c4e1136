import type {
  ChangedFigure,
  PublishedChange,
  PublishedComparison,
  PublishedDiscrepancy,
  PublishedSection,
} from '../../compiler/publish/index.ts';
import { compareBlocks, plainBlocks, type ComparedBlock } from '../history/compare-blocks.ts';
import { clauseOf, disputesOn, editions, histories, rulebookOf } from '../ground/published.ts';
import { secondaryFigure, secondaryWording } from './whose-change.ts';

type Kind = PublishedComparison['changes'][number]['kind'];

/** What a reader is told of each kind of change. */
export const SAID: Readonly<Record<Kind, string>> = {
  added: 'added',
  reworded: 'reworded',
  moved: 'moved',
  renumbered: 'renumbered',
  recoded: 'code only',
  removed: 'removed',
};

/** A clause that differs between two editions. */
export interface ShownChange {
  readonly id: string;
  readonly kind: Kind;
  readonly title: string;
  /** The clause in the newer edition, or its history where that has none. */
  readonly url: string;
  readonly held: boolean;
  readonly heldBefore: boolean;
  readonly blocks: readonly ComparedBlock[];
  /** What every edition between the two did to it, oldest first. */
  readonly notes: readonly PublishedChange[];
  /** Each with which of both a secondary source tells, in words; null where neither. */
  readonly figures: readonly (ChangedFigure & { readonly secondary: string | null })[];
  /** Which wording a secondary source tells, in words; null where neither. */
  readonly secondary: string | null;
  /** Where the sources of either wording disagree, and nobody has settled it. */
  readonly disputes: readonly PublishedDiscrepancy[];
  readonly troops: readonly string[];
}

/** The clauses of a section that differ, in printed order. */
export interface ChangedSection {
  readonly section: PublishedSection;
  readonly changes: readonly ShownChange[];
}

/** What differs between two editions, section by section, those that only the older one has last. */
export function changesBetween({ from, to, changes }: PublishedComparison): readonly ChangedSection[] {
  const [older, newer] = [rulebookOf(from).sections, rulebookOf(to).sections];
  const all = [...newer, ...older.filter(({ id }) => !newer.some((section) => section.id === id))];
  return all
    .map((section) => {
      const order = [...section.clauses, ...(older.find(({ id }) => id === section.id)?.clauses ?? [])];
      return {
        section,
        changes: changes
          .filter((change) => change.section === section.id)
          .toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
          .map((change) => shown(change, from, to)),
      };
    })
    .filter((each) => each.changes.length > 0);
}

function shown(
  { id, kind, figures, troops }: PublishedComparison['changes'][number],
  from: string,
  to: string,
): ShownChange {
  const [before, after] = [clauseOf(from, id), clauseOf(to, id)];
  const sides = { before, after, from, to };
  const comparable = before?.held === true && after?.held === true;
  return {
    id,
    kind,
    title: (after ?? before)?.title ?? id,
    url: after?.url ?? `/clause/${id}/`,
    held: after?.held ?? false,
    heldBefore: before?.held ?? false,
    blocks: comparable ? compareBlocks(before.blocks, after.blocks) : plainBlocks((after ?? before)?.blocks ?? []),
    notes: notesBetween(id, from, to),
    figures: figures.map((figure) => ({ ...figure, secondary: secondaryFigure(figure, sides) })),
    secondary: secondaryWording(sides),
    disputes: disputesOn(id, [to, from], ['open']),
    troops,
  };
}

/** What every edition after the one and up to the other did to a clause, oldest first. */
export function notesBetween(id: string, from: string, to: string): readonly PublishedChange[] {
  const ids = editions.map((edition) => edition.id);
  const between = ids.slice(ids.indexOf(from) + 1, ids.indexOf(to) + 1);
  return (histories[id]?.versions ?? [])
    .filter(({ edition }) => between.includes(edition))
    .flatMap(({ changes }) => changes);
}
