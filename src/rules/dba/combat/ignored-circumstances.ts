import { friendsMetBy, type DbaCombatQuestion, type DbaSide } from './question.ts';

/** Circumstances that count in one mode only. */
const ONLY_IN: Readonly<Record<DbaCombatQuestion['mode'], readonly (keyof DbaSide)[]>> = {
  close: [
    'psiloiBehindNeighbour',
    'uphill',
    'defendingBank',
    'attackingBua',
    'attackingCamp',
    'movedIntoContact',
    'pursuitBlocked',
  ],
  shooting: ['shooting', 'aiders', 'shotInRear'],
};

/**
 * What a question tells that the answer takes no account of, so that nobody thinks it was weighed.
 *
 * @returns Sentences such as `a.uphill: counts in close combat only`; empty where everything counts
 */
export function ignoredCircumstances({ mode, a, b }: DbaCombatQuestion): readonly string[] {
  const other = mode === 'close' ? 'shooting' : 'close';
  const words = other === 'close' ? 'close combat' : 'shooting';
  const sides = [
    ['a', a, b],
    ['b', b, a],
  ] as const;
  return sides.flatMap(([name, side, enemy]) => [
    ...ONLY_IN[other]
      .filter((field) => side[field] !== false && side[field] !== 0)
      .map((field) => `${name}.${field}: counts in ${words} only`),
    ...ignoredOfRanks(mode, side, mode === 'close' || enemy.shooting).map((each) => `${name}.${each}`),
  ]);
}

/** Of what stands behind, which supports in close combat, and is met in a recoil unless other friends are told. */
function ignoredOfRanks(mode: DbaCombatQuestion['mode'], side: DbaSide, mayRecoil: boolean): readonly string[] {
  const { ranks, friendsFacing, spaceBehindFriends } = side;
  const met = mayRecoil && friendsMetBy(side)?.taken === true;
  return [
    ...(mode === 'shooting' && ranks.length > 0 && !met ? ['ranks: counts in close combat only'] : []),
    ...((mode === 'close' || met) && ranks.length > 1 ? ['ranks: only the first counts'] : []),
    ...(met && friendsFacing === 'other' ? ['friendsFacing: what is lined up behind faces as the element does'] : []),
    ...(met && ranks.length > 1 && spaceBehindFriends
      ? ['spaceBehindFriends: the second element behind stands there']
      : []),
  ];
}
