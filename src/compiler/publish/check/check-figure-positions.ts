import { PositionError, TABLE_QUERY } from '../../../positions/index.ts';
import { QuestionError } from '../../../rules/index.ts';
import { placeAt, type Problem } from '../../rulebook/index.ts';
import type { Figure } from '../load/load-figures.ts';
import { figureQuestions } from '../reference/figure-questions.ts';

/** Find figures whose questions about their position cannot be asked. */
export function checkFigurePositions(figures: readonly Figure[]): Problem[] {
  return figures.flatMap((figure) => {
    try {
      for (const { question } of figureQuestions(figure)) TABLE_QUERY.pose(question);
      return [];
    } catch (error) {
      if (!(error instanceof PositionError || error instanceof QuestionError)) throw error;
      const { source, slug } = figure;
      const at = Math.max(0, source.text.indexOf('\nposition:') + 1);
      return [
        {
          headline: `Figure "${slug}" asks what cannot be asked of its position: ${error.message}`,
          places: [placeAt(source, at, `figure "${slug}"`)],
        },
      ];
    }
  });
}
