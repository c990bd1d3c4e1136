import type { Shown, StateFields, Tool } from '../index.ts';
import { mountWith } from './mount-with.tsx';
import { EveryKind } from './form/EveryKind.tsx';
import type { ResultViews } from './result-views.ts';

/** Bring to life a calculator whose form has controls of any kind. */
export function mount<A extends Shown>(tool: Tool<StateFields, A>, views: ResultViews<A>): void {
  mountWith(tool, views, EveryKind);
}
