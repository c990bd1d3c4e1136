/** One side of a question, or the whole of it, or an answer, as JSON writes it. */
export type Written = Readonly<Record<string, unknown>>;

/** What an answer says under one name: an amount, yes or no, or nothing. */
export type Said = number | boolean | null;
