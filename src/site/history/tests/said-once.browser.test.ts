import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addresses, fileOf } from '../../../../tests/site/built-site.ts';

test('of a wording it is said once that its sources disagree, whatever they disagree on', () => {
  const wordings = addresses()
    .filter((url) => /^\/clause\/[^#]+$/.test(url))
    .flatMap((url) => readFileSync(fileOf(url), 'utf8').split('class="provenance"').slice(1));
  const times = wordings.map((html) => html.split('The sources disagree, settled:').length - 1);
  expect(times.filter((count) => count === 1).length).toBeGreaterThan(20);
  expect(times.filter((count) => count > 1)).toEqual([]);
});
