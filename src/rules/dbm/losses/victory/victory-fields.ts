import { flag, flagOrNull, halves, list, object, type Field } from '../../../frame/questions/field.ts';
import { general } from '../../troops/general.ts';
import { QuestionError } from '../../../frame/questions/question-error.ts';
import { SIDES, type CommandResult, type VictoryQuestion } from '../question.ts';

/** The fields of a command at the end of the game. */
export const COMMAND_RESULT_FIELDS = {
  originalEE: required(halves('Its original element equivalents.')),
  lost: orNone(halves('The element equivalents that it has lost, other than baggage.')),
  demoralised: flagOrNull('Whether it is demoralised. Left out: if its losses tell so.'),
  general: general('Whose command it is. For "vp" tell it of all commands, if any is demoralised.'),
};

/** The fields of a question on victory. */
export const VICTORY_FIELDS = {
  sideA: list('The commands of one side.', object('A command.', COMMAND_RESULT_FIELDS), 6, 1),
  sideB: list('The commands of the other side.', object('A command.', COMMAND_RESULT_FIELDS), 6, 1),
  gameOver: flag('The game has ended. Nothing is transferred before.'),
};

/**
 * Check that the fields of a question on victory go together.
 *
 * @throws {QuestionError} If a command has lost more than it had, or a side has two C-in-Cs
 */
export function checkVictoryQuestion(question: VictoryQuestion): VictoryQuestion {
  for (const side of SIDES) {
    for (const [index, { originalEE, lost }] of question[side].entries()) {
      if (lost <= originalEE) continue;
      const path = `${side}[${String(index)}].lost`;
      throw new QuestionError(path, `expected at most the original ${String(originalEE)}, found ${String(lost)}`);
    }
    const second = question[side].filter(isCInC)[1];
    if (second === undefined) continue;
    const path = `${side}[${String(question[side].indexOf(second))}].general`;
    throw new QuestionError(path, 'expected one C-in-C on each side, found a second');
  }
  return question;
}

function required<T>(field: Field<T | null>): Field<T> {
  return {
    ...field,
    read: (value, path) => {
      const read = field.read(value, path);
      if (read === null) throw new QuestionError(path, `expected ${field.expects}, found nothing`);
      return read;
    },
  };
}

function orNone(field: Field<number | null>): Field<number> {
  return { ...field, read: (value, path) => field.read(value, path) ?? 0 };
}

function isCInC({ general }: CommandResult): boolean {
  return general === 'C-in-C';
}
