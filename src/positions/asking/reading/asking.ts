import type { AnsweredCombat, DbmRules } from '../../../rules/index.ts';
import type { Aftermath, FoughtOut } from './aftermath.ts';
import type { OwnEnd, Place, Standing, Standings } from '../../placing/index.ts';
import type { AskedOf } from '../matters.ts';
import type { AskedQuery } from './asked-query.ts';
import type { Fact } from './fact.ts';
import type { Ruling } from './judge-readings.ts';
import type { Decided } from './reading.ts';

/** What is asked of a position. */
export interface Asking {
  readonly before: Standings;
  /** The same as before where nobody moves. */
  readonly after: Standings;
  /** The labels of those who move, or act; the first leads. */
  readonly movers: readonly string[];
  /** The label of the element that it is about, where one is told. */
  readonly target: string | null;
  /** The labels of the two elements between which it is. */
  readonly between: readonly string[];
  /** Where the first of those who move ends; null, or left out, where nobody moves. */
  readonly to?: Place | null;
  /** Those movers who end at places of their own, each with those who move with it; none where left out. */
  readonly ends?: readonly OwnEnd[];
  /** Fields of the query that the person tells. */
  readonly told: Decided;
  /** Who asks the rules about another matter, where the answer turns on that. */
  readonly askerOf: AskerOf;
}

/** Who asks the rules about a matter. */
export interface Asker {
  (rules: DbmRules, asking: Asking): readonly Ruled[];
  /** What the rules are asked; nothing of a combat, which is more than a yes or no. */
  readonly query?: AskedQuery;
  /** What to say where the position gives nothing to ask the rules about. */
  readonly none: (asking: Asking) => string;
  /** What is not looked at where the answer is yes, and what to ask for that. */
  readonly unseen?: string;
  /**
   * At which places the move could end instead, whatever the rules say of them; the simplest ways first, each a list. Where it
   * could not have got to in that bound is left out.
   */
  readonly ends?: (rules: DbmRules, asking: Asking) => readonly (readonly Place[])[];
  /** What is said of one whose full front edge is on fortifications, and who touches no enemy; asked of contact and combat. */
  readonly assaults?: (
    rules: DbmRules,
    query: 'contact' | 'combat',
    element: Standing,
    position: Standings,
  ) => readonly Ruled[];
  /** Whether an enemy must face who contacts him; null where that is not sure. Asked of pivot. */
  readonly mustFace?: (rules: DbmRules, enemy: Standing, asking: Asking) => Fact | null;
  /** The same question asked of many such places, with the same verdict: what a place that is refused need not tell is left out. */
  readonly tries?: (rules: DbmRules, asking: Asking) => readonly Ruled[];
}

/**
 * Who asks about each matter.
 *
 * @throws {NotLoadedError} If that asker is not on the page yet
 */
export type AskerOf = (matter: AskedOf) => Asker;

/** What was asked of the rules, of whom, and what the position shows of it. */
export interface Ruled {
  readonly about: string;
  readonly facts: readonly Fact[];
  readonly ruling: Ruling;
  /** Whether it is about where a move ends, and another about where it starts. */
  readonly ofEnd?: boolean;
  /** Of a combat: what the query answers, null where that is not held. */
  readonly answer?: AnsweredCombat | null;
  /** Of a combat, or a flee move: what it would lead to. */
  readonly aftermath?: readonly Aftermath[];
  /** Of a flee move: the least change of direction, in words, where that is not how a place that is told has it flee. */
  readonly way?: string;
  /** Of a combat: what came of it; null where that cannot be said. */
  readonly foughtOut?: FoughtOut | null;
}

/** An element by its label; it is known to be there. */
export function elementNamed({ elements }: Standings, label: string): Standing {
  const found = elements.find((each) => each.label === label);
  if (found === undefined) throw new RangeError(`expected an element ${label}`);
  return found;
}
