import { renderToString } from 'preact-render-to-string';
import type { AnyTool, AnyViews } from '../any-tool.ts';
import { Calculator } from '../Calculator.tsx';
import { EveryKind } from './EveryKind.tsx';

/** A calculator as its page holds it before JavaScript arrives: a plain form, whose fields are named as in the address. */
export function plainForm(tool: AnyTool, views: AnyViews, editions: readonly string[]): string {
  return renderToString(<Calculator tool={tool} views={views} editions={editions} Kinds={EveryKind} />);
}
