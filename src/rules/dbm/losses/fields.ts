import {
  choice,
  choiceOrNull,
  count,
  flag,
  halves,
  list,
  object,
  type Field,
  type Read,
} from '../../frame/questions/field.ts';
import { troop } from '../troops/troop-field.ts';
import { general } from '../troops/general.ts';
import { QuestionError } from '../../frame/questions/question-error.ts';
import { spelledOtherwise } from '../../frame/questions/spelled-otherwise.ts';
import { BAGGAGE_FATES, LOSS_PURPOSES, type LossPurpose, type LossQuestion, type TroopLine } from './question.ts';

const FATE_SPELLINGS = {
  'destroyed by close combat': 'destroyedInCloseCombat',
  sacked: 'destroyedInCloseCombat',
  'close combat': 'destroyedInCloseCombat',
  'in close combat': 'destroyedInCloseCombat',
  'destroyed close combat': 'destroyedInCloseCombat',
  lost: 'lostOtherwise',
  other: 'lostOtherwise',
  otherwise: 'lostOtherwise',
  'another way': 'lostOtherwise',
  'any other way': 'lostOtherwise',
  'lost other way': 'lostOtherwise',
  'lost another way': 'lostOtherwise',
  'lost any other way': 'lostOtherwise',
  'lost in another way': 'lostOtherwise',
  shot: 'lostOtherwise',
  'destroyed otherwise': 'lostOtherwise',
  'fled off table': 'lostOtherwise',
  'off table': 'lostOtherwise',
  'demoralised not lost': 'demoralised',
  'demoralised but not lost': 'demoralised',
  'demoralised not yet lost': 'demoralised',
  'demoralised but not yet lost': 'demoralised',
} as const;

/** The fields of a line of troops. */
export const TROOP_LINE_FIELDS = {
  troop: troop('The troops of each element.'),
  count: count('How many elements; 1 where left out.', 0, 500, 1),
  general: general('The general that is among them.'),
};

/** The fields of a line of baggage. */
export const BAGGAGE_LINE_FIELDS = {
  count: count('How many baggage elements; 1 where left out.', 0, 20, 1),
  fate: spelledOtherwise(
    FATE_SPELLINGS,
    choice('What became of them. "demoralised" is for those that are not lost so far.', BAGGAGE_FATES),
  ),
};

const purpose: Field<LossPurpose | null> = spelledOtherwise(
  {
    demoralisation: 'demoralisation',
    'final defeat': 'defeat',
    'army defeat': 'defeat',
    'tie break': 'tieBreak',
    'tie breaks': 'tieBreak',
    'final defeat and tie breaks': 'defeat',
  },
  choiceOrNull(
    'What the losses are counted for. Left out: the command\'s demoralisation; the total is for defeat if "baggage" or "armyTroopLosses" is told.',
    LOSS_PURPOSES,
  ),
);

const lostLines = list('The elements that it has lost, other than baggage.', object('A line.', TROOP_LINE_FIELDS), 200);
const lostEE = halves('The element equivalents that it has lost, instead of "lost".');

/** The elements that were lost, or only their element equivalents. */
const lost: Field<readonly TroopLine[] | number> = {
  ...lostLines,
  schema: (ofFields) => ({ anyOf: [lostLines.schema(ofFields), lostEE.schema(ofFields)] }),
  read: (value, path) => (typeof value === 'number' ? (lostEE.read(value, path) ?? 0) : lostLines.read(value, path)),
};

/** The fields of a question on losses. */
export const LOSS_FIELDS = {
  command: list(
    'The elements that the command had at first; for defeat and tie-breaks, those of the army.',
    object('A line.', TROOP_LINE_FIELDS),
    200,
  ),
  originalEE: halves(
    'Its original element equivalents, instead of "command"; for defeat and tie-breaks, those of the army.',
  ),
  lost,
  lostEE,
  generalLost: flag('Its general is lost; the same as a "general" in "lost".'),
  baggage: list('The baggage that was lost or demoralised.', object('A line.', BAGGAGE_LINE_FIELDS), 20),
  armyTroopLosses: halves(
    'Element equivalents of troops that the whole army has lost. "command" is then one of its commands.',
  ),
  purpose,
};

/**
 * The question of its fields.
 *
 * @throws {QuestionError} If they do not go together
 */
export function lossQuestion(fields: Read<typeof LOSS_FIELDS>): LossQuestion {
  if (typeof fields.lost !== 'number') return checkLossQuestion({ ...fields, lost: fields.lost });
  if (fields.lostEE !== null) throw bothTold('lost', 'lostEE');
  return checkLossQuestion({ ...fields, lost: [], lostEE: fields.lost });
}

/**
 * Check that the fields of a question on losses go together.
 *
 * @throws {QuestionError} If the same is told twice, nothing is told, or baggage is among the troops lost
 */
function checkLossQuestion(question: LossQuestion): LossQuestion {
  const { command, originalEE, lost, lostEE, baggage, armyTroopLosses } = question;
  const army = question.purpose === 'defeat' || question.purpose === 'tieBreak';
  const told = command.length > 0 || originalEE !== null || lost.length > 0 || lostEE !== null || baggage.length > 0;
  if (!told && armyTroopLosses === null) {
    throw new QuestionError('command', 'expected the elements that the command had at first, found none');
  }
  if (lost.length > 0 && lostEE !== null) throw bothTold('lost', 'lostEE');
  if (command.length > 0 && originalEE !== null && !(army && armyTroopLosses !== null))
    throw bothTold('command', 'originalEE');
  for (const [index, line] of lost.entries()) {
    if (line.troop.type !== 'Bge') continue;
    throw new QuestionError(
      `lost[${String(index)}].troop`,
      'expected troops, found baggage: tell it in "baggage", with its fate',
    );
  }
  checkNoMoreLost(question);
  return question;
}

/** What was lost may be of another type than what there was, as mounted troops dismount; there cannot be more of it. */
function checkNoMoreLost({ command, lost }: LossQuestion): void {
  if (command.length === 0) return;
  const elements = (lines: LossQuestion['lost']): number => lines.reduce((sum, line) => sum + line.count, 0);
  const [had, gone] = [elements(command.filter(({ troop: { type } }) => type !== 'Bge')), elements(lost)];
  if (gone <= had) return;
  throw new QuestionError(
    'lost',
    `expected at most the ${String(had)} elements that there were, found ${String(gone)}`,
  );
}

function bothTold(elements: string, equivalents: string): QuestionError {
  return new QuestionError(equivalents, `expected either "${elements}" or "${equivalents}", found both`);
}
