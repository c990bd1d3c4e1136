import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from './built-site.ts';

/** What may differ in the dark: it is asked by axe for its colours only. */
const COLOUR =
  /^(--[\w-]+|color|color-scheme|background(-color)?|(border|outline|text-decoration)(-\w+)?-color|fill|stroke)$/;
const COLOUR_VALUE = /^(#[\da-f]{3,8}|light|dark|[a-z]+|(rgb|hsl|oklch|color-mix)\(.*\))$/i;

/** What the styles of the site set in a colour scheme, with `media` in front of its block. */
function setIn(styles: string): readonly (readonly [property: string, value: string])[] {
  return [...styles.matchAll(/@media[^{]*prefers-color-scheme[^{]*\{((?:[^{}]*\{[^{}]*\})*)/g)]
    .flatMap(([, block = '']) => [...block.matchAll(/\{([^{}]*)\}/g)])
    .flatMap(([, rule = '']) => rule.split(';'))
    .filter((declaration) => declaration.trim() !== '')
    .map((declaration) => {
      const [property = '', ...value] = declaration.split(':');
      return [property.trim(), value.join(':').trim()] as const;
    });
}

test('in the dark only colours are other than in the light', () => {
  const set = globSync('**/*.css', { cwd: ROOT }).flatMap((file) => setIn(readFileSync(`${ROOT}/${file}`, 'utf8')));
  expect(set.length).toBeGreaterThan(0);
  expect(set.filter(([property, value]) => !COLOUR.test(property) || !COLOUR_VALUE.test(value))).toEqual([]);
});

test('what is no colour is told', () => {
  expect(setIn('@media (prefers-color-scheme:dark){:root{--ink:#fff}.a{display:none}}p{margin:0}')).toEqual([
    ['--ink', '#fff'],
    ['display', 'none'],
  ]);
});
