import { compareEditions } from '../../amend/index.ts';
import type { Content, EditionContent } from '../load/load-content.ts';

/** Something that names the editions of which it speaks, and the clauses that it rests on. */
interface Speaking {
  readonly name: string;
  readonly editions: readonly string[];
  /** Those of them that it does not name: they come after its last. */
  readonly carried: readonly string[];
  readonly clauses: readonly string[];
}

/** What rulings, readings and theorems are called, one and several, with the folder of each. */
const KINDS = {
  rulings: ['ruling', 'rulings'],
  discrepancies: ['discrepancy', 'discrepancies'],
  theorems: ['theorem', 'theorems'],
} as const;

/**
 * Find what somebody has yet to look at for the newest edition: the rulings, readings and theorems that speak of the
 * edition before and not of it, and those that hold on in it without naming it although they rest on what has changed since
 * the last edition that they name.
 *
 * @returns A sentence or two for each kind that has some: how many, and which rest on clauses that the newest changes
 */
export function silentOfNewest({ editions, rulings, discrepancies, theorems }: Content): readonly string[] {
  const [before, newest] = [editions.at(-2), editions.at(-1)];
  if (before === undefined || newest === undefined) return [];
  const [older, newer] = [before.edition.id, newest.edition.id];
  const since = new Map(editions.map((each) => [each.edition.id, changesBetween(each, newest)]));
  const speaking: Readonly<Record<keyof typeof KINDS, readonly Speaking[]>> = {
    rulings: rulings.map(({ slug: name, ...ruling }) => ({
      ...{ ...ruling, name },
      editions: [...ruling.editions, ...ruling.differs.flatMap((other) => other.editions)],
    })),
    discrepancies: discrepancies.map(({ readings, ...discrepancy }) => ({
      ...discrepancy,
      editions: readings.flatMap((reading) => reading.editions),
    })),
    theorems: theorems.map(({ slug: name, ...theorem }) => ({ ...theorem, name })),
  };
  const rests = ({ clauses }: Speaking, read: string): boolean => clauses.some((id) => since.get(read)?.has(id));
  const ids = editions.map(({ edition }) => edition.id);
  /** The last edition that it names: those that it is carried into follow. */
  const lastRead = ({ carried: [first = newer] }: Speaking): string => ids[ids.indexOf(first) - 1] ?? older;
  return Object.entries(KINDS).flatMap(([folder, [one, more]]) => {
    const all = speaking[folder as keyof typeof KINDS];
    const counted = (found: readonly Speaking[], says: string, say: string): string =>
      `${String(found.length)} ${found.length === 1 ? `${one} ${says}` : `${more} ${say}`}`;
    const silent = all.filter((each) => each.editions.includes(older) && !each.editions.includes(newer));
    const touched = silent.filter((each) => rests(each, older));
    const resting = touched.length === 1 ? 'rests' : 'rest';
    const which =
      touched.length === 0
        ? `None rests on what differs from ${older}.`
        : `${String(touched.length)} ${resting} on what differs from ${older}: ${namesOf(touched)}.`;
    const carried = all.filter((each) => each.carried.includes(newer) && rests(each, lastRead(each)));
    return [
      ...(silent.length === 0
        ? []
        : [`${counted(silent, 'says', 'say')} nothing of ${newer} (content/${folder}/). ${which}`]),
      ...(carried.length === 0
        ? []
        : [
            `${counted(carried, 'holds', 'hold')} on in ${newer} unread and ${carried.length === 1 ? 'rests' : 'rest'} on what has changed since: ${namesOf(carried)}. Read each again, and name "${newer}+" in it.`,
          ]),
    ];
  });
}

/** The clauses and clarifications that differ between two editions. */
function changesBetween(one: EditionContent, other: EditionContent): ReadonlySet<string> {
  const changes = [...compareEditions(one.book, other.book), ...compareEditions(one.inForce, other.inForce)];
  return new Set(changes.map(({ id }) => id));
}

function namesOf(found: readonly Speaking[]): string {
  return found.map(({ name }) => name).join(', ');
}
