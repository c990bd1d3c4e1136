import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadSpaces, type Loaded } from '../../../scripts/prove/load-spaces.ts';
import { countOf, questionAt, restsFinder, type Rests } from '../../../src/theorems/index.ts';

let loaded: Loaded;
beforeAll(async () => {
  loaded = await loadSpaces(path.resolve(import.meta.dirname, '../../..'));
});

/** What a question of a space rests on in two editions, by what it asks. */
function restsOn(name: string, older: string, newer: string, asked: object): Rests | null | undefined {
  const space = loaded.spaces.find((each) => each.name === name);
  const [before, after] = [loaded.rules.get(older), loaded.rules.get(newer)];
  if (space === undefined || before === undefined || after === undefined) throw new Error('expected a space');
  const text = JSON.stringify(asked);
  const index = Array.from({ length: countOf(space) }, (_, at) => at).find(
    (at) => JSON.stringify(questionAt(space, at)) === text,
  );
  return index === undefined ? undefined : restsFinder(space, before, after)(index);
}

const elephants = {
  standing: 'taken',
  why: 'El (I) taken as (I) against all: how the printed rulebook defines El (I) we do not have',
};
const secondary = { standing: 'secondary', why: 'a price by a secondary source only' };
const priced = (troop: string, more: object = {}): object => ({ elements: [{ troop, ...more }] });

describe('what a difference rests on that no sheet settles', () => {
  test('is El (I) until 3.3, in whichever edition', () => {
    const fought = { mode: 'close', a: { troop: 'El (I)' }, b: { troop: 'Wb (O)' } };
    expect(restsOn('supported', '3.2', '3.3', fought)).toEqual({ older: [elephants], newer: [] });
    expect(restsOn('supported', '3.1', '3.2', fought)).toEqual({ older: [elephants], newer: [elephants] });
    expect(restsOn('supported', '3.3', '3.4', fought)).toBeNull();
    expect(restsOn('supported', '3.2', '3.3', { ...fought, a: { troop: 'El (O)' } })).toBeNull();
  });

  test('is a price by a secondary source, or a disputed one', () => {
    expect(restsOn('prices', '3.1', '3.2', priced('Reg Bd (S)'))).toEqual({ older: [secondary], newer: [] });
    expect(restsOn('prices', '3.2', '3.3', priced('Irr El (I)'))).toEqual({ older: [secondary], newer: [] });
    expect(restsOn('prices', '3.2', '3.3', priced('Reg Sp (S)'))).toBeNull();
    const elephant = priced('Reg El (S)', { general: 'C-in-C' });
    expect(restsOn('prices', '3.1', '3.2', elephant)).toEqual({ older: [secondary], newer: [secondary] });
    expect(restsOn('prices', '3.1', '3.2', priced('Reg Ax (X)'))).toEqual({
      older: [],
      newer: [{ standing: 'disputed', why: expect.stringContaining('explanatory note 3.5') as string }],
    });
  });

  test('says where the part of a price by a secondary source is not what changes', () => {
    const alike = { ...secondary, why: 'a part of the price by a secondary source only, but no part that changes' };
    const general = priced('Reg Sp (S)', { general: 'ally' });
    expect(restsOn('prices', '3.2', '3.3', general)).toEqual({ older: [alike], newer: [alike] });
  });

  test('is nothing where prices are not what is asked', () => {
    const army = { armyPoints: 100, elements: [{ troop: 'Irr Bd (O)', general: 'sub-general', count: 1 }] };
    expect(restsOn('baggage', '3.0', '3.1', { ...army, waterborneCommands: 1 })).toBeNull();
  });
});
