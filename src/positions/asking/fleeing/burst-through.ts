import { SKIRMISHERS } from '../../../rules/index.ts';
import { apartBy, BASE_WIDTH, outlineOf, type Base } from '../../geometry/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import type { Aftermath } from '../reading/aftermath.ts';
import { measuredFact, statedFact } from '../reading/fact.ts';
import { toleranceBetween } from '../reading/touches.ts';
import { leadsOver, pathOf } from './clear-ways.ts';

/** The friends through whom an element bursts as it flees, and the skirmishers near where it starts: what bhgs.23.2 says of them. */
export function burstThrough(element: Standing, way: Base, paces: number, position: Standings): readonly Aftermath[] {
  const path = pathOf(way, paces);
  const friends = position.elements.filter(({ label, side }) => side === element.side && label !== element.label);
  const passed = friends.filter(({ base }) => leadsOver(path, outlineOf(base)));
  const of = (friend: Standing, fact: Aftermath['fact'], why: string): Aftermath => ({
    of: element.label,
    if: 'flee',
    whose: friend.label,
    fact,
    verdict: null,
    clause: 'bhgs.23.2',
    why,
    ends: null,
  });
  const { depth } = element.base;
  const reach = Math.min(depth, BASE_WIDTH);
  const near = friends.flatMap((friend) => {
    if (friend.troop === null || !SKIRMISHERS.includes(friend.troop.type) || passed.includes(friend)) return [];
    const { paces: apart, points } = apartBy(outlineOf(element.base), outlineOf(friend.base));
    const words = `${friend.label}, skirmishers, is within ${element.label}’s base depth`;
    const measured = { margin: reach - apart, witness: { points } };
    const fact = measuredFact(words, measured, toleranceBetween(element, friend, position));
    return fact.answer === 'no' ? [] : [of(friend, fact, 'skirmishers within a base depth move first')];
  });
  return [
    ...near,
    ...passed.map((friend) =>
      of(
        friend,
        statedFact(`it bursts through ${friend.label}`, { points: outlineOf(friend.base) }),
        'it turns about parallel to it, and follows behind',
      ),
    ),
  ];
}
