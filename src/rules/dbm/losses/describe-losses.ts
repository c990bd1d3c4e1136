import { formatTroop } from '../troops/parse-troop.ts';
import { halvesInWords } from './halves-in-words.ts';
import {
  FATE_IN_WORDS,
  type CommandResult,
  type LossQuestion,
  type TroopLine,
  type VictoryQuestion,
} from './question.ts';

const PURPOSES = { demoralisation: 'demoralisation', defeat: 'final defeat', tieBreak: 'a tie-break' } as const;

/** A question on losses in words, for a reader who does not read JSON. */
export function describeLosses(question: LossQuestion): string {
  const { command, originalEE, lost, lostEE, generalLost, baggage, armyTroopLosses, purpose } = question;
  const words = [
    ...(command.length === 0 ? [] : [listed(command)]),
    ...(originalEE === null ? [] : [`${halvesInWords(originalEE)} element equivalents at first`]),
    ...(lost.length === 0 ? [] : [`lost: ${listed(lost)}`]),
    ...(lostEE === null ? [] : [`${halvesInWords(lostEE)} element equivalents lost`]),
    ...(generalLost ? ['its general lost'] : []),
    ...baggage.map(({ count, fate }) => `${String(count)} baggage ${FATE_IN_WORDS[fate]}`),
    ...(armyTroopLosses === null ? [] : [`the army has lost ${halvesInWords(armyTroopLosses)} of troops`]),
    ...(purpose === null ? [] : [`counted for ${PURPOSES[purpose]}`]),
  ];
  return words.join('; ');
}

/** A question on victory in words. */
export function describeVictory({ sideA, sideB, gameOver }: VictoryQuestion): string {
  const sides = `Side A: ${sideA.map(describeCommand).join('; ')}. Side B: ${sideB.map(describeCommand).join('; ')}`;
  return `${sides}. ${gameOver ? 'The game is over' : 'The game goes on'}`;
}

function listed(lines: readonly TroopLine[]): string {
  return lines
    .map(
      ({ troop, count, general }) => `${String(count)} ${formatTroop(troop)}${general === null ? '' : ` (${general})`}`,
    )
    .join(', ');
}

function describeCommand({ originalEE, lost, demoralised, general }: CommandResult): string {
  const led = general === null ? '' : ` (${general})`;
  const state = demoralised === null ? '' : demoralised ? ', demoralised' : ', not demoralised';
  return `a command${led} has lost ${halvesInWords(lost)} of ${halvesInWords(originalEE)}${state}`;
}
