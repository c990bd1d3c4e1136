import type { Shown, StateFields, Tool } from '../index.ts';
import type { ResultViews } from './result-views.ts';

/** A calculator, where it does not matter which. */
export type AnyTool = Tool<StateFields, Shown>;

/** How a calculator shows its answers, where it does not matter which. What is shown is the answer of that calculator. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyViews = ResultViews<any>;
