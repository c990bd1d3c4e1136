/** Whose command it is, in a column. */
export const SHORT_KINDS = { 'C-in-C': 'C-in-C', 'sub-general': 'sub-gen.', ally: 'ally' } as const;
