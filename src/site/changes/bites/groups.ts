import type { PublishedBite } from '../../../compiler/publish/index.ts';
import { typeset } from '../../wording/typeset.ts';

/** Lines that stand under one heading. */
export interface BiteGroup {
  readonly title: string;
  readonly lines: readonly PublishedBite[];
  /** Whether they are of the table, and not all of that. */
  readonly ofTable: boolean;
  /** Whether they are folded: its heading then names what each is about. */
  readonly isFolded: boolean;
}

/** As many lines, three rows each, as a screen of a phone holds. */
const SCREENFUL = 12;
/** What stands between names: no row begins with its point. */
const BETWEEN = '\u00A0· ';
const OCCASIONS = { table: 'At the table', setup: 'Setting up', army: 'Your army list' };
const SUBJECTS = {
  moving: 'Moving',
  shooting: 'Shooting',
  ranks: 'Ranks behind',
  factors: 'Factors',
  beaten: 'Beaten',
  losses: 'Losses',
};

/**
 * What stands under which heading, so that all of it is seen on a screen of a phone: line by line, if it has room; else what is
 * no matter of the table is folded; and if even that is too much, so is the table, by what the lines are about.
 */
export function groupsOf(bites: readonly PublishedBite[]): readonly BiteGroup[] {
  const table = bites.filter(({ when }) => when === 'table');
  const isLong = table.length > SCREENFUL;
  const bySubject = isLong ? grouped(SUBJECTS, table, ({ subject }) => subject) : [];
  const byOccasion = grouped(
    OCCASIONS,
    isLong ? bites.filter((bite) => !table.includes(bite)) : bites,
    ({ when }) => when,
  );
  return [...bySubject, ...byOccasion].map((group, index) => ({
    ...group,
    ofTable: bySubject.includes(group),
    isFolded: isLong || (index > 0 && bites.length > SCREENFUL),
  }));
}

/**
 * What lines are about, one beside the other: the strong words that each begins with.
 *
 * @param room How many letters there is room for: what has none is left out, and an ellipsis says so
 */
export function namesOf(lines: readonly PublishedBite[], room: number): string {
  const names = lines.map(({ says }) => typeset(/^\*\*(.+?)\*\*/.exec(says)?.[1] ?? says));
  const ends = names.map((_, index) => names.slice(0, index + 1).join(BETWEEN).length);
  const fitting = ends.filter((end) => end <= room).length;
  return [...names.slice(0, fitting), ...(fitting < names.length ? ['…'] : [])].join(BETWEEN);
}

function grouped(
  titles: Readonly<Record<string, string>>,
  bites: readonly PublishedBite[],
  keyOf: (bite: PublishedBite) => string | null,
): readonly Pick<BiteGroup, 'title' | 'lines'>[] {
  return Object.entries(titles)
    .map(([key, title]) => ({ title, lines: bites.filter((bite) => keyOf(bite) === key) }))
    .filter(({ lines }) => lines.length > 0);
}
