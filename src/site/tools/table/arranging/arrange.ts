import type { Base, Place, StatedElement, StatedPosition } from '../../../../positions/index.ts';
import type { DbmRules } from '../../../../rules/index.ts';
import type { Scene } from '../scene.ts';
import { placedOf } from './standing.ts';

/** A pose as a position tells it: whole paces and degrees, as a finger is no finer. */
export function placeAt({ at, facing }: Pick<Base, 'at' | 'facing'>): Extract<Place, { kind: 'at' }> {
  const turned = Math.round(((facing % 360) + 360) % 360) % 360;
  return { kind: 'at', at: { x: Math.round(at.x) + 0, y: Math.round(at.y) + 0 }, facing: turned };
}

/** Where an element stands, told in another way. */
export function placed(scene: Scene, label: string, place: Place): Scene {
  return changed(scene, label, { places: [place] });
}

/** An element told otherwise. */
export function changed(scene: Scene, label: string, to: Partial<Omit<StatedElement, 'label'>>): Scene {
  const elements = scene.position.elements.map((each) => (each.label === label ? { ...each, ...to } : each));
  return { ...scene, position: { ...scene.position, elements } };
}

/** A scene with another element, which is called by the first letter that is free. */
export function added(
  scene: Scene,
  element: Omit<StatedElement, 'label'>,
): { readonly scene: Scene; readonly label: string } {
  const label = freeLabel(scene.position);
  const elements = [...scene.position.elements, { ...element, label }];
  return { scene: { ...scene, position: { ...scene.position, elements } }, label };
}

function freeLabel({ elements }: StatedPosition): string {
  for (let index = 0; ; index += 1) {
    const label = String.fromCharCode(65 + (index % 26)) + (index < 26 ? '' : String(Math.floor(index / 26)));
    if (elements.every((each) => each.label !== label)) return label;
  }
}

/** A scene without some elements. Who was placed by a contact with one of them stays where it stands. */
export function removed(scene: Scene, labels: readonly string[], rules: DbmRules | null): Scene {
  const gone = new Set(labels);
  const stays = detached(scene, gone, rules);
  const keep = (label: string): boolean => !gone.has(label);
  const movers = scene.movers.filter(keep);
  const leads = movers[0] === scene.movers[0];
  return {
    ...stays,
    position: { ...stays.position, elements: stays.position.elements.filter(({ label }) => keep(label)) },
    movers,
    to: leads && (scene.to === null || scene.to.kind === 'at' || keep(scene.to.on)) ? scene.to : null,
    ends: scene.ends
      .filter(({ label, to }) => keep(label) && (to.kind === 'at' || keep(to.on)))
      .map((end) => ({ ...end, with: end.with.filter(keep) })),
    target: scene.target !== null && keep(scene.target) ? scene.target : null,
    between: scene.between.filter(keep),
  };
}

/** The same with the elements that are placed by any of these placed by themselves. */
function detached(scene: Scene, by: ReadonlySet<string>, rules: DbmRules | null): Scene {
  const bases = new Map(placedOf(scene.position, rules).elements.map(({ label, base }) => [label, base]));
  const elements = scene.position.elements.map((each): StatedElement => {
    const free = each.places.every((place) => place.kind === 'at' || !by.has(place.on));
    const base = bases.get(each.label);
    return free || base === undefined ? each : { ...each, places: [exactly(base)] };
  });
  return { ...scene, position: { ...scene.position, elements } };
}

/** To a hundredth, as a position tells it: nothing moves that was not touched. */
export function exactly({ at, facing }: Base): Place {
  const rounded = (value: number): number => Math.round(value * 100) / 100 + 0;
  return { kind: 'at', at: { x: rounded(at.x), y: rounded(at.y) }, facing: rounded(facing) % 360 };
}

/** Whether the place of an element follows, by any number of contacts, from that of another. */
export function followsFrom(position: StatedPosition, label: string, other: string): boolean {
  const reached = new Set([label]);
  for (const each of reached)
    for (const place of position.elements.find((element) => element.label === each)?.places ?? [])
      if (place.kind !== 'at') reached.add(place.on);
  return reached.has(other);
}
