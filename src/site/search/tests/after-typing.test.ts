import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterTyping } from '../page/after-typing.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** How often is answered at once, and how often 120 ms later, when two more letters are typed after an answer that took so long. */
async function answeredAfter(took: number): Promise<readonly number[]> {
  let answers = 0;
  const typed = afterTyping(async () => {
    answers += 1;
    await vi.advanceTimersByTimeAsync(took);
  });
  typed.now();
  await vi.runAllTimersAsync();
  answers = 0;
  typed.soon();
  typed.soon();
  await vi.advanceTimersByTimeAsync(0);
  const atOnce = answers;
  await vi.advanceTimersByTimeAsync(120);
  return [atOnce, answers];
}

test.each([
  ['that is quick answers again at once', 80, [1, 1]],
  ['that is late waits for a pause, and answers once', 400, [0, 1]],
])('a device %s', async (_, took, expected) => {
  expect(await answeredAfter(took)).toEqual(expected);
});
