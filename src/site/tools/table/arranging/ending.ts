import { partyOf, type Place } from '../../../../positions/index.ts';
import { ownEndOf, type Scene } from '../scene.ts';
import { exactly } from './arrange.ts';
import type { Standing } from './standing.ts';

/** A scene with another who leads the move: of its group, or alone in place of those who moved. */
export function leading(scene: Scene, label: string): Scene {
  const { movers } = scene;
  if (movers[0] === label) return scene;
  const others = movers.filter((each) => each !== label);
  return { ...scene, movers: movers.includes(label) ? [label, ...others] : [label] };
}

/**
 * A scene with where one who moves ends: he leads the move. Behind whom a column forms the others end by themselves, and so
 * does who was told to at the same time, with those who move with him.
 *
 * @param standing Where they stand, for where the first of them ends as long as nobody told that
 */
export function ending(scene: Scene, label: string, to: Place, standing: Standing): Scene {
  const [leader, ...others] = scene.movers;
  const own = ownEndOf(scene, label);
  if (own === undefined && (scene.ask !== 'form-column' || !others.includes(label)))
    return { ...leading(scene, label), to };
  const stands = standing.after.elements.find((each) => each.label === leader)?.base;
  const party = own === undefined ? [] : partyOf(own).filter((each) => each !== label);
  const led = { label, with: party, to };
  const ends = [...scene.ends.filter((each) => !partyOf(each).includes(label)), led];
  return { ...scene, to: scene.to ?? (stands === undefined ? null : exactly(stands)), ends };
}
