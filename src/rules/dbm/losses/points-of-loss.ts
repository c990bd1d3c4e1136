import { decide } from '../../frame/decide.ts';
import { NotHeldError } from '../../frame/rule-errors.ts';
import type { DbmRules } from '../dbm-steps.ts';
import type { TrailStep } from '../../frame/trail.ts';
import { halvesInWords } from './halves-in-words.ts';
import { reckon, type Reckoning } from './reckon.ts';

/** The losses that tell on a command, and whether it has had them. */
export interface CommandPoints {
  /** The least losses, in halves, at which it is demoralised. */
  readonly demoralisedAt?: number;
  /** Null where that depends on the loss of its general, of which we have no text. */
  readonly demoralised?: boolean | null;
  /** The least losses, in halves, that are a quarter. */
  readonly quarterLostAt?: number;
  readonly quarterLost?: boolean;
}

/** The losses that defeat an army, and whether it has had them. */
export interface ArmyPoint {
  readonly defeatedAt?: number;
  readonly defeated?: boolean;
}

/** Points of an answer, with their trail. */
interface Points<P> {
  readonly points: P;
  readonly trail: readonly TrailStep[];
}

/**
 * When a command is demoralised, and when it has lost a quarter.
 *
 * @param originalEE Its original element equivalents
 * @param lost What it has lost of them; null where nobody says
 * @param general Whether its general is lost
 * @throws {NotHeldError} If one of the points rests on wording that is not held
 */
export function commandPoints(
  rules: DbmRules,
  originalEE: number,
  lost: number | null,
  general: boolean,
): Points<CommandPoints> {
  const third = pointOf(
    originalEE,
    reckon(rules.steps.demoralisedAt, (rule) => rule({ originalEE })),
  );
  const quarter = pointOf(
    originalEE,
    reckon(rules.steps.quarterLostAt, (rule) => rule({ originalEE })),
  );
  const byLosses = hasLost(third, lost);
  const byGeneral = general && byLosses !== true ? lossOfGeneral(rules, originalEE, lost ?? 0) : null;
  const demoralised = byGeneral === null ? (byLosses ?? undefined) : byGeneral.demoralised;
  return {
    points: {
      ...(third === null ? {} : { demoralisedAt: third.amount }),
      ...(demoralised === undefined ? {} : { demoralised }),
      ...(quarter === null ? {} : { quarterLostAt: quarter.amount }),
      ...(quarter === null || lost === null ? {} : { quarterLost: lost >= quarter.amount }),
    },
    trail: [
      ...stepsOf('demoralised at', third, originalEE, lost),
      ...(byGeneral?.trail ?? []),
      ...stepsOf('quarter lost at', quarter, originalEE, lost),
    ],
  };
}

/**
 * When an army is defeated.
 *
 * @param lost What it has lost, baggage and all; null where nobody says
 * @throws {NotHeldError} If that rests on wording that is not held
 */
export function armyPoint(rules: DbmRules, originalEE: number, lost: number | null): Points<ArmyPoint> {
  const half = pointOf(
    originalEE,
    reckon(rules.steps.defeatedAt, (rule) => rule({ originalEE })),
  );
  const defeated = hasLost(half, lost);
  return {
    points: {
      ...(half === null ? {} : { defeatedAt: half.amount }),
      ...(defeated === null ? {} : { defeated }),
    },
    trail: stepsOf('defeated at', half, originalEE, lost),
  };
}

/** What has no element equivalents has none to lose. */
function pointOf(originalEE: number, reckoning: Reckoning | null): Reckoning | null {
  return originalEE === 0 ? null : reckoning;
}

function hasLost(point: Reckoning | null, lost: number | null): boolean | null {
  return point === null || lost === null ? null : lost >= point.amount;
}

function stepsOf(step: string, point: Reckoning | null, originalEE: number, lost: number | null): TrailStep[] {
  if (point === null) return [];
  const why = point.why === null ? '' : `: ${point.why}`;
  const label = `${halvesInWords(point.amount)} of ${halvesInWords(originalEE)}${why}`;
  const { amount, clause } = point;
  const reached = lost === null ? '' : `; ${halvesInWords(lost)} lost, ${lost >= amount ? 'reached' : 'not reached'}`;
  return [{ step, amount, clause, label: `${label}${reached}` }];
}

function lossOfGeneral(
  rules: DbmRules,
  originalEE: number,
  lost: number,
): { readonly demoralised: boolean | null; readonly trail: readonly TrailStep[] } {
  const step = 'general lost';
  try {
    const decision = decide(rules.steps.demoralisedByGeneral, (rule) => rule({ originalEE, lost }));
    if (decision === null) return { demoralised: false, trail: [] };
    const { value, clause } = decision;
    return { demoralised: value, trail: [{ step, clause: clause.id, label: clause.title }] };
  } catch (error) {
    if (!(error instanceof NotHeldError)) throw error;
    const { id, page } = error.clause;
    const label = `what the loss of its general does: we have no text; see your printed rulebook${page === null ? '' : `, p. ${String(page)}`}`;
    return { demoralised: null, trail: [{ step: 'not held', clause: id, label }] };
  }
}
