import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readQueries } from '../../../scripts/search/queries.ts';
import { answerDba } from '../../../src/site/answer/dba/answer-dba.ts';
import { DBA_TROOPS, SHOOTERS, SUPPORTED } from '../../../src/site/answer/dba/troops.ts';
import { understandDba } from '../../../src/site/answer/dba/understand-dba.ts';
import type { Values } from '../../../src/site/answer/understanding/index.ts';
import { collectRecords, lexiconOf, readerOf } from '../../../src/site/search/building/index.ts';
import { prepareRecords } from '../../../src/site/search/building/prepare-records.ts';
import { createWordReader } from '../../../src/site/search/engine/index.ts';
import { ask, createRuleSet, DBA_QUERIES, DBA_STEPS, type DbaClauseCode } from '../../../src/rules/index.ts';
import { editions, importGenerated } from '../ask.ts';

const read = readerOf('generated');
const reader = createWordReader({ editions, ...prepareRecords(collectRecords(read), lexiconOf(read)).data });
const { clauses } = (await importGenerated('dba/rules.ts')) as { clauses: readonly DbaClauseCode[] };
const rules = createRuleSet({ steps: DBA_STEPS }, '2.2', clauses);
const [ofDba, ofDbm] = ['dba', 'questions'].map((name) => {
  const { queries } = parse(readFileSync(`tests/content/answers/${name}.yaml`, 'utf8')) as {
    readonly queries: readonly { readonly query: string; readonly expect: string }[];
  };
  return queries;
});
const byQuery = new Map(ofDba?.map(({ query, expect: title }) => [query, title]));

/** The card of a query in DBA: its title, and what each of its answers comes to. */
function cardOf(query: string, chosen: Values = {}) {
  const understood = understandDba(reader, query);
  if (understood === null) return { title: 'none', facts: [], unread: [], doubts: [], choices: [] };
  const { title, alternatives, doubts, choices } = answerDba(rules, understood.question, chosen);
  const facts = alternatives.map(({ label, reply }) =>
    [label, ...(reply.kind === 'answer' ? reply.answer.facts.map(({ text }) => text) : [reply.kind])].join(' | '),
  );
  return { title, facts, doubts, unread: understood.unread, choices: choices.map(({ label }) => label) };
}

test.each([
  ['dba sp v kn', 'Spears v Knights', /^ \| stands 72%, destroyed 28% \| stands 42%, recoils 47%, destroyed 11%/],
  ['sp v kn', 'Spears v Knights', /^ \| stands 72%, destroyed 28%/],
  ['Sp v Kn, dba', 'Spears v Knights', /^ \| stands 72%/],
  ['dba 4Kn v 3Ax', 'Knights v Auxilia', /^ \| stands 72%, recoils 25%, destroyed 3% \(pursues 58%\)/],
  ['sp two deep v kn in dba 2.2', 'Spears (2 deep) v Knights', /^ \| stands 83%/],
  ['dba Bd general v 2 Wb', 'Blades (general) v Warband', /^ \| stands 92%, destroyed 8%/],
  ['sch v sp', 'Scythed Chariots v Spears', /^ \| stands 42%, destroyed 58%/],
  ['2Cm v Cv', 'Light Horse (2Cm) v Cavalry', /^ \| stands 42%/],
  ['Bd v Wb in woods', 'Blades v Warband, both in bad going', /^ \| stands 58%, destroyed 42%/],
  ['Ax in bad going v Bd', 'Auxilia in bad going v Blades', /^ \| stands/],
  ['Kn v Bw shooting', 'Knights shot at by Bows', /^ \| stands 42%, recoils 47%, destroyed 11% \| stands 100%/],
  ['Kn shoot at Bw', 'Knights shoot at Bows', /^ \| No \| Knights cannot shoot/],
  ['bw shoot at art', 'Bows shoot at Artillery', /^ \| open$/],
  ['Bd 6 v Sp 2', 'Blades (die 6) v Spears (die 2)', /^ \| 11: stands \| 6: recoils$/],
  ['bd 4 sp 4', 'Blades v Spears, “4 4”', /^dice 4 and 4 \| 9: stands \| 8: recoils$/],
  ['hoplites v legionaries', 'Spears v Blades', /^ \| stands 42%/],
  ['dba move LH', 'Move of Light Horse', /^ \| 500 paces$/],
  ['dba how far do Ps move', 'Move of Psiloi', /^ \| 300 paces$/],
  ['LH move in bad going', 'Move of Light Horse, bad going', /^ \| 200 paces$/],
  ['art move road', 'Move of Artillery, on a road', /^ \| 400 paces$/],
  ['dba pips to move El', 'PIPs: Elephants move', /^up to 1,200 paces from the general, in the open \| 2 PIPs$/],
  ['pips Kn general move', 'PIPs: Knights move, with the general', /^ \| 1 PIP$/],
  ['pips to move Ps 1300 paces from general', 'PIPs: Psiloi move, 1300 paces from the general', /^ \| 2 PIPs$/],
  [
    'can warband move twice in dba',
    'May Warband move again in a bound?',
    /^into close combat or support or as a column .* \| Yes/,
  ],
  ['dba second move bd', 'May Blades move again in a bound?', /^as a column along a road that contacts nobody \| Yes/],
])('%s', (query, title, first) => {
  const card = cardOf(query);
  expect(card.title).toBe(title);
  expect(card.facts[0]).toMatch(first);
});

test.each([
  'dbm sp v kn',
  'dba Bd(S) v Wb',
  'dba Reg Bd v Wb',
  'dba 3.4 sp v kn',
  'Sp v Kn behind TF',
  'Sp v Kn, overlapped',
  'Kn v Sp dice 5',
  'Gal v Bts',
  'cost Bd',
  'march LH',
  'pips to halt Ps',
  'range Bw',
  'Kn 2nd move in woods',
  'dba who gets a second move',
  'Sp behind Ax support?',
])('%s: what DBA does not know, or is not told, has no card', (query) => {
  expect(cardOf(query).title).toBe('none');
});

test('what was not understood is named, and what does not count is said to', () => {
  expect(cardOf('dba sp v kn on tuesday').unread).toEqual(['tuesday']);
  expect(cardOf('Wb 3 deep v Bd').doubts).toEqual(['Warband, ranks: only the first counts']);
});

test('what is not told may be chosen', () => {
  expect(cardOf('sp v kn').choices).toEqual(['ranks of Spears', 'going']);
  expect(cardOf('sp v kn', { 'a.deep': '2' }).facts[0]).toMatch(/^ \| stands 83%/);
  expect(cardOf('move LH', { going: 'bad' }).facts).toEqual([' | 200 paces']);
  expect(cardOf('sp v kn', { going: 'nonsense' }).facts).toEqual(cardOf('sp v kn').facts);
});

test('no query has a card of DBA that answers something else', () => {
  const asked = [
    ...byQuery.keys(),
    ...(ofDbm ?? []).filter(({ query }) => /dba/i.test(query)).map(({ query }) => query),
    ...readQueries('tests/content/search/queries.yaml')
      .filter(({ query, edition }) => edition === 'dba' || /dba/i.test(query))
      .map(({ query }) => query),
  ];
  const wrong = asked.flatMap((query) => {
    const { title } = cardOf(query);
    const expected = byQuery.get(query) ?? 'none';
    return title === expected ? [] : [`${query}: ${title}, expected ${expected}`];
  });
  expect(asked.length).toBeGreaterThan(60);
  expect(wrong, 'what is answered rightly is to stand in tests/content/answers/dba.yaml').toEqual([]);
});

test('DBA knows all its troops, and who of them shoots', () => {
  for (const troop of Object.values(DBA_TROOPS)) {
    expect(ask(DBA_QUERIES.move, rules, { troop })).toHaveProperty('maxPaces');
    const shot = ask(DBA_QUERIES.combat, rules, { a: { troop, shooting: true }, b: { troop: 'Spears' } });
    expect('odds' in shot, troop).toBe(SHOOTERS.includes(troop));
  }
});

test('a card asks how deep those stand whom a second rank of their own supports, and no others', () => {
  const troops = Object.values(DBA_TROOPS);
  const odds = (troop: string, enemy: string, ranks: readonly string[]): unknown => {
    const answer = ask(DBA_QUERIES.combat, rules, { a: { troop, ranks }, b: { troop: enemy } });
    return 'odds' in answer ? answer.odds : answer;
  };
  const gaining = troops.filter((troop) =>
    troops.some((enemy) => JSON.stringify(odds(troop, enemy, [troop])) !== JSON.stringify(odds(troop, enemy, []))),
  );
  expect(gaining.toSorted()).toEqual(SUPPORTED.toSorted());
});
