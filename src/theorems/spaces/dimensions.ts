import {
  formatTroop,
  GOINGS,
  GRADES,
  parseTroop,
  TROOP_TYPES,
  type Figures,
  type TroopType,
} from '../../rules/index.ts';
import type { Dimension, Value, Written } from './space.ts';

/**
 * Every kind of troops that an edition prices, as a player writes it without training: `Kn (F)`, `Exp`.
 *
 * @param tables The tables of prices of all editions, so that a space is the same in each
 */
export function pricedKinds(tables: readonly (Figures | null)[]): readonly string[] {
  const isPriced = (type: string, grade: string): boolean =>
    tables.some((table) => typeof table?.[type]?.[grade.toLowerCase()] === 'number');
  return (Object.entries(TROOP_TYPES) as [TroopType, (typeof TROOP_TYPES)[TroopType]][]) // a key of the table
    .flatMap(([type, { graded }]) =>
      graded
        ? GRADES.filter((grade) => isPriced(type, grade)).map((grade) => formatTroop({ type, grade, training: null }))
        : [type],
    );
}

/** Those of some kinds that are land troops. */
export function landKinds(kinds: readonly string[]): readonly string[] {
  return kinds.filter((kind) => TROOP_TYPES[parseTroop(kind).type].arm !== 'naval');
}

/** The front element. */
export function troopDimension(kinds: readonly string[]): Dimension {
  return { name: 'troop', values: kinds.map((kind) => ({ name: kind, on: (side) => ({ ...side, troop: kind }) })) };
}

/** A column of its own kind. */
export function depthDimension(depths: readonly number[]): Dimension {
  return {
    name: 'depth',
    values: depths.map((depth) => ({
      name: String(depth),
      on: (side) => (depth === 1 ? side : { ...side, ranks: Array.from({ length: depth - 1 }, () => side.troop) }),
    })),
  };
}

/** The going that all of the side stands in. A road counts as good going in a combat. */
export function goingDimension(): Dimension {
  const values = GOINGS.filter((going) => going !== 'road').map((going): Value => {
    const on = (side: Written): Written => {
      const ranks = Array.isArray(side.ranks) ? side.ranks : [];
      return { ...side, going, ...(ranks.length === 0 ? {} : { rankGoing: ranks.map(() => going) }) };
    };
    return { name: going, on: going === 'good' ? (side) => side : on };
  });
  return { name: 'going', values };
}

/** What may hold of a side besides, one at a time. */
export function circumstanceDimension(circumstances: Readonly<Record<string, Written>>): Dimension {
  return {
    name: 'circumstance',
    values: Object.entries(circumstances).map(([name, told]) => ({ name, on: (side) => ({ ...side, ...told }) })),
  };
}
