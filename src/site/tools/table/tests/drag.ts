import type { Page } from 'playwright-core';

/** Drag what is at a point of the screen by a finger. */
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
    () =>
      new Promise((drawn, fail) => {
        addEventListener('pointerup', () => requestAnimationFrame(() => requestAnimationFrame(drawn)), { once: true });
        const says = 'expected a drag, found that the browser took the finger for one that scrolls';
        addEventListener('pointercancel', () => fail(new Error(says)), { once: true });
      }),
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
