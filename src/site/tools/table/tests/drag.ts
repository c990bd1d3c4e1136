import type { Page } from 'playwright-core';
import { PATIENCE } from '../../../../../tests/setup/patience.ts';

/**
 * Drag what is at a point of the screen by a finger.
 *
 * @throws {Error} If the browser takes the finger for one that scrolls, or does not tell the page that it was lifted
 */
export async function dragFrom(
  page: Page,
  from: { readonly x: number; readonly y: number },
  right: number,
  down: number,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + right * part, y: from.y + down * part }],
    });
  const ended = page.evaluate(
    (patience) =>
      new Promise((drawn, fail) => {
        const heard: string[] = [];
        const hear = ({ type, target }: Event): void => {
          heard.push(`${type} on ${target instanceof Element ? target.localName : 'the page'}`);
        };
        for (const type of ['pointerdown', 'pointermove', 'touchstart', 'touchend', 'lostpointercapture'])
          addEventListener(type, hear, { capture: true });
        // Before anything on the page can keep it for itself.
        const lifted = (): void => void requestAnimationFrame(() => requestAnimationFrame(drawn));
        addEventListener('pointerup', lifted, { once: true, capture: true });
        const says = 'expected a drag, found that the browser took the finger for one that scrolls';
        addEventListener('pointercancel', () => fail(new Error(says)), { once: true, capture: true });
        setTimeout(
          () => fail(new Error(`expected that the finger was lifted, found only: ${heard.join(', ')}`)),
          patience,
        );
      }),
    PATIENCE,
  );
  ended.catch(() => undefined); // told when it is waited for
  await touch('touchStart', 0);
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
