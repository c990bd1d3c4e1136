import { expect, test } from 'vitest';
import type { Copy, KeptState, Report } from '../keeping/model.ts';
import { reportUnable } from '../keeping/page/report-unable.ts';
import { reportSilence } from '../keeping/report-unkept.ts';
import { changesInWords, reportOf } from '../keeping/words.ts';

/** What every page says of the copy on this device, in each state that it can be in. */

const copy: Copy = {
  format: 1,
  id: 'a',
  date: '2026-05-03',
  edition: 'DBM 3.4',
  items: 2157,
  files: 1300,
  packed: 1,
  unpacked: 2,
  itemsHash: 'b',
  filesHash: 'f',
  provenAt: '2026-05-04T10:00:00.000Z',
};
const change = { id: '', title: '', change: 'new' } as const;
const newer = {
  release: { ...copy, id: 'c', date: '2026-06-01' },
  changes: [
    { ...change, kind: 'ruling' },
    { ...change, kind: 'clarification' },
    { ...change, kind: 'clarification' },
  ],
};
const whole = {
  is: 'whole',
  copy,
  lost: 0,
  before: null,
  coming: null,
  newer: null,
  heldFor: null,
} as const satisfies KeptState;
const proven =
  'Offline ready, and proven on this device: content of 3 May 2026, all editions up to DBM 3.4, 2,157 items.';

test.each<[string, Exclude<KeptState, { is: 'unable' }>, Report['tone'], string, string]>([
  ['not kept', { is: 'none' }, 'none', 'Not offline', 'Not offline: you need signal. Save it once and you won’t.'],
  [
    'keeping',
    { is: 'keeping', percent: 63, problem: null },
    'keeping',
    '63 %',
    'Saving the site on this device: 63 %.',
  ],
  [
    'keeping, broken off',
    { is: 'keeping', percent: 63, problem: 'no-answer' },
    'incomplete',
    'Incomplete',
    'Incomplete: 63 % is on this device. No answer from the network. It goes on by itself when there is a signal.',
  ],
  ['kept and proven', whole, 'whole', 'Offline ready', proven],
  [
    'incomplete',
    { ...whole, is: 'incomplete', lost: 2 },
    'incomplete',
    'Incomplete',
    'Incomplete: this device has lost at least 2 parts of its copy. Mend it on the page about the copy.',
  ],
  [
    'incomplete, and not to be had any more',
    { ...whole, is: 'incomplete', lost: 1, newer },
    'incomplete',
    'Incomplete',
    'Incomplete: this device has lost at least one part of its copy. Mend it on the page about the copy, or update it: the site has a newer one.',
  ],
  [
    'update ready',
    { ...whole, newer },
    'update',
    'Update',
    `${proven} Update ready. Your copy is of 3 May; since then: 2 clarifications, 1 ruling.`,
  ],
  [
    'another of the same day, perhaps an older one',
    { ...whole, newer: { release: { ...newer.release, date: copy.date }, changes: [] } },
    'update',
    'Another copy',
    `${proven} The site has another copy of the same day, newer or older than yours. Between the two: no change to any rule, only to the site.`,
  ],
  [
    'incomplete, and another of the same day',
    { ...whole, is: 'incomplete', lost: 1, newer: { ...newer, release: { ...newer.release, date: copy.date } } },
    'incomplete',
    'Incomplete',
    'Incomplete: this device has lost at least one part of its copy. Mend it on the page about the copy, or update it: the site has another one.',
  ],
  [
    'updating, without room',
    { ...whole, newer, coming: { percent: 40, problem: 'no-room' } },
    'whole',
    'Ready, 40 %',
    `${proven} Update: 40 %. This device has no room for it. Make room, then try again.`,
  ],
  [
    'held for an event',
    { ...whole, newer, heldFor: 'Worthing' },
    'whole',
    'Offline ready',
    `${proven} It stays as it is for \u2068Worthing\u2069.`,
  ],
])('%s', (_, state, tone, label, sentence) => {
  expect(reportOf(state, false)).toEqual({ state, older: false, unreached: null, tone, label, sentence });
});

test('a page of another copy than the one in use says so', () => {
  expect(reportOf(whole, true)).toMatchObject({ tone: 'update', label: 'Other copy', older: true });
});

test('a private window, or a browser inside another app, is said to keep nothing, and why', () => {
  const { tone, label, sentence } = reportUnable('no-worker');
  expect([tone, label]).toEqual(['none', 'Not offline']);
  expect(sentence).toMatch(/Private windows.*browsers inside other apps.*Open the site in the browser itself/);
});

test('a copy that does not answer is not called proven', () => {
  expect(reportSilence()).toMatchObject({ tone: 'incomplete', label: 'Not proven' });
});

test('at an address that is not secure, it is said with what the address must begin', () => {
  expect(reportUnable('insecure').sentence).toBe('Not offline. For that, its address must begin with https://.');
});

test('an update may change no rule', () => {
  expect(changesInWords([])).toBe('no change to any rule, only to the site');
});
