import { readFragment } from '../ground/fragment.ts';

/** The page that checks citations: a line is pasted, or stands in the address. What checks it is loaded when it is asked to. */

const form = document.querySelector<HTMLFormElement>('#verify');
const line = document.querySelector<HTMLTextAreaElement>('#citation-line');
const place = document.querySelector<HTMLElement>('#verdict');
let latest = 0;

if (form && line && place) start(form, line, place);

function start(form: HTMLFormElement, line: HTMLTextAreaElement, place: HTMLElement): void {
  const { editions = '', example = '', longest } = form.dataset;
  const most = Number(longest);
  const check = async (pasted: string): Promise<void> => {
    const turn = (latest += 1);
    place.setAttribute('aria-busy', 'true');
    try {
      const { showVerdict } = await import('./show-verdict.tsx');
      await showVerdict(place, pasted, { editions: editions.split(' '), example }, () => turn !== latest);
    } catch {
      // What comes of a check has the focus; this has nothing that could.
      place.setAttribute('role', 'alert');
      place.textContent = 'This page could not be loaded whole. Check again once there is a connection.';
    }
    place.removeAttribute('aria-busy');
  };
  const readAddress = (): void => {
    const told = toldIn(location);
    if (told === '') return;
    line.value = told.slice(0, most);
    void check(told);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // Half of a letter, as a careless copy leaves it, cannot be written into an address.
    const whole = line.value.trim().replace(/\p{Surrogate}/gu, '\ufffd');
    // What is too long to be looked at is too long for an address.
    if (whole.length <= most) history.replaceState(null, '', `${location.pathname}#${encodeURIComponent(whole)}`);
    void check(whole);
  });
  addEventListener('hashchange', readAddress);
  readAddress();
}

/** The line in an address: after `#`, which is sent to nobody, or as the form sends it. */
function toldIn({ hash, search }: Location): string {
  // What cannot be decoded is shown as it is, and told to be no citation.
  return readFragment(hash) || (new URLSearchParams(search).get('line') ?? '');
}
