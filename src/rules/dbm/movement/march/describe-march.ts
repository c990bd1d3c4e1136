import { formatTroop } from '../../troops/parse-troop.ts';
import type { AskedEnemy, AskedMarcher, EarlierMove, MarchMatter, MarchQuestion } from './march-question.ts';

const MATTERS: Readonly<Record<MarchMatter, string>> = {
  start: 'start a march move',
  closerThan200p: 'march closer to known enemy than 200p',
  to50p: 'march to 50p from known enemy',
  tacticalMoveAfter: 'make a tactical move',
  marchAfter: 'march',
};

const EARLIER: Readonly<Record<EarlierMove, string>> = {
  tactical: 'a tactical move',
  march: 'a march move',
  halt: 'a halt',
  spontaneous: 'a spontaneous advance',
};

/** A march question in words, for a reader who does not read JSON. */
export function describeMarch(question: MarchQuestion): string {
  const { question: matter, movers, frontRank, nearestKnownEnemy, enemyWithin200p, straightAhead } = question;
  const words = [
    ...(frontRank === null ? [] : [`${String(frontRank)} of them in the front rank`]),
    ...(question.earlierThisBound.length === 0
      ? []
      : [`after ${question.earlierThisBound.map((each) => EARLIER[each]).join(' and ')} this bound`]),
    ...(nearestKnownEnemy === null || nearestKnownEnemy === Infinity
      ? []
      : [`the nearest known enemy ${String(nearestKnownEnemy)}p away`]),
    ...(enemyWithin200p.length === 0 ? [] : [`${enemyWithin200p.map(enemyInWords).join(' and ')} near`]),
    ...(straightAhead === null ? [] : [straightAhead ? 'straight ahead' : 'not straight ahead']),
    ...(question.includesWheel ? ['with a wheel'] : []),
  ];
  return `May ${[`${movers.map(marcherInWords).join(' and ')} ${MATTERS[matter]}`, ...words].join(', ')}?`;
}

function marcherInWords({ troop, count, general, doubleBasedWithGeneral, mountedInfantry }: AskedMarcher): string {
  const states = [
    ...(general ? ['general'] : []),
    ...(doubleBasedWithGeneral ? ['double based with the general'] : []),
    ...(mountedInfantry ? ['on their mounts'] : []),
  ];
  const elements = `${String(count)} ${formatTroop(troop)}`;
  return states.length === 0 ? elements : `${elements} (${states.join('; ')})`;
}

function enemyInWords({ troop, count, inGroup, doubleBased, distance }: AskedEnemy): string {
  const bases = doubleBased ? (count === 1 ? 'double base of ' : 'double bases of ') : '';
  const group = inGroup ? ' in a group' : '';
  const away = distance === null ? '' : ` ${String(distance)}p away`;
  return `${String(count)} ${bases}${formatTroop(troop)}${group}${away}`;
}
