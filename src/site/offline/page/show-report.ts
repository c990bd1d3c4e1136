import {
  changesInWords,
  contentInWords,
  dayInWords,
  heldInWords,
  isLater,
  lostInWords,
  otherInWords,
  problemInWords,
  sinceInWords,
  type Change,
  type KeptState,
  type Report,
} from '../keeping/index.ts';
import { takenInWords } from './taken-in-words.ts';

type Kept = Extract<KeptState, { is: 'whole' | 'incomplete' }>;

/** Show what this device has, and offer what can be done about it. */
export function showReport(report: Report): void {
  const { state, tone, sentence, older } = report;
  const kept = state.is === 'whole' || state.is === 'incomplete' ? state : undefined;
  const coming = state.is === 'keeping' ? state : (kept?.coming ?? null);
  const moving = coming?.problem === null;
  one('#kept').dataset.tone = tone;
  // The percentage stands in the bar: read aloud at every step it would only be in the way.
  say('[data-state]', state.is === 'keeping' && moving ? 'Saving the site on this device.' : firstOf(sentence));
  say('[data-advice]', adviceOn(report));
  one('[data-progress]').hidden = coming === null;
  one('[data-progress]').setAttribute('value', String(coming?.percent ?? 0));

  const held = kept !== undefined && kept.heldFor !== null;
  offer(
    'keep',
    state.is === 'none' || (coming !== null && !moving),
    coming === null ? 'Save for offline' : 'Try again now',
  );
  offer('mend', state.is === 'incomplete' && !moving);
  offer('cancel', coming !== null);
  offer('look', kept?.is === 'whole' && coming === null && !held);
  offer('prove', kept !== undefined && !moving);
  one('[data-open]').hidden = !older;
  showFacts(kept);
  showUpdate(kept, coming === null && !held);
  showBefore(kept, !moving && !held);
  one('[data-remove]').hidden = state.is === 'none' || state.is === 'unable';
}

function adviceOn({ state, sentence, older }: Report): string {
  const coming = 'coming' in state ? state.coming : null;
  if (state.is === 'keeping' && state.problem === null) return 'You can go on reading.';
  // Where to mend it is here.
  if (state.is === 'incomplete' && coming === null)
    return `T${lostInWords(state.lost).slice(1)}${state.newer === null ? '' : ` If it cannot be mended, update it: the site has ${otherInWords(state.copy, state.newer)}.`}`;
  // What a whole copy holds stands below, and what is newer too.
  if (state.is !== 'whole' || older) return restOf(sentence);
  if (coming !== null) return `Updating. ${coming.problem === null ? '' : problemInWords(coming.problem)}`;
  return state.heldFor === null ? '' : heldInWords(state.heldFor);
}

function showFacts(kept: Kept | undefined): void {
  one('[data-facts]').hidden = kept === undefined;
  if (kept === undefined) one('[data-unpromised]').hidden = true;
  if (!kept) return;
  const { copy } = kept;
  fact('date', dayInWords(copy.date));
  fact('edition', copy.edition);
  fact('items', copy.items.toLocaleString('en-GB'));
  fact('files', copy.files.toLocaleString('en-GB'));
  fact('proven', `${dayInWords(localDay(copy.provenAt))}, ${new Date(copy.provenAt).toTimeString().slice(0, 5)}`);
  fact('size', takenInWords(copy, kept.before ? 2 : 1) + (kept.before ? ', with the copy before' : ''));
  if ('storage' in navigator)
    void navigator.storage.persisted().then((promised) => {
      one('[data-unpromised]').hidden = promised;
    });
}

function showUpdate(kept: Kept | undefined, now: boolean): void {
  const newer = now ? (kept?.newer ?? null) : null;
  one('[data-update]').hidden = newer === null;
  if (!kept || newer === null) return;
  const of = isLater(kept.copy, newer) ? ` The update is of ${dayInWords(newer.release.date)}.` : '';
  say('[data-since]', sinceInWords(kept.copy, newer) + of);
  one('[data-changes]').hidden = newer.changes.length === 0;
  one('[data-change-list]').replaceChildren(...newer.changes.map(itemOf));
}

function itemOf({ kind, title, change, id }: Change): HTMLLIElement {
  const item = document.createElement('li');
  const what = changesInWords([{ kind, title, change, id }]).replace(/^1 /, '');
  item.textContent = `${title} (${what}, ${change})`;
  return item;
}

function showBefore(kept: Kept | undefined, now: boolean): void {
  const before = now ? (kept?.before ?? null) : null;
  one('[data-before]').hidden = before === null;
  if (before) say('[data-before-content]', `It has the ${contentInWords(before)}.`);
}

function offer(ask: string, now: boolean, words?: string): void {
  const button = one(`#kept [data-ask="${ask}"]`);
  button.hidden = !now;
  if (words !== undefined) button.textContent = words;
}

function fact(name: string, text: string): void {
  say(`[data-fact="${name}"]`, text);
}

/** Written only where it differs: what is read aloud on change must not change without one. */
function say(selector: string, text: string): void {
  const element = one(selector);
  if (element.textContent !== text) element.textContent = text;
}

function firstOf(sentence: string): string {
  return /^.*?[.:](?= |$)/.exec(sentence)?.[0].replace(/:$/, '.') ?? sentence;
}

function restOf(sentence: string): string {
  const rest = sentence.slice(firstOf(sentence).length).trim();
  return rest.slice(0, 1).toUpperCase() + rest.slice(1);
}

function localDay(time: string): string {
  const date = new Date(time);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

function one(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page about the copy has no ${selector}`);
  return found;
}
