import { decide } from '../../../frame/decide.ts';
import type { Answer } from '../../../frame/questions/query.ts';
import type { DbmRules } from '../../dbm-steps.ts';
import type { TrailStep } from '../../../frame/trail.ts';
import { lossesOf, standingsOf } from '../command-standing.ts';
import { SIDES, type SideName, type VictoryQuestion } from '../question.ts';
import type { SideLosses } from '../steps.ts';
import { keptBy, type KeptPoints } from './victory-points.ts';

/** What two armies score, and what is transferred between them. */
export interface VictoryAnswer extends Answer {
  /** Null on both sides where nothing is transferred. */
  readonly transfer: { readonly vp: number; readonly from: SideName | null; readonly to: SideName | null };
  /** The demoralised commands of each side. */
  readonly demoralised: Readonly<Record<SideName, number>>;
  /** Each side's score, after the transfer: left out before the end, and where it is not told who led what. */
  readonly vp?: Readonly<Record<SideName, number>>;
}

const OTHER = { sideA: 'sideB', sideB: 'sideA' } as const;
const LETTER = { sideA: 'a', sideB: 'b' } as const;

/**
 * What two armies score in victory points.
 *
 * @throws {NotHeldError} If that rests on wording that is not held
 * @throws {UnprovidedError} If no clause in force provides for it
 */
export function scoreVictory(rules: DbmRules, question: VictoryQuestion): VictoryAnswer {
  const commands = bySide((side) => standingsOf(rules, side, question[side]));
  const losses = bySide((side) => lossesOf(commands[side]));
  const moved = transferOf(rules, question.gameOver, losses);
  const scores = question.gameOver
    ? scoresOf(
        bySide((side) => keptBy(rules, commands[side])),
        moved,
      )
    : null;
  return {
    edition: rules.edition,
    transfer: moved.transfer,
    demoralised: bySide((side) => losses[side].demoralised),
    ...(scores === null ? {} : { vp: scores.vp }),
    trail: [
      ...SIDES.flatMap((side) => commands[side].flatMap(({ trail }) => trail)),
      ...(scores?.trail ?? []),
      ...moved.trail,
    ],
  };
}

function bySide<T>(of: (side: SideName) => T): Readonly<Record<SideName, T>> {
  return { sideA: of('sideA'), sideB: of('sideB') };
}

interface Moved {
  readonly transfer: VictoryAnswer['transfer'];
  readonly trail: readonly TrailStep[];
}

function transferOf(rules: DbmRules, gameOver: boolean, losses: Readonly<Record<SideName, SideLosses>>): Moved {
  const decision = decide(rules.steps.victoryPointTransfer, (rule) => rule({ gameOver, ...losses }));
  const none = { vp: 0, from: null, to: null };
  if (decision === null) return { transfer: none, trail: [] };
  const { vp, from, why } = decision.value;
  const told = { step: 'transfer', clause: decision.clause.id, label: why };
  if (vp === 0 || from === undefined) return { transfer: none, trail: [{ ...told, amount: 0 }] };
  return {
    transfer: { vp, from, to: OTHER[from] },
    trail: [
      { ...told, side: LETTER[from], amount: -vp },
      { ...told, side: LETTER[OTHER[from]], amount: vp },
    ],
  };
}

/** A player scores what he keeps, and what the enemy does not. */
function scoresOf(
  kept: Readonly<Record<SideName, KeptPoints | null>>,
  { trail: moved }: Moved,
): { readonly vp: Readonly<Record<SideName, number>>; readonly trail: readonly TrailStep[] } | null {
  const { sideA, sideB } = kept;
  if (sideA === null || sideB === null) return null;
  const trail = [...stepsOf('sideA', sideA, sideB), ...stepsOf('sideB', sideB, sideA)];
  const counted = [...trail, ...moved];
  const vp = bySide((side) =>
    counted.reduce((sum, step) => sum + (step.side === LETTER[side] ? (step.amount ?? 0) : 0), 0),
  );
  return { vp, trail };
}

function stepsOf(name: SideName, own: KeptPoints, enemy: KeptPoints): TrailStep[] {
  const side = LETTER[name];
  const step = (amount: number, { clause, why }: KeptPoints, on: string): TrailStep => {
    const label = `side ${side.toUpperCase()}, on ${on}${why === null ? '' : `: ${why}`}`;
    return { step: 'points', side, amount, clause, label };
  };
  return [step(own.kept, own, 'its own commands'), step(enemy.army - enemy.kept, enemy, 'enemy commands')];
}
