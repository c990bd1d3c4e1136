import { drawnPosition, writePosition } from '../../../positions/index.ts';
import type { DrawnFigure } from '../../schemas/index.ts';
import type { FigureQuestion } from '../model.ts';

/**
 * What a figure says of its elements as questions about a position.
 *
 * @throws {PositionError} If it names an element that it does not draw, or a troop that is none
 */
export function figureQuestions({ drawing, position }: DrawnFigure): readonly FigureQuestion[] {
  if (position === undefined) return [];
  return position.asks.map(({ verdict, shows, combat = {}, only, ...asked }) => ({
    question: { ...asked, position: writePosition(drawnPosition(drawing, position.troops, only ?? null)).split('\n') },
    verdict,
    shows,
    combat,
  }));
}
