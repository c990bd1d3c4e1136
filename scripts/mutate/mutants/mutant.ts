/** A place in a source file, and what is to stand there instead. */
export interface Mutation {
  /** Absolute path. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A mutation with what a person wants to know of it. */
export interface Mutant extends Mutation {
  /** What is changed, in words, such as `comparison`. */
  readonly kind: string;
  /** The part of the rules that it belongs to, such as `rules/combat` or `snippets/rear-support`. */
  readonly area: string;
}
