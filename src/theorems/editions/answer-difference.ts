import { isAsked, toldIn, type Told } from '../matrix/answers-of.ts';
import type { Matrix } from '../matrix/matrix.ts';
import { countOf, placesOf, weightAt, type AnswerSpace } from '../spaces/space.ts';

/** How what is said changes: by so much; to yes or no; or it is said only in the newer edition, or the older. */
export type ChangeOfSaid = number | boolean | 'told' | 'untold';

/** Questions that are answered otherwise in another edition, all of them in the same way. */
export interface ChangedAnswer {
  /** What changes, by its name. */
  readonly by: Readonly<Record<string, ChangeOfSaid>>;
  readonly changed: number;
  /** Of which troops, or of whatever varies first. */
  readonly of: readonly string[];
  /** The smallest of them, and what it is answered in both editions. */
  readonly index: number;
  readonly older: Told['says'];
  readonly newer: Told['says'];
}

/** What of a space is answered otherwise in another edition. */
export interface AnswerDifference {
  readonly situations: number;
  /** How many both editions answer. */
  readonly decided: number;
  /** How many the texts of one edition or the other do not answer, or are no question in one only: of them nothing is said. */
  readonly open: number;
  readonly changed: number;
  /** Those that have most changes first. */
  readonly answers: readonly ChangedAnswer[];
}

/** Compare what two editions answer to the questions of a space. */
export function answerDifferenceOf(space: AnswerSpace, older: Matrix, newer: Matrix): AnswerDifference {
  const told = { older: older.rows.map(toldIn), newer: newer.rows.map(toldIn) };
  const groups = new Map<string, Group>();
  const count = countOf(space);
  const [first] = space.dimensions;
  let [decided, open, changed] = [0, 0, 0];
  for (let index = 0; index < count; index++) {
    const before = told.older[older.which[index] ?? 0];
    const after = told.newer[newer.which[index] ?? 0];
    if (before === undefined || after === undefined || !before.decided || !after.decided) {
      if ((before && isAsked(before)) || (after && isAsked(after))) open++;
      continue;
    }
    decided++;
    if (before.text === after.text) continue;
    changed++;
    const by = changesOf(before, after);
    const key = JSON.stringify(by);
    const smallest = { index, before, after, weight: weightAt(space, index) };
    const known = groups.get(key) ?? { by, changed: 0, of: new Set<string>(), ...smallest };
    known.changed++;
    known.of.add(first?.values[placesOf(space.dimensions, index)[0] ?? 0]?.name ?? '');
    if (smallest.weight < known.weight) Object.assign(known, smallest);
    groups.set(key, known);
  }
  return {
    ...{ situations: count, decided, open, changed },
    answers: [...groups.values()]
      .toSorted((one, other) => other.changed - one.changed || one.index - other.index)
      .map(({ by, of, before, after, ...group }) => ({
        ...{ by, changed: group.changed, of: [...of], index: group.index },
        ...{ older: before.says, newer: after.says },
      })),
  };
}

interface Group extends Pick<ChangedAnswer, 'by'> {
  changed: number;
  readonly of: Set<string>;
  index: number;
  before: Told;
  after: Told;
  weight: number;
}

function changesOf(before: Told, after: Told): ChangedAnswer['by'] {
  return Object.fromEntries(
    Object.entries(after.says).flatMap(([name, newer]): [string, ChangeOfSaid][] => {
      const older = before.says[name] ?? null;
      if (older === newer) return [];
      if (newer === null) return [[name, 'untold']];
      if (older === null) return [[name, 'told']];
      return [[name, typeof older === 'number' && typeof newer === 'number' ? newer - older : newer === true]];
    }),
  );
}
