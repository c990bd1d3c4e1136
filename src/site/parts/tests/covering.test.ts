import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cover, depthNow, isUncovering, uncover } from '../covering.ts';

/** A history of one page, as far as it is asked for here. */
class History {
  private readonly entries: unknown[] = [null];

  get state(): unknown {
    return this.entries.at(-1);
  }

  pushState(state: unknown): void {
    this.entries.push(state);
  }

  back(): void {
    this.entries.pop();
  }
}

let history: History;

beforeEach(() => {
  history = new History();
  vi.stubGlobal('history', history);
  vi.stubGlobal('dispatchEvent', () => true);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('Back from what lies over the page only uncovers it', () => {
  const sheet = cover();
  expect([depthNow(), isUncovering()]).toEqual([1, false]);
  history.back();
  expect([depthNow(), isUncovering()]).toEqual([0, true]);
  uncover(sheet);
  expect(isUncovering()).toBe(false);
});

test('a sheet that opens before the one before it is gone is told from it, though it lies as deep', () => {
  const before = cover();
  history.back();
  const next = cover();
  uncover(before);
  expect(isUncovering()).toBe(false);
  history.back();
  expect(isUncovering()).toBe(true);
  uncover(next);
  expect(isUncovering()).toBe(false);
});

test('where the browser refuses an entry, nothing is waited for', () => {
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new Error('too many');
  });
  const refused = cover();
  expect(refused).toBeNull();
  uncover(refused);
  expect(isUncovering()).toBe(false);
});
