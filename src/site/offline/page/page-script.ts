import { askKept, dayInWords, keepCopy, watchKept, type Release, type Report } from '../keeping/index.ts';
import { address } from '../../ground/address.ts';
import { showReport } from './show-report.ts';
import { takenInWords } from './taken-in-words.ts';

/** The page about the copy on this device: shows what there is, and asks the worker for what a person decides. */

const panel = document.querySelector<HTMLElement>('#kept');
const outcome = panel?.querySelector<HTMLElement>('[data-outcome]');
let latest: Report | undefined;

if (panel && outcome) {
  panel.hidden = false;
  watchKept((report) => {
    latest = report;
    showReport(report);
  });
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button') : null;
    if (button?.dataset.open !== undefined) location.reload();
    else if (button?.dataset.ask !== undefined) void act(button, button.dataset.ask, outcome);
  });
  void tellSize(outcome);
  void import('../../event/everywhere/hold-copy.ts').then(({ holdCopy }) => holdCopy());
}

async function act(button: HTMLButtonElement, ask: string, outcome: HTMLElement): Promise<void> {
  button.disabled = true;
  outcome.textContent = '';
  try {
    const report = await doWhatIsAsked(ask);
    if (report === undefined) return;
    latest = report;
    showReport(report);
    outcome.textContent = outcomeOf(ask, report);
  } catch (error) {
    console.warn(error);
    outcome.textContent =
      'It could not begin: there is no signal, or a login page answers, or the browser does not allow it.';
  } finally {
    button.disabled = false;
  }
}

async function doWhatIsAsked(ask: string): Promise<Report | undefined> {
  switch (ask) {
    case 'keep':
    case 'update':
      askToPersist();
      return keepCopy();
    case 'mend':
    case 'cancel':
    case 'look':
    case 'prove':
    case 'back':
      return askKept({ ask });
    case 'remove': {
      const sure = confirm('Remove the copy from this device? You will need signal again.');
      if (!sure) return undefined;
      const report = await askKept({ ask });
      await (await navigator.serviceWorker.getRegistration(address('/')))?.unregister();
      return report;
    }
    default:
      return undefined;
  }
}

/** The browser may ask back, may never be answered, and may decline: the copy is kept meanwhile, and all the same. */
function askToPersist(): void {
  if ('storage' in navigator) navigator.storage.persist().catch(() => false);
}

function outcomeOf(ask: string, { state, unreached }: Report): string {
  const kept = state.is === 'whole' || state.is === 'incomplete' ? state : undefined;
  switch (ask) {
    case 'look':
      if (unreached !== null) return unreached;
      return kept?.newer ? '' : 'Nothing newer was found.';
    case 'prove':
      return kept?.is === 'whole' ? 'Every file was read, and every one is right.' : '';
    case 'back':
      return kept ? `Pages open from the copy of ${dayInWords(kept.copy.date)} now.` : '';
    case 'remove':
      return 'The copy was removed.';
    default:
      return '';
  }
}

/** Before anything is kept: how much it is. */
async function tellSize(outcome: HTMLElement): Promise<void> {
  const report = latest ?? (await askKept({ ask: 'check' }));
  if (report.state.is !== 'none') return;
  const release = await fetch(address('/offline/release.json'), { cache: 'no-store' })
    .then((response) => response.json() as Promise<Release>)
    .catch(() => undefined);
  if (release === undefined) return;
  outcome.textContent = `${megabytes(release.packed)} to download, once; ${takenInWords(release)} on the device.`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toLocaleString('en-GB', { maximumFractionDigits: 1 })} MB`;
}
