import { deviceKey } from '../../../../ground/device-key.ts';

/** Where the last army is kept on the device: its edition, then the army as an address has it. */
const PLACE = deviceKey('army');

/**
 * Keep an army on this device; none where nothing is told of it.
 *
 * @returns Whether it is kept: some browsers keep nothing, which is no error, as it is in the address all the same
 */
export function keepArmy(edition: string, army: string): boolean {
  try {
    if (army === '') localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, `${edition} ${army}`);
    return true;
  } catch {
    return false;
  }
}

/** Whether it is this army that is kept. */
export function isKept(army: string): boolean {
  return kept().army === army;
}

/**
 * Tell the army that is kept, as if it had been written into the plain form; not where a link tells another, or one was
 * written.
 */
export function tellKeptArmy(): void {
  const { edition, army } = kept();
  const written = document.querySelector<HTMLTextAreaElement>('textarea[name="army"]');
  if (army === null || location.search !== '' || written?.value !== '') return;
  written.value = army;
  const asked = document.querySelector<HTMLInputElement>(`input[name="ed"][value="${CSS.escape(edition)}"]`);
  if (asked !== null) asked.checked = true;
}

function kept(): { readonly edition: string; readonly army: string | null } {
  try {
    const [edition = '', army = null] = (localStorage.getItem(PLACE) ?? '').split(/ (.*)/s);
    return { edition, army };
  } catch {
    return { edition: '', army: null };
  }
}
