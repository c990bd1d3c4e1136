import type { DbaCombatQuestion, DbaSide } from './question.ts';

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
  return Object.entries({ a, b }).flatMap(([name, side]) => [
    ...ONLY_IN[other]
      .filter((field) => side[field] !== false && side[field] !== 0)
      .map((field) => `${name}.${field}: counts in ${words} only`),
    ...(mode === 'shooting' && side.ranks.length > 0 ? [`${name}.ranks: counts in close combat only`] : []),
    ...(mode === 'close' && side.ranks.length > 1 ? [`${name}.ranks: only the first counts`] : []),
  ]);
}
