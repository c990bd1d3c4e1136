import type { CombatScope } from './combat/scope.ts';

/** The vocabulary that snippets are written in. */
export type RuleScope = CombatScope;

/** A figure of a clause's table: a number, a dash, or nothing we hold. */
export type Figure = number | 'none' | 'not held';

/** The figures of a clause: row by abbreviation, then column by heading in small letters. */
export type Figures = Readonly<Record<string, Readonly<Record<string, Figure>>>>;

/** A clause of one edition as the procedures see it. */
export interface ClauseCode {
  readonly id: string;
  readonly title: string;
  readonly page: number | null;
  readonly held: boolean;
  readonly figures: Figures | null;
  /** Its `ts rule` fences: calls the steps that it contributes to. Null for a clause without code. */
  readonly define: ((scope: RuleScope) => void) | null;
}
