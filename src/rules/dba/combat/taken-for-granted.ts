import { formatDbaTroop } from '../troops/parse-troop.ts';
import type { DbaCombatAnswer } from './engagement.ts';
import { friendsMetBy, isInBua, isInCamp, type DbaCombatQuestion, type DbaSide } from './question.ts';
import type { DbaCombatOdds } from './resolving/resolve-combat.ts';
import type { DbaOutcome } from './steps.ts';

type Resolved = DbaCombatAnswer | DbaCombatOdds;

/**
 * What a question does not tell, and its answer rests on.
 *
 * @returns Sentences such as `b.inBua: not told, taken as in no BUA, so a occupies none`; empty where there is none
 */
export function takenForGranted({ mode, a, b }: DbaCombatQuestion, resolved: Resolved): readonly string[] {
  const sides = [
    ['a', a, 'b', b],
    ['b', b, 'a', a],
  ] as const;
  return sides.flatMap(([name, side, otherName, other]) => [
    ...(mayCome(resolved, name, 'recoil') || mayCome(resolved, name, 'flee') ? friendsTaken(name, side) : []),
    ...(mode === 'close' && mayBeLost(resolved, name) ? placeTaken(name, side, otherName, other) : []),
  ]);
}

function mayCome(resolved: Resolved, side: 'a' | 'b', outcome: DbaOutcome): boolean {
  return 'odds' in resolved ? resolved.odds[side][outcome] > 0 : resolved.outcome[side] === outcome;
}

function mayBeLost(resolved: Resolved, side: 'a' | 'b'): boolean {
  return 'odds' in resolved ? resolved.fateOdds[side].destroyed > 0 : resolved.fate[side] === 'destroyed';
}

function friendsTaken(name: string, side: DbaSide): string[] {
  const met = friendsMetBy(side);
  if (met === null || !met.taken) return [];
  const space = met.spaceBehind ? '' : ', with no clear space behind them';
  return [
    `${name}.friendsMet: not told, the ${formatDbaTroop(met.troop)} behind are taken as met, facing the same way${space}`,
  ];
}

/** Of an element that enemy destroy who attack a BUA or a camp: that it is in none. */
function placeTaken(name: string, side: DbaSide, enemyName: string, enemy: DbaSide): string[] {
  return [
    ...(enemy.attackingBua && !isInBua(side)
      ? [`${name}.inBua: not told, taken as in no BUA, so ${enemyName} occupies none`]
      : []),
    ...(enemy.attackingCamp && !isInCamp(side)
      ? [`${name}.inCamp: not told, taken as in no camp, so ${enemyName} occupies none`]
      : []),
  ];
}
