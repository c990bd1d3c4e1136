import { isAsked, toldIn, type Told } from '../matrix/answers-of.ts';
import type { Matrix } from '../matrix/matrix.ts';
import { countOf, placesOf, weightAt, type AnswerSpace } from '../spaces/space.ts';
import { groupOf, mostFirst } from './groups.ts';
import type { Rests, RestsOf } from './unsure.ts';

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

/** Questions that are answered otherwise. */
interface ChangedAnswers {
  readonly changed: number;
  /** Those that have most changes first. */
  readonly answers: readonly ChangedAnswer[];
}

/** What of a space is answered otherwise in another edition. */
export interface AnswerDifference extends ChangedAnswers {
  readonly situations: number;
  /** How many both editions answer. */
  readonly decided: number;
  /** How many the texts of one edition or the other do not answer, or are no question in one only: of them nothing is said. */
  readonly open: number;
  /** Those answered otherwise as far as what one edition or the other rests on is so, by what that is. They are not among `changed`. */
  readonly unsure: readonly (ChangedAnswers & { readonly rests: Rests })[];
}

/**
 * Compare what two editions answer to the questions of a space.
 *
 * @param restsOf What both rest on that no text settles
 */
export function answerDifferenceOf(
  space: AnswerSpace,
  older: Matrix,
  newer: Matrix,
  restsOf: RestsOf,
): AnswerDifference {
  const told = { older: older.rows.map(toldIn), newer: newer.rows.map(toldIn) };
  const sure: Groups = new Map();
  const unsure = new Map<string, { readonly rests: Rests; readonly groups: Groups }>();
  const count = countOf(space);
  let [decided, open] = [0, 0];
  for (let index = 0; index < count; index++) {
    const before = told.older[older.which[index] ?? 0];
    const after = told.newer[newer.which[index] ?? 0];
    if (before === undefined || after === undefined || !before.decided || !after.decided) {
      if ((before && isAsked(before)) || (after && isAsked(after))) open++;
      continue;
    }
    decided++;
    if (before.text === after.text) continue;
    const rests = restsOf(index);
    const groups = rests === null ? sure : groupOf(unsure, rests, () => ({ rests, groups: new Map() })).groups;
    note(groups, space, index, before, after);
  }
  return {
    ...{ situations: count, decided, open, ...changedIn(sure) },
    unsure: mostFirst([...unsure.values()].map(({ rests, groups }) => ({ rests, ...changedIn(groups) }))),
  };
}

function changedIn(groups: Groups): ChangedAnswers {
  const all = [...groups.values()];
  return {
    changed: all.reduce((sum, { changed }) => sum + changed, 0),
    answers: all
      .toSorted((one, other) => other.changed - one.changed || one.index - other.index)
      .map(({ by, of, before, after, ...group }) => ({
        ...{ by, changed: group.changed, of: [...of], index: group.index },
        ...{ older: before.says, newer: after.says },
      })),
  };
}

function note(groups: Groups, space: AnswerSpace, index: number, before: Told, after: Told): void {
  const [first] = space.dimensions;
  const by = changesOf(before, after);
  const smallest = { index, before, after, weight: weightAt(space, index) };
  const group = groupOf(groups, by, () => ({ by, changed: 0, of: new Set(), ...smallest }));
  group.changed++;
  group.of.add(first?.values[placesOf(space.dimensions, index)[0] ?? 0]?.name ?? '');
  if (smallest.weight < group.weight) Object.assign(group, smallest);
}

type Groups = Map<string, Group>;

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
