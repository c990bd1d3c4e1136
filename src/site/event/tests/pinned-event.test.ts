import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  currentEvent,
  holdingEvent,
  isPinned,
  leaveEvent,
  localRulingsOn,
  pinEvent,
  whenPlayChanges,
  type EventSheet,
} from '../link/index.ts';

const sheet: EventSheet = {
  name: 'Autumn Open',
  edition: '3.3',
  bhgs: true,
  fairPlay: true,
  errata: true,
  lists: '',
  points: null,
  until: null,
  content: '2026-11-20',
  rulings: [
    { about: 'rear-support.spears', text: 'Never.' },
    { about: 'bhgs.17.6', text: 'As printed.' },
  ],
};

class Kept {
  readonly items = new Map<string, string>();
  getItem = (key: string): string | null => this.items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.items.set(key, value);
  removeItem = (key: string): void => void this.items.delete(key);
}

let kept: Kept;
const window = new EventTarget();

beforeEach(() => {
  kept = new Kept();
  vi.stubGlobal('localStorage', kept);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('an event is kept until it is left', () => {
  expect([isPinned(), currentEvent()]).toEqual([false, null]);
  expect(pinEvent(sheet)).toBe(true);
  expect([isPinned(), currentEvent()]).toEqual([true, sheet]);
  leaveEvent();
  expect([isPinned(), currentEvent()]).toEqual([false, null]);
});

test('a sheet kept since its texts could have more lines is played on as it is', () => {
  const text = `Never.${'\n'.repeat(95)}This is the rule.`;
  pinEvent({ ...sheet, rulings: [{ about: 'rear-support.spears', text }] });
  expect(currentEvent()?.rulings).toEqual([{ about: 'rear-support.spears', text }]);
  expect(isPinned()).toBe(true);
});

test('a browser that keeps nothing says so, and breaks nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
    removeItem: () => {
      throw new Error('denied');
    },
  });
  expect([pinEvent(sheet), isPinned(), currentEvent()]).toEqual([false, false, null]);
  expect(leaveEvent).not.toThrow();
});

test.each(['', '{', 'null', '{"name":"x"}', '[]', '{"sheet":null,"since":1}', JSON.stringify({ sheet })])(
  '%j in its place is no event, and is forgotten',
  (text) => {
    pinEvent(sheet);
    for (const key of kept.items.keys()) kept.items.set(key, text);
    expect(currentEvent()).toBeNull();
    expect(isPinned()).toBe(false);
  },
);

test.each<[string, string | null, number, boolean]>([
  ['on its last day', '2026-11-22', -1, true],
  ['after its last day', '2026-11-21', -1, false],
  ['without a last day, at first', null, -13, true],
  ['without a last day, two weeks later', null, -14, false],
  ['with a last day far ahead, at first', '9999-12-31', -59, true],
  ['with a last day far ahead, 60 days later', '9999-12-31', -60, false],
  ['chosen while the clock was ahead', null, 400, false],
  ['with a last day, chosen while the clock was ahead', '9999-12-31', 400, false],
])('an event holds the copy on the device: %s', (_, until, days, holds) => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00') });
  try {
    const now = Date.now();
    vi.setSystemTime(now + days * 24 * 60 * 60_000);
    pinEvent({ ...sheet, until });
    vi.setSystemTime(now);
    expect(holdingEvent()?.name).toBe(holds ? sheet.name : undefined);
    expect(currentEvent()?.name).toBe(sheet.name);
  } finally {
    vi.useRealTimers();
  }
});

test('the local rulings on what is read are found', () => {
  expect(localRulingsOn(['rear-support.spears'])).toEqual([]);
  pinEvent(sheet);
  expect(localRulingsOn(['rear-support.spears', 'x'])).toEqual([sheet.rulings[0]]);
  expect(localRulingsOn(['x'])).toEqual([]);
});

test('who listens is told of what happens here, and in another tab, until it stops', () => {
  const told = vi.fn();
  const stop = whenPlayChanges(told);
  pinEvent(sheet);
  expect(told).toHaveBeenCalledTimes(1);
  const [key = ''] = kept.items.keys();
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'another' }));
  expect(told).toHaveBeenCalledTimes(2);
  stop();
  leaveEvent();
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  expect(told).toHaveBeenCalledTimes(2);
});
