import { expect, test } from 'vitest';
import { takeFigures } from '../../scripts/bench/take-figures.ts';
import type { Figure } from '../../scripts/bench/figure.ts';
import { measureSearch } from '../../scripts/bench/measures/measure-search.ts';

const figure = (name: string): Figure => ({ name, value: 1, unit: 's' });

test('each figure is told as soon as it is there, before the next is measured', async () => {
  const happened: string[] = [];
  async function* measured(): AsyncGenerator<Figure> {
    for (const name of ['one', 'two']) {
      happened.push(`measures ${name}`);
      await Promise.resolve();
      yield figure(name);
    }
  }
  const figures = await takeFigures(measured(), ({ name }) => happened.push(`tells ${name}`));
  expect(happened).toEqual(['measures one', 'tells one', 'measures two', 'tells two']);
  expect(figures.map(({ name }) => name)).toEqual(['one', 'two']);
});

test('figures that are there at once are told as well', async () => {
  const told: string[] = [];
  await takeFigures([figure('one')], ({ name }) => told.push(name));
  await takeFigures(Promise.resolve([figure('two')]), ({ name }) => told.push(name));
  expect(told).toEqual(['one', 'two']);
});

test('the search is measured one by one', () => {
  expect(measureSearch.constructor.name).toBe('AsyncGeneratorFunction');
});
