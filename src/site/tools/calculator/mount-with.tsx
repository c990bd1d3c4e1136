import { render } from 'preact';
import type { Shown, StateFields, Tool } from '../index.ts';
import { Calculator } from './Calculator.tsx';
import type { Kinds } from './form/FormControl.tsx';
import type { ResultViews } from './result-views.ts';

/**
 * Bring the calculator of a page to life, with what was told while it was a plain form.
 *
 * @param Kinds Draws the controls that other calculators have as well; null where this one has none of them
 */
export function mountWith<A extends Shown>(
  tool: Tool<StateFields, A>,
  views: ResultViews<A>,
  Kinds: Kinds | null,
): void {
  const place = document.querySelector<HTMLElement>('#calculator');
  if (place === null) throw new Error(`Cannot show the calculator "${tool.name}": its page has no place for it`);
  const editions = place.dataset.editions?.split(' ') ?? [];
  const form = place.querySelector('form');
  // What has the focus may go: who works by keys is followed from the first that has it.
  const keepFocus = (): void => {
    import('./focus/focus-script.ts').catch(() => undefined);
  };
  document.addEventListener('focusin', keepFocus, { once: true });
  render(
    <Calculator
      tool={tool}
      views={views}
      editions={editions}
      Kinds={Kinds}
      begun={form === null ? '' : queryOf(form)}
    />,
    place,
  );
}

/** A plain form names its fields as the address does. */
function queryOf(form: HTMLFormElement): string {
  const told = [...new FormData(form)].filter((entry): entry is [string, string] => entry[1] !== '');
  return new URLSearchParams(told).toString();
}
