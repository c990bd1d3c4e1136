import type { TroopType } from '../../../../../rules/index.ts';
import type { Asking, Meaning, Piece, Relation, Whose } from '../../words/piece.ts';

/** A meaning, with what was typed where that tells. */
export type Said = Meaning & { readonly typed?: string; readonly apart?: boolean; readonly whose?: Whose };

/** Pieces of a query, as they are read from its words. */
export const said = (...meanings: readonly Said[]): readonly Piece[] =>
  meanings.map((meaning) => ({ typed: '', ...meaning }));

export const troop = (type: TroopType, count: number | null = null): Meaning => ({
  is: 'troop',
  troop: { type, grade: 'O', training: 'Irr', count, said: false },
});
export const asking = (what: Asking): Meaning => ({ is: 'asking', what });
export const relation = (which: Relation): Meaning => ({ is: 'relation', relation: which });
export const state = (field: string, value = '1'): Meaning => ({ is: 'state', field, value });
export const length = (paces: number, apart: boolean): Meaning => ({ is: 'length', paces, apart });
export const number = (which: number, ordinal = false): Meaning => ({ is: 'number', number: which, ordinal });
