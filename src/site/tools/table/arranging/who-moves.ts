import { asksOfTarget, NEEDS, type Scene } from '../scene.ts';

/** Whether dragging an element while it is asked moves it: one of those who move, or one of their side in their place. */
export function mayMove({ ask, movers, position }: Scene, label: string): boolean {
  const sideOf = (of: string | undefined) => position.elements.find((each) => each.label === of)?.side;
  const [leader] = movers;
  return NEEDS[ask].to !== 'none' && (leader === undefined || sideOf(label) === sideOf(leader));
}

/** What a tap on an element tells while it is asked: who acts, whom it is about, or between whom. */
export function answering(scene: Scene, label: string): Scene {
  const { about } = NEEDS[scene.ask];
  const [mover] = scene.movers;
  if (mover === undefined) return { ...scene, movers: [label] };
  if (scene.movers.includes(label)) return scene;
  if (asksOfTarget(scene.ask)) return { ...scene, target: label };
  if (about === 'between')
    return { ...scene, between: [...scene.between.filter((each) => each !== label), label].slice(-2) };
  return scene;
}

/** The same with these who move together, as far as they are of one side: that of who leads already, else of the first. */
export function movingTogether(scene: Scene, labels: readonly string[]): Scene {
  const [leader] = scene.movers;
  const first = leader !== undefined && labels.includes(leader) ? leader : labels[0];
  const sideOf = (label: string | undefined) => scene.position.elements.find((each) => each.label === label)?.side;
  const others = [...new Set(labels)].filter((label) => label !== first && sideOf(label) === sideOf(first));
  return {
    ...scene,
    movers: first === undefined ? [] : [first, ...others],
    to: first === leader ? scene.to : null,
  };
}

/** These with another, or without it where it is one of them. */
export function toggled(labels: readonly string[], label: string): readonly string[] {
  return labels.includes(label) ? labels.filter((each) => each !== label) : [...labels, label];
}
