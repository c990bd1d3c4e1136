import type { Page } from 'playwright-core';
import type { EventSheet } from '../../event/link/index.ts';

/** An event that plays an older edition, without the BHGS clarifications, and has a ruling of its own. */
export const AUTUMN_OPEN: EventSheet = {
  name: 'Autumn Open',
  edition: '3.2',
  bhgs: false,
  fairPlay: true,
  errata: true,
  lists: '',
  points: null,
  until: null,
  content: '2026-11-20',
  rulings: [{ about: 'rear-support.spears', text: 'In rough going too.' }],
};

/** Let the device of a page that is yet to be opened play at an event. */
export async function playAt(page: Page, sheet: EventSheet): Promise<void> {
  await page.addInitScript(
    (pinned) => {
      localStorage.setItem('legal-contact / event', pinned);
    },
    JSON.stringify({ sheet, since: Date.now() }),
  );
}
