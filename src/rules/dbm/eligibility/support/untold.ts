import type { CombatSide } from '../../combat/question.ts';
import { NotHeldError } from '../../../frame/rule-errors.ts';

/** What a side may leave untold, in words, and the side that tells it. */
type Untold = readonly [words: string, told: CombatSide];

const LISTS = 'that the list permits it';

/**
 * What a question leaves untold, and the support of a rank would need: the least of it.
 *
 * @param side The supported
 * @param index The place of the rank among those behind
 * @param lists Whether something is listed for the rank of such a side
 * @returns `it is not told that the list permits it`; null where nothing that may be told would help
 */
export function untoldFor(side: CombatSide, index: number, lists: (side: CombatSide) => boolean): string | null {
  const once = leftUntold(side, index);
  const twice = once.flatMap(([words, told]) =>
    leftUntold(told, index).map(([more, both]): Untold => [words === more ? words : `${words}, nor ${more}`, both]),
  );
  const needed = [...once, ...twice].find(([, told]) => mayList(lists, told));
  return needed === undefined ? null : `it is not told ${needed[0]}`;
}

function leftUntold(side: CombatSide, index: number): readonly Untold[] {
  const psiloi = side.ranks[index]?.type === 'Ps';
  const weapons = side.ranks.map((_, place) => side.rankWeapons[place] ?? (place === index ? 'bow' : null));
  const all: readonly (readonly [boolean, ...Untold])[] = [
    [side.listPermitsMixedGrade, LISTS, { ...side, listPermitsMixedGrade: true }],
    [side.listPermitsPsiloiSupport, LISTS, { ...side, listPermitsPsiloiSupport: true }],
    [
      side.listRequiresDoubleBase,
      'that the list requires a double base',
      { ...side, doubleBased: true, listRequiresDoubleBase: true },
    ],
    [
      !psiloi || (side.rankWeapons[index] ?? null) !== null,
      'with what they are armed',
      { ...side, rankWeapons: weapons },
    ],
  ];
  return all.flatMap(([isTold, words, told]) => (isTold ? [] : [[words, told] as const]));
}

/** What rests on wording that we do not have, nobody is asked to tell. */
function mayList(lists: (side: CombatSide) => boolean, side: CombatSide): boolean {
  try {
    return lists(side);
  } catch (error) {
    if (error instanceof NotHeldError) return false;
    throw error;
  }
}
