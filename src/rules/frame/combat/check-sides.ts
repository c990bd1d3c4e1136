import { QuestionError } from '../questions/question-error.ts';

/** Of one side of a combat, what goes together with the other side. */
interface Asked {
  readonly die: number | null;
  readonly shooting: boolean;
}

/**
 * Check that the two sides of a combat go together, whatever the game.
 *
 * @param mode Null where the sides tell it
 * @throws {QuestionError} If they do not: one die only, or nobody who shoots in a combat of shooting
 */
export function checkSides(mode: 'close' | 'shooting' | null, a: Asked, b: Asked): void {
  if ((a.die === null) !== (b.die === null)) {
    const missing = a.die === null ? 'a.die' : 'b.die';
    throw new QuestionError(
      missing,
      'expected a die as the other side has one: give both dice, or neither for the odds',
    );
  }
  if (mode === 'shooting' && !a.shooting && !b.shooting)
    throw new QuestionError('a.shooting', 'expected at least one side to shoot in mode "shooting", found neither');
}
