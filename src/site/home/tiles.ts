import type { ToolName } from '../tools/index.ts';

/** The calculators that one comes for most at a table: a tile each. The home page lists the others further down. */
export const TILED: Partial<Record<ToolName, { readonly about: string; readonly sign: string }>> = {
  combat: { about: 'factors, odds, outcome', sign: 'die' },
  pips: { about: 'what a move costs', sign: 'pips-sign' },
};
