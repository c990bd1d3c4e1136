import type { DbmRules } from '../../../rules/index.ts';
import type { Group } from './form.ts';
import type { Reply, Shown } from './reply.ts';
import type { State, StateFields } from './state/state-field.ts';

/**
 * A calculator: what it asks, and how the rules of an edition answer it. It holds no markup.
 *
 * To add one: a folder beside `combat/` with its fields (`state/state-field.ts`; their names stand in addresses for
 * ever), its form (groups of rows of controls, `form.ts`), its reply (`replyTo` of `reply.ts` asks one query) and, in its
 * `view/`, how answers are shown and a script that mounts it; a line in `TOOLS` of `index.ts`, from which the types then
 * demand what the search is to know of it; and a page in `src/site/pages/tools/` of the same name. What it asks that does
 * not count in a situation (`when`) is neither shown, nor asked, nor in the address. All the rest is the same for all:
 * editions, address, Back, what of a link could not be read, another edition beside, the steps with their clauses.
 */
export interface Tool<F extends StateFields, A extends Shown, Name extends string = string> {
  /** Its page is `/tools/<name>/`. */
  readonly name: Name;
  readonly title: string;
  /** What it tells, in a line. */
  readonly summary: string;
  readonly fields: F;
  /** How much of an edition it asks: all but what troops may do, and what becomes of them, where it is left out. */
  readonly extent?: 'whole';
  /** Whether the amounts of its steps are added up to what it comes to. */
  readonly adds?: true;
  /** A question that is common, as the query of an address. */
  readonly example: string;
  readonly form: readonly Group<F>[];
  /** A field that changes what the calculator is about: Back goes back to how it was. */
  readonly turns?: readonly (keyof F & string)[];
  /** What the two sides are called in a situation, for a calculator that has two. */
  sides?(state: State<F>): { readonly a: string; readonly b: string };
  /** What the event that is played tells, where nobody tells it otherwise. */
  toldByEvent?(event: { readonly points: number | null }): Partial<State<F>>;
  /** Loads what the reply turns on, so that it is here when the rules are; it fails where that cannot be fetched. */
  prepare?(state: State<F>): Promise<void>;
  reply(rules: DbmRules, state: State<F>): Reply<A>;
}
