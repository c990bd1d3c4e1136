import type { Matter } from '../../../positions/index.ts';

/** What can be asked, as a person asks it. */
export const ASKED: Readonly<Record<Matter, string>> = {
  contact: 'Contact?',
  shoot: 'Shoot?',
  march: 'March?',
  reach: 'Far enough?',
  gap: 'Through a gap?',
  'pass-through': 'Through friends?',
  'form-column': 'Form a column?',
  'in-front': 'In front of enemy?',
  'line-up': 'Shift to line up?',
  pivot: 'Enemy pivots?',
  turn: 'Enemy turns?',
  'press-forward': 'Press forward?',
  flee: 'Flee: which way?',
  spontaneous: 'Spontaneous?',
  combat: 'Combat',
};

/** Words of the rules that name what else can be asked, as the table calls it: `“reach”` is `“Far enough?”` there. */
export function asTheTableCallsIt(words: string): string {
  return words.replaceAll(/“([a-z-]+)”/gu, (all, name: string) =>
    Object.hasOwn(ASKED, name) ? `“${ASKED[name as Matter]}”` : all,
  );
}
