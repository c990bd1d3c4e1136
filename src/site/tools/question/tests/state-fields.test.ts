import { describe, expect, test } from 'vitest';
import { amount } from '../state/amount-field.ts';
import { lines } from '../state/lines.ts';
import { setOf } from '../state/set-field.ts';
import { oneOfOrNull, troop, wholeNumber } from '../state/state-field.ts';

const movers = lines(
  { count: wholeNumber(1, 9, 4), troop: troop(), role: oneOfOrNull(['lost', 'here']) },
  {
    most: 2,
    pattern: /^(?:(?<count>\d+) )?(?<troop>.+?)(?: (?<role>lost|here))?$/,
    expected: 'a count and a troop',
    written: ({ count, troop: name, role }) => `${count} ${name} ${role}`.trim(),
  },
);

describe('lines', () => {
  test.each([
    ['', ''],
    ['6 Irr Wb (O)', '6 Irr Wb (O)'],
    ['Irr Wb (O)', '4 Irr Wb (O)'],
    ['6 Irr Wb (O), 1 Reg Cv (S) lost', '6 Irr Wb (O),1 Reg Cv (S) lost'],
    ['6 Irr Wb (O', '6 Irr Wb (O)'],
  ])('"%s" is read as "%s"', (text, expected) => {
    expect(movers.write(movers.read(text))).toBe(expected);
  });

  test.each([
    ['6', 'expected a troop such as'],
    ['12 Irr Wb (O)', 'expected a whole number from 1 to 9'],
    ['1 Irr Wb (O),,', 'expected at most 2 lines'],
    ['1 Irr Wb (O),', 'line 2: expected a count and a troop, found ""'],
  ])('"%s" is refused', (text, why) => {
    expect(() => movers.read(text)).toThrow(why);
  });
});

describe('an amount', () => {
  const halves = amount(0.5, 40);

  test.each(['', '0', '7', '7.5', '40'])('"%s" is read and written', (text) => {
    expect(halves.write(halves.read(text))).toBe(text);
  });

  test.each(['7.25', '40.5', '-1', 'seven', '1e1', '.'])('"%s" is refused', (text) => {
    expect(() => halves.read(text)).toThrow('expected a number from 0 to 40, in halves');
  });
});

describe('some of a few', () => {
  const lands = setOf(['wood', 'marsh', 'hill']);

  test.each([
    ['', ''],
    ['hill,wood', 'wood,hill'],
    ['wood, wood', 'wood'],
  ])('"%s" is read as "%s"', (text, expected) => {
    expect(lands.write(lands.read(text))).toBe(expected);
  });

  test('another is refused', () => {
    expect(() => lands.read('wood,sea')).toThrow('expected some of wood, marsh, hill, found "sea"');
  });
});
