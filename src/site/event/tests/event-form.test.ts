import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventSheet } from '../link/index.ts';
import { draftIsMade, forgetDraft, keepDraft, keptDraft, unfinishedDraft } from '../sheet/draft.ts';
import { addressOfText, idMeant, problemOfText } from '../sheet/event-texts.ts';

describe('what a ruling is about', () => {
  test.each([
    ['losses.baggage', 'losses.baggage'],
    ['https://site.example/3.4/losses/#losses.baggage', 'losses.baggage'],
    ['/bhgs/17.6/', 'bhgs.17.6'],
    ['https://site.example/clause/losses.baggage/#cite:3.4', 'losses.baggage'],
    ['/discrepancies/reg-ax-x-cost/', 'discrepancies.reg-ax-x-cost'],
    ['https://site.example/discrepancies/reg-ax-x-cost/#reg-ax-x-cost', 'discrepancies.reg-ax-x-cost'],
    ['/rulings/floating-command/#floating-command', 'rulings.floating-command'],
  ])('is meant by %s', (written, id) => {
    expect(idMeant(written)).toBe(id);
  });

  test.each(['https://', 'http:// ', '//', 'http://[', 'https://site.example/3.4/losses/#%E0%A4%A'])(
    'is not told by half a link, which breaks nothing: %s',
    (written) => {
      expect(idMeant(written)).toBe(written.trim());
    },
  );

  test('is read in pieces, letter by letter', () => {
    const link = 'http://localhost:4700/3.4/losses/#losses.baggage';
    for (let length = 0; length < link.length; length++) expect(() => idMeant(link.slice(0, length))).not.toThrow();
  });

  test('may be a discrepancy, which has a page of its own', () => {
    expect(addressOfText('discrepancies.reg-ax-x-cost', '3.4')).toBe('/discrepancies/reg-ax-x-cost/');
  });

  test('is no worked ruling: it says where to go on', () => {
    expect(problemOfText('rulings.floating-command', '3.4', new Map())).toContain('rule on one of those');
  });
});

describe('the draft', () => {
  const sheet: EventSheet = {
    name: 'Club night',
    edition: '3.1',
    bhgs: true,
    fairPlay: true,
    errata: true,
    lists: '',
    points: null,
    until: null,
    content: '2026-11-20',
    rulings: [],
  };
  const items = new Map<string, string>();

  beforeEach(() => {
    items.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('of a sheet that is made is kept, but is no longer what someone is at, until it is changed', () => {
    keepDraft(sheet);
    expect(unfinishedDraft()).toEqual(sheet);
    draftIsMade();
    expect([unfinishedDraft(), keptDraft()]).toEqual([null, sheet]);
    keepDraft({ ...sheet, name: 'Club night 2' });
    expect(unfinishedDraft()?.name).toBe('Club night 2');
    draftIsMade();
    forgetDraft();
    expect([unfinishedDraft(), keptDraft(), items.size]).toEqual([null, null, 0]);
  });

  test.each([
    ['a ruling about a number', { rulings: [{ about: 5, text: 'x' }] }],
    ['a ruling that is none', { rulings: [null] }],
    ['rulings that are none', { rulings: 'none' }],
    ['a name that is none', { name: 5 }],
    ['no lists', { lists: undefined }],
    ['points in words', { points: '400' }],
  ])('that was damaged counts as none: %s', (_, damaged) => {
    keepDraft(sheet);
    const [key = ''] = items.keys();
    items.set(key, JSON.stringify({ ...sheet, ...damaged }));
    expect([keptDraft(), unfinishedDraft()]).toEqual([null, null]);
  });

  test('that there is none of cannot be made', () => {
    draftIsMade();
    expect(items.size).toBe(0);
  });
});
