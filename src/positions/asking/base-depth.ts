import { answerOf, BASING_QUERIES, formatTroop, type DbmRules, type TrailStep, type Troop } from '../../rules/index.ts';
import { BASE_WIDTH } from '../geometry/index.ts';
import { MILLIMETRES_WIDE } from './base-width.ts';
import { PositionError, type DepthOf, type Scale } from '../placing/index.ts';

/** The depths that are taken from an edition, and what it said of them. */
interface Depths {
  readonly of: DepthOf;
  /** The steps of those that were asked for. */
  readonly trail: () => readonly TrailStep[];
}

/**
 * How deep the base of a troop is in an edition, in paces; null where our sources do not tell. Chariots and double bases
 * are not told by a troop: whoever places one tells the depth.
 */
export function baseDepth(rules: DbmRules, troop: Troop, { figures }: Scale): number | null {
  return depthOf(rules, troop, figures)?.paces ?? null;
}

/** How deep bases are whose depth a position does not tell. */
export function depthsOf(rules: DbmRules, { figures }: Scale): Depths {
  const asked = new Map<string, { readonly paces: number; readonly trail: readonly TrailStep[] }>();
  const of: DepthOf = ({ label, troop }) => {
    if (troop === null) throw new PositionError(label, `${DEPTH_EXPECTED}, or its troop`);
    const kind = formatTroop({ ...troop, training: null });
    const found = asked.get(kind) ?? depthOf(rules, troop, figures);
    if (found === null)
      throw new PositionError(
        label,
        `${DEPTH_EXPECTED}: our sources do not tell how deep bases of ${kind} are${figures === 15 ? '' : ` with ${String(figures)} mm figures`}`,
      );
    asked.set(kind, found);
    return found.paces;
  };
  return { of, trail: () => [...asked.values()].flatMap(({ trail }) => trail) };
}

const DEPTH_EXPECTED = 'expected the depth of its base in paces, as in "30 deep"';

function depthOf(rules: DbmRules, troop: Troop, figures: Scale['figures']) {
  const answer = answerOf(BASING_QUERIES.base.pose({ troop: formatTroop(troop), figures }), rules);
  if (!('depthMillimetres' in answer)) return null;
  return { paces: (answer.depthMillimetres * BASE_WIDTH) / MILLIMETRES_WIDE, trail: answer.trail };
}
