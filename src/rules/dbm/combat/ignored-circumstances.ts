import type { CombatQuestion, CombatSide } from './question.ts';

/** Circumstances that count in one mode only. */
const ONLY_IN: Readonly<Record<CombatQuestion['mode'], readonly (keyof CombatSide)[]>> = {
  close: [
    'overlaps',
    'flankContacts',
    'rearContacts',
    'flankedByFootInBadGoing',
    'acrossCorner',
    'movedIntoContact',
    'upslope',
    'onRaisedTower',
    'defendingBank',
    'crossingRiver',
  ],
  shooting: ['shooting', 'aiders', 'inWood'],
};

/** What destroys one who recoils, from shots too. */
const DEADLY_TO_RECOILERS: readonly (keyof CombatSide)[] = ['flankContacts', 'rearContacts', 'acrossCorner'];

/**
 * What a question tells that the answer takes no account of, so that nobody thinks it was weighed.
 *
 * @returns Sentences such as `a.overlaps: counts in close combat only`; empty where everything counts
 */
export function ignoredCircumstances({ mode, a, b }: CombatQuestion): readonly string[] {
  const other = mode === 'close' ? 'shooting' : 'close';
  const words = other === 'close' ? 'close combat' : 'distant shooting';
  return (
    [
      ['a', a, b],
      ['b', b, a],
    ] as const
  ).flatMap(([name, side, enemy]) => [
    ...ONLY_IN[other]
      .filter((field) => told(side[field]) && !(enemy.shooting && DEADLY_TO_RECOILERS.includes(field)))
      .map((field) => `${name}.${field}: counts in ${words} only`),
    ...(side.unladen && !['Gal', 'Shp', 'Bts'].includes(side.troop.type)
      ? [`${name}.unladen: counts for naval elements only`]
      : []),
    ...(side.acrossCorner && side.flankContacts === 0
      ? [`${name}.acrossCorner: counts with an enemy on its flank only`]
      : []),
    ...(side.mobile !== null && side.troop.type !== 'Bge' ? [`${name}.mobile: counts for baggage only`] : []),
  ]);
}

function told(value: CombatSide[keyof CombatSide]): boolean {
  return value !== false && value !== 0;
}
