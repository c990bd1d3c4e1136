import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addresses, fileOf } from '../../../../tests/site/built-site.ts';

const LINES = /<(?:p class="example"|details class="example(?: [^"]*)?"[^>]*>\s*<summary)>(.*?)<\/(?:p|summary)>/gs;

/** Words of a program, or a figure that is run together with the word before it. */
const ODD = /<code|(?:null|true|false|undefined|NaN)\b|[{}[\]]|=>|[a-z][A-Z]|\bnot held\b|[A-Za-z]{2}\d/;

test('every line of an example, question and answer, reads as a person would say it', () => {
  const lines = addresses().flatMap((url) =>
    [...readFileSync(fileOf(url), 'utf8').matchAll(LINES)].map(([, line = '']) => line),
  );
  const odd = lines
    .map((line) => (line.includes('<code') ? line : line.replaceAll(/<[^>]*>/g, '')))
    .filter((line) => ODD.test(line));
  expect(lines.length).toBeGreaterThan(1000);
  expect(odd).toEqual([]);
});

test('a limit that something is measured by is added to nothing', () => {
  const limits = addresses().flatMap((url) =>
    [
      ...readFileSync(fileOf(url), 'utf8').matchAll(
        /<li>\s*<b>([^<]*)<\/b>\s*(?:<a [^>]*>)?[^<]*: a (?:third|quarter|half)/g,
      ),
    ].map(([, amount = '']) => amount),
  );
  expect(limits.length).toBeGreaterThan(50);
  expect(limits.filter((amount) => amount.startsWith('+'))).toEqual([]);
});

test('what is added up is summed right below it, and the outcome follows the sum', () => {
  const above = addresses().flatMap((url) =>
    readFileSync(fileOf(url), 'utf8')
      .split(/<li class="sum"/)
      .slice(0, -1)
      .map((before) => before.slice(before.lastIndexOf('<li'))),
  );
  expect(above.length).toBeGreaterThan(500);
  expect(above.filter((step) => !/^<li[^>]*>\s*<b>/.test(step))).toEqual([]);
});

test('what several examples of a clause lack the text for is said once', () => {
  const said = addresses().flatMap((url) =>
    readFileSync(fileOf(url), 'utf8')
      .split('<details class="fold"')
      .map((fold) => ({ url, times: [...fold.matchAll(/class="not-held"/g)].length })),
  );
  expect(said.filter(({ times }) => times === 1).length).toBeGreaterThan(50);
  expect(said.filter(({ url, times }) => times > 1 && !url.startsWith('/rulings/'))).toEqual([]);
});

test.each(['Allowed: null', 'halfOrLess', '{ sideA: 4 }', 'PIPs1', 'rear supporttrue', '<code>x</code>'])(
  '“%s” would be found',
  (line) => {
    expect(ODD.test(line)).toBe(true);
  },
);
