import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE } from '../../../../../tests/setup/patience.ts';

interface OnScreen {
  readonly x: number;
  readonly y: number;
}

/** The base of an element, as it is drawn on the board. */
export function elementOf(page: Page, label: string): Locator {
  return page.locator(`[data-label="${label}"] polygon`);
}

/** The middle of something, on the screen. */
export async function middleOf(what: Locator): Promise<OnScreen> {
  const { x, y, width, height } = (await what.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Drag something by a finger, so many pixels. A finger is put down where it sees what it means: if the page has moved
 * since it was looked at, such as to show what an answer draws, it is taken back, and looks again.
 *
 * @param from Where on it the finger is put
 * @throws {Error} If the browser takes the finger for one that scrolls, or does not tell the page that it was lifted
 */
export async function drag(
  what: Locator,
  right: number,
  down: number,
  from: (what: Locator) => OnScreen | Promise<OnScreen> = middleOf,
): Promise<void> {
  const page = what.page();
  const session = await page.context().newCDPSession(page);
  let start: OnScreen = { x: 0, y: 0 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' || type === 'touchCancel' ? [] : [{ x: start.x + right * part, y: start.y + down * part }],
    });
  await expect
    .poll(async () => {
      start = await from(what);
      const finger = await what.evaluateHandle(whereItIsPut, PATIENCE);
      await touch('touchStart', 0);
      const missed = await finger.evaluate(({ missed }) => missed);
      if (missed !== '') await touch('touchCancel', 0);
      return missed;
    })
    .toBe('');
  const ended = page.evaluate(untilItIsLifted, PATIENCE);
  ended.catch(() => undefined); // told when it is waited for
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part);
  // A finger that rests before it is lifted: after one that flings, the browser takes the next tap for its halt.
  for (let rest = 0; rest < 8; rest += 1) {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    await touch('touchMove', 1);
  }
  await touch('touchEnd', 1);
  await ended;
  await session.detach();
}

/** Runs in the page. What the next finger is put on instead of this, or of what is drawn with it; nothing if on that. */
function whereItIsPut(what: Element, patience: number): { readonly missed: Promise<string> } {
  const missed = new Promise<string>((tell, fail) => {
    const put = ({ target }: Event): void => {
      tell(target instanceof Element && what.parentElement?.contains(target) === true ? '' : nameOf(target));
    };
    const nameOf = (target: EventTarget | null): string =>
      target instanceof Element ? target.outerHTML.slice(0, 100) : 'nothing on the page';
    addEventListener('pointerdown', put, { once: true, capture: true });
    setTimeout(
      () => fail(new Error('expected that a finger was put down, found that the page heard of none')),
      patience,
    );
  });
  return { missed };
}

/** Runs in the page: waits until a finger is lifted, and that is drawn. */
function untilItIsLifted(patience: number): Promise<unknown> {
  return new Promise((drawn, fail) => {
    const heard: string[] = [];
    const hear = ({ type, target }: Event): void => {
      heard.push(`${type} on ${target instanceof Element ? target.localName : 'the page'}`);
    };
    for (const type of ['pointermove', 'touchend', 'lostpointercapture'])
      addEventListener(type, hear, { capture: true });
    // Before anything on the page can keep it for itself.
    const lifted = (): void => void requestAnimationFrame(() => requestAnimationFrame(drawn));
    addEventListener('pointerup', lifted, { once: true, capture: true });
    const says = 'expected a drag, found that the browser took the finger for one that scrolls';
    addEventListener('pointercancel', () => fail(new Error(says)), { once: true, capture: true });
    setTimeout(() => fail(new Error(`expected that the finger was lifted, found only: ${heard.join(', ')}`)), patience);
  });
}
