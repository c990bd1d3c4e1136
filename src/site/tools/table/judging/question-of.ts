import { writeCode, writeEnd, writePlace } from '../../../../positions/index.ts';
import { asksOfTarget, endsOf, NEEDS, ownEndOf, type Scene } from '../scene.ts';

/** What lies on the table, as the query takes it. */
export function questionOf(scene: Scene): Record<string, unknown> {
  const { position, ask, movers, to, target, between, tell } = scene;
  const [mover, ...others] = movers;
  const ends = endsOf(scene);
  return {
    ask,
    position: writeCode(position),
    mover,
    with: others.filter((label) => ownEndOf(scene, label) === undefined),
    ...(to === null ? {} : { to: writePlace(to) }),
    ...(ends.length === 0 ? {} : { ends: ends.map(writeEnd) }),
    ...(asksOfTarget(ask) && target !== null ? { target } : {}),
    ...(NEEDS[ask].about === 'between' ? { between } : {}),
    tell,
  };
}
