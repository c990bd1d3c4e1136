import { decide, tell, type Decision } from '../../frame/decide.ts';
import { QuestionError } from '../../frame/questions/question-error.ts';
import type { Answer } from '../../frame/questions/query.ts';
import { NotHeldError, UnprovidedError } from '../../frame/rule-errors.ts';
import type { DbmRules } from '../dbm-steps.ts';
import type { TrailStep } from '../../frame/trail.ts';
import { formatTroop, type Training } from '../troops/parse-troop.ts';
import type { PipQuestion } from './question.ts';
import { spendingOf } from './spending-of.ts';
import type { Charge } from './steps.ts';

/** What is paid more or, below 0, less. */
export interface PipModifier {
  readonly amount: number;
  readonly clause: string;
  readonly label: string;
}

/** What a move, march or halt costs. */
export interface PipAnswer extends Answer {
  readonly pips: number;
  /** The cost before modifiers. */
  readonly base: number;
  readonly modifiers: readonly PipModifier[];
  readonly ignored?: readonly string[];
  readonly taken?: readonly string[];
}

/**
 * What a move, march or halt costs, as one edition has it.
 *
 * @throws {QuestionError} If a troop is written without Reg or Irr, and the cost depends on it
 * @throws {NotHeldError} If it rests on wording that is not held
 * @throws {UnprovidedError} If no clause in force provides for it
 */
export function spendPips(rules: DbmRules, question: PipQuestion): PipAnswer {
  const found = spendByTraining(rules, question);
  const taken = takenFor(rules, question, found.pips);
  const { trail, ...rest } = found;
  return taken.length === 0 ? found : { ...rest, taken, trail };
}

/** What the question does not tell, and the cost rests on. */
function takenFor(rules: DbmRules, question: PipQuestion, pips: number): readonly string[] {
  const moved = question.takenAsUnmoved && spendByTraining(rules, { ...question, generalHasMovedThisGame: true }).pips;
  const stopped = question.takenAsGoingOn && spendByTraining(rules, { ...question, stopsOnContact: true }).pips;
  return [
    ...(question.takenAsLegalContact ? ['legalContact: not told, the contact is taken as legal contact'] : []),
    ...(stopped === false || stopped === pips
      ? []
      : ['stopsImmediatelyOnContact: not told, a move that deviates is taken not to stop at once']),
    ...(moved === false || moved === pips
      ? []
      : ['generalHasMovedThisGame: not told, the sub-general is taken not to have moved yet']),
  ];
}

/** @throws {QuestionError} If a troop is written without Reg or Irr, and the cost depends on it */
function spendByTraining(rules: DbmRules, question: PipQuestion): PipAnswer {
  const untold = question.elements.findIndex(({ troop }) => troop.training === null);
  const found = question.elements[untold];
  if (found === undefined) return spendSettled(rules, question);
  const regular = spendWholly(rules, trained(question, 'Reg'));
  const irregular = spendWholly(rules, trained(question, 'Irr'));
  if (regular.pips === irregular.pips) return regular;
  const troop = formatTroop(found.troop);
  throw new QuestionError(
    `elements[${String(untold)}].troop`,
    `expected "Reg ${troop}" or "Irr ${troop}", found ${JSON.stringify(troop)}: the cost is ${String(regular.pips)} if regular, ${String(irregular.pips)} if irregular`,
  );
}

function trained(question: PipQuestion, training: Training): PipQuestion {
  const elements = question.elements.map((element) => ({
    ...element,
    troop: { ...element.troop, training: element.troop.training ?? training },
  }));
  return { ...question, elements, openAs: training };
}

/** Where no text says whether a general is regular, that is no harm while the cost is the same. */
function spendSettled(rules: DbmRules, question: PipQuestion): PipAnswer {
  try {
    return spendWholly(rules, question);
  } catch (error) {
    if (!(error instanceof NotHeldError)) throw error;
    const regular = spendWholly(rules, { ...question, openAs: 'Reg' });
    const irregular = spendWholly(rules, { ...question, openAs: 'Irr' });
    if (regular.pips === irregular.pips) return regular;
    throw error;
  }
}

/** A lone double base is asked of both as a group and as none: which it is matters only where they differ. */
function spendWholly(rules: DbmRules, question: PipQuestion): PipAnswer {
  if (question.deniedGroup) return spendAsGroup(rules, question);
  if (!question.doubleBase || question.mountsOrDismounts) return spend(rules, question);
  const alone = spend(rules, { ...question, group: false });
  const together = spend(rules, { ...question, group: true });
  if (alone.pips === together.pips) return alone;
  const about = spendingOf(rules, question, []);
  const isGroup = decide(rules.steps.doubleBaseIsGroup, (rule) => rule(about));
  if (isGroup === null) throw new UnprovidedError('no text that we have says whether a lone double base is a group');
  return isGroup.value ? together : alone;
}

/** Several elements move or halt as a group, or each by itself: where that costs as much, it does no harm to deny it. */
function spendAsGroup(rules: DbmRules, question: PipQuestion): PipAnswer {
  const together = spend(rules, { ...question, group: true });
  if (spend(rules, { ...question, oneElementWide: true }).pips === together.pips) return together;
  throw new QuestionError('group', 'expected true, or one element or double base, found false of several elements');
}

function spend(rules: DbmRules, question: PipQuestion): PipAnswer {
  const reasons: TrailStep[] = [];
  const about = spendingOf(rules, question, reasons);
  const moves = decide(rules.steps.paidMoves, (rule) => rule(about));
  const number = moves?.value ?? 1;
  const charges = tell(rules.steps.pipModifier, (rule) => rule(about));
  // Each move is paid for by itself; by the second, the general has given what he can.
  const again =
    number > 1 ? tell(rules.steps.pipModifier, (rule) => rule({ ...about, generalModifierAlreadyUsed: true })) : [];
  const basic = decide(rules.steps.basicPips, (rule) => rule(about));
  if (basic === null) throw new UnprovidedError(`no text that we have says what a ${question.action} costs`);
  const base = basic.value * number;
  const modifiers = [charges, ...Array.from({ length: number - 1 }, () => again)].flat().map(modifierOf);
  const what = number === 1 ? `a ${question.action}` : `${String(number)} moves`;
  return {
    edition: rules.edition,
    pips: modifiers.reduce((sum, { amount }) => sum + amount, base),
    base,
    modifiers,
    ...(question.ignored.length === 0 ? {} : { ignored: question.ignored }),
    trail: [
      { step: 'base', amount: base, clause: basic.clause.id, label: `the basic cost of ${what}` },
      ...(moves === null
        ? []
        : [{ step: 'paid moves', clause: moves.clause.id, label: `${String(number)} to be paid for` }]),
      ...distinct(reasons),
      ...modifiers.map((modifier) => ({ step: 'modifier', ...modifier })),
    ],
  };
}

function modifierOf({ value: [amount, why], clause }: Decision<Charge>): PipModifier {
  return { amount, clause: clause.id, label: why };
}

/** A reason that was given for two moves, or twice for one, is told once. */
function distinct(steps: readonly TrailStep[]): readonly TrailStep[] {
  return [...new Map(steps.map((step) => [`${step.step} ${step.clause} ${step.label}`, step])).values()];
}
