import { describe, expect, test } from 'vitest';
import type { Meaning } from '../../../words/piece.ts';
import { readCombat } from '../combat.ts';
import { relation, said, state, troop, type Said } from '../../tests/pieces.ts';

const going = (which: string): Meaning => ({ is: 'going', going: which });
const read = (...meanings: readonly Said[]) => readCombat(said(...meanings))?.question;
const [ax, versus, bd] = [troop('Ax'), relation('versus'), troop('Bd')];

describe('the going of a fight', () => {
  test('told with the first side it is its own, and the other is taken to be in good going', () => {
    const question = read(ax, going('rough'), versus, bd);
    expect(question?.told).toMatchObject({ 'a.going': 'rough', 'a.going.told': 'rough' });
    expect(question?.told).not.toHaveProperty('going');
    expect(question?.untold.find(({ name }) => name === 'b.going')).toMatchObject({ assumed: 'good' });
  });

  test('told behind both, or before both, it is that of both', () => {
    for (const question of [read(ax, versus, bd, going('rough')), read(going('rough'), ax, versus, bd)]) {
      expect(question?.told).toMatchObject({ going: 'rough' });
      expect(question?.untold.map(({ name }) => name)).not.toContain('b.going');
    }
  });

  test('that is bad is open between two, of whom it is told', () => {
    const open = { assumed: null, options: [{ value: 'rough' }, { value: 'difficult' }] };
    const question = read(ax, going('bad'), state('gen'), versus, bd, going('good'));
    expect(question?.told).toMatchObject({ 'a.going.told': 'bad', 'b.going': 'good' });
    expect(question?.untold.find(({ name }) => name === 'a.going')).toMatchObject(open);
    expect(read(ax, versus, bd, going('bad'))?.untold.find(({ name }) => name === 'going')).toMatchObject(open);
  });

  test('is no question where it is not told whose it is', () => {
    expect(read(ax, versus, going('rough'), bd)).toBeUndefined();
    expect(read(going('rough'), ax, versus, bd, going('good'))).toBeUndefined();
    expect(read(ax, going('rough'), going('good'), versus, bd)).toBeUndefined();
    expect(read(troop('Ps'), going('rough'), relation('behind'), ax, versus, bd)).toBeUndefined();
    expect(read(ax, versus, bd, going('rough'), going('good'))).toBeUndefined();
  });
});
