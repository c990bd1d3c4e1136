import { UnprovidedError } from '../../frame/rule-errors.ts';
import type { DbmRules } from '../dbm-steps.ts';
import type { Answer } from '../../frame/questions/query.ts';
import type { TrailStep } from '../../frame/trail.ts';
import { countTroops } from './count-troops.ts';
import { halvesInWords } from './halves-in-words.ts';
import { armyPoint, commandPoints, type ArmyPoint, type CommandPoints } from './points-of-loss.ts';
import { FATE_IN_WORDS, type BaggageLine, type LossPurpose, type LossQuestion } from './question.ts';
import { reckon } from './reckon.ts';

/** What a command, or an army, counts for, and what it has lost. */
export interface LossAnswer extends Answer, CommandPoints, ArmyPoint {
  /** Its elements at first, baggage left out. */
  readonly elements?: number;
  /** Its original element equivalents. */
  readonly elementEquivalents?: number;
  /** The element equivalents of one element of each line of `command`. */
  readonly each?: readonly number[];
  readonly totalLosses?: number;
  /** What `totalLosses` is counted for. */
  readonly totalFor?: LossPurpose;
}

/**
 * Count what a command or an army had, and what it has lost.
 *
 * @throws {NotHeldError} If the count rests on wording that is not held
 * @throws {UnprovidedError} If no clause in force provides for it
 */
export function countLosses(rules: DbmRules, question: LossQuestion): LossAnswer {
  const { command, baggage, purpose } = question;
  const had = command.length === 0 ? null : countTroops(rules, 'element equivalents', command);
  const gone = question.lost.length === 0 ? null : countTroops(rules, 'lost', question.lost);
  const original = had?.total ?? question.originalEE;
  const lost = gone?.total ?? question.lostEE;
  const totalFor = purposeOf(question);
  const sacked = countBaggage(rules, baggage, totalFor);
  const troops = troopLosses(question, lost, totalFor);
  const total = troops === null && baggage.length === 0 ? null : (troops ?? 0) + sacked.total;
  const general = question.generalLost || question.lost.some((line) => line.general !== null);
  const ofCommand = purpose === null || purpose === 'demoralisation' ? original : null;
  const ofArmy = purpose === 'defeat' ? armyOf(question, original) : null;
  const points = ofCommand === null ? null : commandPoints(rules, ofCommand, lost, general);
  const half = ofArmy === null ? null : armyPoint(rules, ofArmy, total);
  return {
    edition: rules.edition,
    ...(had === null ? {} : { elements: elementsOf(question) }),
    ...(original === null ? {} : { elementEquivalents: original }),
    ...(had === null ? {} : { each: had.each }),
    ...(total === null ? {} : { totalLosses: total, totalFor }),
    ...points?.points,
    ...half?.points,
    trail: [had, gone, sacked, points, half].flatMap((part) => part?.trail ?? []),
  };
}

/** Where nobody says, what is told of baggage or of the army can only be for its defeat. */
function purposeOf({ purpose, armyTroopLosses, baggage }: LossQuestion): LossPurpose {
  return purpose ?? (armyTroopLosses !== null || baggage.length > 0 ? 'defeat' : 'demoralisation');
}

/** The troops of the command are lost to the army too: its losses, where they are told, include them. */
function troopLosses({ armyTroopLosses }: LossQuestion, lost: number | null, purpose: LossPurpose): number | null {
  return purpose === 'demoralisation' ? (lost ?? armyTroopLosses) : (armyTroopLosses ?? lost);
}

/** Where the losses of the army are told apart, `command` is one of its commands only. */
function armyOf({ originalEE, armyTroopLosses }: LossQuestion, original: number | null): number | null {
  return originalEE ?? (armyTroopLosses === null ? original : null);
}

function elementsOf({ command }: LossQuestion): number {
  return command.reduce((sum, { troop, count }) => sum + (troop.type === 'Bge' ? 0 : count), 0);
}

/** What baggage adds to the losses. */
function countBaggage(
  rules: DbmRules,
  baggage: readonly BaggageLine[],
  purpose: LossPurpose,
): { readonly total: number; readonly trail: readonly TrailStep[] } {
  const trail = baggage.map(({ count, fate }) => {
    const each = reckon(rules.steps.baggageLoss, (rule) => rule({ fate, purpose }));
    if (each === null) throw new UnprovidedError('no text that we have says what baggage adds to the losses');
    const label = `${String(count)} baggage ${FATE_IN_WORDS[fate]}, at ${halvesInWords(each.amount)}`;
    const told = each.why === null ? label : `${label}: ${each.why}`;
    return { step: 'baggage', amount: count * each.amount, clause: each.clause, label: told };
  });
  return { total: trail.reduce((sum, { amount }) => sum + amount, 0), trail };
}
