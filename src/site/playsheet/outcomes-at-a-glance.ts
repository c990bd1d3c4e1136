import {
  engage,
  NotHeldError,
  ofEachThrow,
  parseCombatQuestion,
  resolveThrow,
  TROOP_TYPES,
  UnprovidedError,
  type CombatAnswer,
  type Margin,
  type Outcome,
  type DbmRules,
  type TroopType,
} from '../../rules/index.ts';

/** Who may be on either side: troops of the land. */
export const GLANCE_TROOPS = (Object.keys(TROOP_TYPES) as TroopType[]).filter(
  (type) => TROOP_TYPES[type].arm !== 'naval',
);

/** What shoots at the loser, in columns of their own. */
export const GLANCE_SHOOTERS = ['Bw', 'Art'] as const satisfies readonly TroopType[];

/** What happens to the loser; null where the rules held do not say. */
export interface GlanceCell {
  readonly less: Outcome | null;
  readonly halfOrLess: Outcome | null;
}

/** What can befall troops: those of every kind for which it is the same. */
export interface GlanceRow {
  readonly losers: readonly TroopType[];
  readonly close: readonly GlanceCell[];
  readonly shotAt: readonly GlanceCell[];
}

/**
 * What becomes of every kind of ordinary land troops that every other beats in good going, without ranks behind: asked
 * of the rules, cell by cell.
 *
 * @param rules The rules of an edition
 */
export function outcomesAtAGlance(rules: DbmRules): readonly GlanceRow[] {
  const rows = GLANCE_TROOPS.map((loser) => ({
    loser,
    close: GLANCE_TROOPS.map((winner) => outcomesOf(rules, loser, winner, false)),
    shotAt: GLANCE_SHOOTERS.map((winner) => outcomesOf(rules, loser, winner, true)),
  }));
  const alike = Map.groupBy(rows, ({ close, shotAt }) => JSON.stringify([close, shotAt]));
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [{ ...first, losers: group.map(({ loser }) => loser) }];
  });
}

/** Flanks of the loser that are overlapped, and a general on the other side: with some of these, some throw leads to any margin. */
const STANDINGS = [0, 1, 2].flatMap((overlaps) => [false, true].map((general) => ({ overlaps, general })));
const THROWS = ofEachThrow((a, b) => [a, b] as const);

function outcomesOf(rules: DbmRules, ...combat: Combat): GlanceCell {
  const found = new Map<Margin, Outcome>();
  for (const { loser, margin, outcome } of answersTo(rules, ...combat)) {
    if (loser === 'a' && !found.has(margin)) found.set(margin, outcome.a);
    if (found.has('less') && found.has('halfOrLess')) break;
  }
  return { less: found.get('less') ?? null, halfOrLess: found.get('halfOrLess') ?? null };
}

type Combat = readonly [loser: TroopType, winner: TroopType, shooting: boolean];

/** What each throw comes to, wherever the rules held say. */
function* answersTo(rules: DbmRules, ...[loser, winner, shooting]: Combat): Generator<CombatAnswer> {
  for (const { overlaps, general } of STANDINGS) {
    const question = parseCombatQuestion({
      mode: shooting ? 'shooting' : 'close',
      a: { troop: ordinary(loser), ...(shooting ? {} : { overlaps }) },
      b: { troop: ordinary(winner), general, shooting, ...(shooting ? { aiders: overlaps } : {}) },
    });
    const engagement = ifProvided(() => engage(rules, question));
    if (engagement === null) continue;
    for (const [a, b] of THROWS) {
      const answer = ifProvided(() => resolveThrow(engagement, a, b));
      if (answer !== null) yield answer;
    }
  }
}

/** What the rules held say; null where they do not. */
function ifProvided<T>(resolve: () => T): T | null {
  try {
    return resolve();
  } catch (error) {
    if (error instanceof NotHeldError || error instanceof UnprovidedError) return null;
    throw error;
  }
}

function ordinary(type: TroopType): string {
  return TROOP_TYPES[type].graded ? `${type} (O)` : type;
}
