import { formatTroop } from '../../../rules/index.ts';
import type { CommandLine, LossState, TroopLine } from './fields.ts';

/** A question on losses or on victory as the command line takes it, or what is wanted for one. */
export type WrittenLosses =
  | { readonly query: 'losses' | 'victory'; readonly question: Readonly<Record<string, unknown>> }
  | { readonly query: null; readonly wants: string };

/** The question that a situation comes to; a game is more than one: `game/reply.ts`. */
export function lossQuestion(state: LossState): WrittenLosses {
  if (state.of === 'victory') return victoryQuestion(state);
  const troops = (state.of === 'command' ? state.by : state.armyby) === 'troops';
  const told = troops ? troopsOf(state.troops) : equivalentsOf(state);
  if (typeof told === 'string') return { query: null, wants: told };
  if (state.of === 'command') {
    return { query: 'losses', question: { ...told, generalLost: state.general, purpose: 'demoralisation' } };
  }
  const baggage = [
    { count: state.killed, fate: 'destroyedInCloseCombat' },
    { count: state.gone, fate: 'lostOtherwise' },
    { count: state.shaken, fate: 'demoralised' },
  ].filter(({ count }) => count > 0);
  return { query: 'losses', question: { ...told, baggage, purpose: state.for } };
}

/** Element by element, or what is wanted. */
function troopsOf(lines: readonly TroopLine[]) {
  if (lines.length === 0) return 'Add the troops that there were at first.';
  const untold = lines.find(({ count }) => count === null);
  if (untold !== undefined) return `Tell how many ${nameOf(untold)} there were at first.`;
  const lost = lines
    .filter(({ troop, lost: gone }) => gone !== null && gone > 0 && troop?.type !== 'Bge')
    .map((line) => ({ troop: nameOf(line), count: line.lost }));
  return {
    command: lines.map((line) => ({ troop: nameOf(line), count: line.count })),
    ...(lost.length === 0 ? { lostEE: 0 } : { lost }),
  };
}

/** In element equivalents, or what is wanted. */
function equivalentsOf({ of, for: purpose, at, lost }: LossState) {
  const lostEE = lost ?? 0;
  if (of === 'army' && purpose === 'tieBreak') return { lostEE };
  return at === null ? 'Tell the element equivalents that there were at first.' : { originalEE: at, lostEE };
}

function victoryQuestion({ a, b, on }: LossState): WrittenLosses {
  const empty = [a, b].findIndex((side) => side.length === 0);
  if (empty >= 0) return { query: null, wants: `Add the commands of side ${empty === 0 ? 'A' : 'B'}.` };
  if ([...a, ...b].some(({ at }) => at === null)) {
    return { query: null, wants: 'Tell the element equivalents that each command had at first.' };
  }
  return { query: 'victory', question: { sideA: a.map(resultOf), sideB: b.map(resultOf), gameOver: !on } };
}

function resultOf({ general, at, lost, state }: CommandLine) {
  return {
    originalEE: at,
    lost: lost ?? 0,
    general,
    ...(state === null ? {} : { demoralised: state === 'demoralised' }),
  };
}

function nameOf({ troop }: TroopLine): string {
  return troop === null ? '' : formatTroop(troop);
}
