import { renderToString } from 'preact-render-to-string';
import type { DbmRules } from '../../../../rules/index.ts';
import { problemOf, sceneOfQuestion, standingIn } from '../../index.ts';
import { PositionDrawing } from './board/PositionDrawing.tsx';

/**
 * A position as a page holds it, with where its movers start and end.
 *
 * @param question As the query `table` takes it
 * @throws {Error} If nobody can stand so
 */
export function drawPosition(question: unknown, rules: DbmRules): string {
  const scene = sceneOfQuestion(question);
  const problem = problemOf(scene, rules);
  if (problem !== null) throw new Error(`Cannot draw a position: ${problem}`);
  const standing = standingIn(scene, rules);
  return renderToString(<PositionDrawing standing={standing} movers={scene.movers} />);
}
