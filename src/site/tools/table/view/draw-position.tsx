import { renderToString } from 'preact-render-to-string';
import type { DbmRules } from '../../../../rules/index.ts';
import { sceneOfQuestion, standingIn } from '../../index.ts';
import { PositionDrawing } from './board/PositionDrawing.tsx';

/**
 * A position as a page holds it, with where its movers start and end.
 *
 * @param question As the query `table` takes it
 * @throws {Error} If what it tells of a place contradicts itself
 */
export function drawPosition(question: unknown, rules: DbmRules): string {
  const scene = sceneOfQuestion(question);
  const standing = standingIn(scene, rules);
  if (standing === null) throw new Error('Cannot draw a position: what it tells of a place contradicts itself');
  return renderToString(<PositionDrawing standing={standing} movers={scene.movers} />);
}
