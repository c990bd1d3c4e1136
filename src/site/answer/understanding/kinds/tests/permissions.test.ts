import { expect, test } from 'vitest';
import { readSupport } from '../permissions.ts';
import { asking, relation, said, troop, type Said } from './pieces.ts';

const [BY, MITIGATED_BY, V] = [relation('supported by'), relation('mitigated for by'), relation('versus')];
const questionOf = (...pieces: readonly Said[]) => readSupport(said(...pieces))?.question;

test('who supports stands before "support", and behind "support by"', () => {
  const [ps, cv] = [{ 'a.behind.type': 'Ps' }, { 'a.type': 'Cv' }];
  expect(questionOf(troop('Ps'), asking('support'), troop('Cv'))?.told).toMatchObject({ ...ps, ...cv });
  expect(questionOf(troop('Cv'), BY, troop('Ps'))?.told).toMatchObject({ ...ps, ...cv });
  expect(questionOf(BY, troop('Ps'), troop('Cv'))?.told).toMatchObject({ ...ps, ...cv });
  expect(questionOf(troop('Cv'), BY, troop('Ps'), V, troop('Kn'))?.told).toMatchObject({ ...ps, 'enemy.type': 'Kn' });
});

test('the same of who mitigates', () => {
  expect(questionOf(troop('Cv'), MITIGATED_BY, troop('Ps'))).toMatchObject({
    kind: 'mitigation',
    told: { 'a.behind.type': 'Ps', 'a.type': 'Cv' },
  });
});

test('whether the list permits it is left open', () => {
  const list = questionOf(troop('Ps'), asking('support'), troop('Bd'))?.untold.find(
    ({ name }) => name === 'a.listpsiloi',
  );
  expect(list?.assumed).toBeNull();
  expect(list?.options.map(({ value }) => value)).toEqual(['0', 'bow', 'sling']);
});

test('a second rank that counts, or not, is of the same troops, and its enemy is told', () => {
  const told = { 'a.type': 'Bd', 'a.behind.type': 'Bd', 'enemy.type': 'Kn' };
  expect(questionOf(troop('Bd'), asking('rank counts'), V, troop('Kn'))?.told).toMatchObject(told);
  expect(questionOf(asking('rank of'), troop('Bd'), V, troop('Kn'))?.told).toMatchObject(told);
  expect(readSupport(said(asking('rank of'), troop('Bd')))).toBeNull();
  expect(readSupport(said(troop('Bd'), V, troop('Kn'), asking('rank counts')))).toBeNull();
});
