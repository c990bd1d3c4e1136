import type { AskedQuestion, ExampleModule } from './examples/example.ts';
import type { WrittenClause } from './clause-code.ts';
import type { Scope } from './steps.ts';
import type { Query } from './questions/query.ts';
import type { RuleSet, Vocabulary } from './rule-set.ts';

/**
 * A game whose rules run: what its snippets are written in, and the questions that they answer. `S` are its steps, `E`
 * is what its examples are written in.
 */
export interface Game<S, E> extends Vocabulary<S> {
  readonly id: string;
  /** The queries by name, as the command line and the calculators ask them. */
  readonly queries: Readonly<Record<string, Query<S>>>;
  /** Functions of its examples that are more than a query: shorter to write, or they tell more. */
  readonly examples?: (rules: RuleSet<S>, tell: (asked: AskedQuestion) => void) => Readonly<Record<string, unknown>>;
  /** The name of the type that its `ts rule` fences are written in, as `index.ts` of the rules exports it. */
  readonly ruleScope: string;
  /** The name of the type that its `ts example` fences are written in. */
  readonly exampleScope: string;
  /** Never there: tells the compiler what `E` is. */
  readonly exampleType?: E;
}

// The steps of a game stand on both sides of its functions, so that no one type is wider than both games'.
/* oxlint-disable typescript/no-explicit-any */

/** A game, where it does not matter which. */
export type AnyGame = Game<any, any>;

/** The rules of an edition of whichever game. */
export type AnyRuleSet = RuleSet<any>;

/** The code of a clause of whichever game. */
export type AnyClauseCode = WrittenClause<Scope<any>>;

/** A compiled example of whichever game. */
export type AnyExample = ExampleModule<any>;
