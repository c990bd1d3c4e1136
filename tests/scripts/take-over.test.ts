import { expect, test, vi } from 'vitest';
import { keptOf } from '../../scripts/prove/kept/kept-of.ts';
import { noDifference } from '../../scripts/prove/kept/no-difference.ts';
import { firstAlike, takeOver, UnlikeError } from '../../scripts/prove/kept/take-over.ts';

const found = (of: string, comesTo: number): { of: string; comesTo: number } => ({ of, comesTo });

test('what is kept of the edition itself counts before what is kept of another', () => {
  const [own, other] = [
    { of: 'same', proved: 'today' },
    { of: 'same', proved: 'yesterday' },
  ];
  expect(keptOf([{ '3.3': other }, { '3.4': own }], '3.4', 'same')).toBe(own);
  expect(keptOf([undefined, { '3.3': other }], '3.4', 'same')).toBe(other);
  expect(keptOf([{ '3.3': other }], '3.4', 'changed')).toBeUndefined();
});

test('what is kept of nothing does not count, as where its file was written by hand', () => {
  const other = { of: 'same' };
  expect(keptOf([null, { '3.2': null, '3.3': other, '3.4': null }], '3.4', 'same')).toBe(other);
  expect(keptOf([{ '3.4': null }], '3.4', 'same')).toBeUndefined();
});

test('what follows from the same is taken over: as it is kept, or as it was found of another edition', async () => {
  const workOut = vi.fn(() => Promise.resolve(found('same', 3)));
  const wanted = { what: 'small', edition: '3.4', of: 'same', anew: false };
  expect(await takeOver({ ...wanted, kept: [{ '3.4': found('same', 1) }], now: {} }, workOut)).toEqual(
    found('same', 1),
  );
  expect(await takeOver({ ...wanted, kept: [], now: { '3.3': found('same', 2) } }, workOut)).toEqual(found('same', 2));
  expect(workOut).not.toHaveBeenCalled();
  expect(await takeOver({ ...wanted, kept: [], now: { '3.3': found('other', 2) } }, workOut)).toEqual(found('same', 3));
});

test('anew, each edition is worked out by itself, and held against what follows from the same', async () => {
  const workOut = vi.fn(() => Promise.resolve(found('same', 1)));
  const wanted = { what: 'small', edition: '3.4', of: 'same', kept: [], anew: true };
  const others = { '3.1': found('other', 2), '3.3': found('same', 1) };
  expect(await takeOver({ ...wanted, now: others }, workOut)).toEqual(found('same', 1));
  expect(workOut).toHaveBeenCalledOnce();
  const unlike = takeOver({ ...wanted, now: { ...others, '3.2': found('same', 2) } }, workOut);
  await expect(unlike).rejects.toThrow(UnlikeError);
  await expect(unlike).rejects.toThrow(
    'small: 3.4 comes to something else than 3.2, though by its digest, same, it follows from the same. What "scripts/prove/digests.ts"',
  );
});

test('the first edition that is alike stands for all that are', () => {
  const like = firstAlike(['3.1', '3.2', '3.3', '3.4'], (edition) => (edition === '3.2' ? 'other' : 'same'));
  expect(['3.1', '3.2', '3.3', '3.4'].map(like)).toEqual(['3.1', '3.2', '3.1', '3.1']);
  const none = firstAlike(['3.1', '3.2'], (edition) => edition);
  expect(['3.1', '3.2'].map(none)).toEqual(['3.1', '3.2']);
});

test('between editions that are alike nothing differs', () => {
  const counted = { situations: 9, open: 2, rows: 3 };
  const fates = { stand: 1, recoil: 2, flee: 3, destroyed: 4 };
  expect(noDifference({ ...counted, a: fates, b: fates })).toEqual({
    ...{ situations: 9, open: 2, changed: 0, allKinds: 0, kinds: [], unsure: [] },
  });
  expect(noDifference({ ...counted, unasked: 4, says: {} })).toEqual({
    ...{ situations: 9, decided: 3, open: 2, changed: 0, allAnswers: 0, answers: [], unsure: [] },
  });
});
