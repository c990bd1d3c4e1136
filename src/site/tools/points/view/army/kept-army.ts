import { KEPT_ARMY } from '../../../calculator/state/kept.ts';

/**
 * Tell the army that is kept, as if it had been written into the plain form; not where a link tells another, or one was
 * written.
 */
export function tellKeptArmy(): void {
  const { edition, text } = KEPT_ARMY.kept();
  const written = document.querySelector<HTMLTextAreaElement>('textarea[name="army"]');
  if (text === null || location.search !== '' || written?.value !== '') return;
  written.value = text;
  const asked = document.querySelector<HTMLInputElement>(`input[name="ed"][value="${CSS.escape(edition)}"]`);
  if (asked !== null) asked.checked = true;
}
