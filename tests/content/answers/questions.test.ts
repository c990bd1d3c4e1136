import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readQueries } from '../../../scripts/search/queries.ts';
import { answerQuestion, restsOnSecondary } from '../../../src/site/answer/asking/index.ts';
import { replyToCombat } from '../../../src/site/answer/asking/calculators.ts';
import { replyToFactor } from '../../../src/site/answer/asking/of-one-element.ts';
import { replyToSupport } from '../../../src/site/answer/asking/queries.ts';
import { factsToShow, stepsToShow } from '../../../src/site/answer/card/words/to-show.ts';
import { outcomesOf } from '../../../src/site/answer/card/words/outcomes.ts';
import { understand, type Question, type Values } from '../../../src/site/answer/understanding/index.ts';
import { collectRecords, lexiconOf, readerOf } from '../../../src/site/search/building/index.ts';
import { prepareRecords } from '../../../src/site/search/building/prepare-records.ts';
import { createWordReader } from '../../../src/site/search/engine/index.ts';
import { POINTS_TOOL, readAddress } from '../../../src/site/tools/index.ts';
import { createRuleSet, DBM_STEPS, TROOP_TYPES, type DbmClauseCode, type DbmRules } from '../../../src/rules/index.ts';
import { editions, importGenerated, rulesOf } from '../ask.ts';

interface Expected {
  readonly query: string;
  readonly expect: string;
  readonly unread?: readonly string[];
}

const read = readerOf('generated');
const reader = createWordReader({ editions, ...prepareRecords(collectRecords(read), lexiconOf(read)).data });
const newest = editions.at(-1) ?? '';
const { queries } = parse(readFileSync('tests/content/answers/questions.yaml', 'utf8')) as {
  readonly queries: readonly Expected[];
};
const byQuery = new Map(queries.map((each) => [each.query, each]));

/** At least so many of those that can be computed are. */
const LEAST = 0.95;

/** The cards of queries, by edition and query: several tests ask for the same. */
const cards = new Map<string, ReturnType<typeof makeCard>>();

function cardOf(query: string, edition = newest) {
  const key = `${edition} ${query}`;
  const card = cards.get(key) ?? makeCard(query, edition);
  cards.set(key, card);
  return card;
}

/** The card of a query: its title, what it says that it did not understand, and what it comes to. */
function makeCard(query: string, edition: string) {
  const understood = understand(reader, query);
  if (understood === null) return { title: 'none', unread: [], facts: [] };
  const { title, alternatives } = answerQuestion(rulesOf(understood.edition ?? edition), understood.question, {});
  const facts = alternatives.map(({ label, reply }) =>
    [label, ...(reply.kind === 'answer' ? reply.answer.facts.map(({ text }) => text) : [reply.kind])].join(' | '),
  );
  return { title, unread: understood.unread, facts };
}

test('no query has a card that answers something else, or leaves out a word in silence', () => {
  const wrong = queries.flatMap(({ query, expect: expected, unread = [] }) => {
    const card = cardOf(query);
    if (card.title === 'none') return [];
    const right = card.title === expected && card.unread.join() === unread.join();
    return right ? [] : [`${query}: ${card.title} (${card.unread.join()}), expected ${expected}`];
  });
  expect(wrong).toEqual([]);
});

test('nor has any that the search is measured by', () => {
  const wrong = readQueries('tests/content/search/queries.yaml').flatMap(({ query, edition }) => {
    const { title } = edition === 'dba' ? { title: 'none' } : cardOf(query);
    const expected = byQuery.get(query)?.expect ?? 'none';
    return title === 'none' || title === expected ? [] : [`${query}: ${title}, expected ${expected}`];
  });
  expect(wrong, 'a query that is answered rightly is to stand in tests/content/answers/questions.yaml too').toEqual([]);
});

test('of those that the rules can compute, nearly all have their card', () => {
  const computed = queries.filter(({ expect: expected }) => expected !== 'none');
  const without = computed.filter(({ query }) => cardOf(query).title === 'none').map(({ query }) => query);
  expect(1 - without.length / computed.length, without.join('; ')).toBeGreaterThanOrEqual(LEAST);
  expect(computed.length).toBeGreaterThan(100);
  expect(queries.length - computed.length).toBeGreaterThan(100);
});

test.each([
  ['sp two deep v kn in the open', /^ \| stands 83%, destroyed 17%/],
  ['Bd(S) general v 2 Wb(F)', /^ \| stands 92%, destroyed 8%/],
  ['Sp v Kn, two deep', /^Sp 2 deep \| stands 83%, destroyed 17%/],
  ['Sp v El two deep', /^Sp 2 deep \| stands 58%, recoils 39%, destroyed 3%/],
  ['Bd v Wb, two deep', /^Bd 2 deep \| stands 83%/],
  ['Sp v Sp, 2 deep', /^Sp, left, 2 deep \| stands 72%/],
  ['Kn v Sp, two deep', /^ \| stands 28%/],
  ['Irr Wb march 2', /^ \| 1 PIP$/],
  ['cost Bd(S)', /^Reg \| 8 AP$/],
  ['move of LH in bad going', /^rough going \| 200 paces$/],
  ['range Bw', /^ \| 200 paces/],
  ['Kn EE', /^ \| 1 EE$/],
  ['Irr Ax EE', /1 EE$/],
  ['Irr Ax(I) EE', /½ EE$/],
  ['Sp behind Ax support?', /^ \| No/],
  ['Ps shoot at Bw', /^ \| No \| Ps \(O\) is none/],
  ['10 Ps EE', /\| 5 EE$/],
  ['3 Bw shooting at Kn', /^ \| stands 100% \| stands 28%/],
  ['Kn dismount pips', /^ \| 2 PIPs$/],
  ['pips dismount 3 Kn', /^ \| 6 PIPs$/],
  ['pips LH 1300p from C-in-C', /^ \| 2 PIPs$/],
  ['can Kn pass through Sp', /^ \| open$/],
  ['El range X', /^ \| open$/],
  ['compulsory Rd FE', /^defender \| 0 FE \| ½ FE$/],
  ['compulsory WW FE', /^defender \| ½ FE$/],
  ['Gal EE', /^ \| 0 EE \| by a secondary source only$/],
  ['Pk with 3 Pk behind v Bd', /^ \| stands 72%/],
  ['Kn v Bw behind TF', /^ \| stands 3%, recoils 39%, destroyed 58%/],
  ['Kn(F) v Bw(S) charging', /^left moved into contact \| stands 42%, destroyed 58%/],
  ['how fast Kn move', /^\(F\) \| 200 paces$/],
  ['can Ps support Bd v Kn', /^if the list does not permit it or if the list permits it with sling\/javelin \| No/],
  ['Kn v Sp dice 3 4', /^ \| 6: recoils \| 8: stands$/],
  ['Kn(F) rolled 4 v Sp rolled 2', /^ \| 7: stands \| 6: destroyed$/],
  ['Kn v Sp dice 5', /^left rolling 5 \| stands 67%/],
  ['Sp v Kn with enemy on the flank', /^left contacted on its flank \| stands 58%, destroyed 42%/],
  ['Sp v Kn, overlapped', /^left overlapped \| stands 58%/],
  ['Cv v LH, general', /^left with the general \| stands 83%/],
  ['Bd v Sp, enemy on flank of Bd', /^ \| stands 58%, destroyed 42%/],
  ['Ax in rough v Kn in the open', /^ \| stands 72%, recoils 22%/],
  ['ax in bad going v bd', /^ \| stands 28%, recoils 56%, destroyed 17% \| stands 83%, recoils 17%$/],
  ['Ax v Bd in bad going', /^ \| stands 58%, recoils 36%, destroyed 6% \| stands 58%, recoils 36%, destroyed 6%$/],
  ['Kn in rough going v Ps', /^ \| stands 42%, recoils 33%, destroyed 25% \| stands 72%, destroyed 28%$/],
  ['Ax in bad going v Kn in bad going', /^Kn in rough going \| stands 72%/],
  ['Bw in bad going shoot at Kn', /^ \| stands 100% \| stands 58%/],
  ['Kn(O) v Kn(O) both generals', /^ \| stands 58%, recoils 42% \| stands 58%, recoils 42%$/],
  ['Wb attacking PF held by Ps', /^ \| stands 42%, recoils 47%, destroyed 11% \| stands 72%, flees 28%$/],
  ['Kn charging downhill at Sp', /^ \| stands 58%, recoils 39%, destroyed 3% \| stands 58%, destroyed 42%$/],
  ['sp v kn 3-1', /^dice 3 and 1 \| 7: stands \| 4: recoils$/],
  ['Bd 6 v Sp 2', /^ \| 11: stands \| 6: recoils$/],
  ['my roll 5 his roll 2 bd v kn', /^Bd are yours \| 8: stands \| 5: recoils$/],
  ['EE of 3 Hd and 2 El', /^ \| 3½ EE$/],
  ['losses 3 Kn 2 Ps', /^ \| 4 EE$/],
  ['how many AP is 2 Bd(O) and 3 Sp(O)', /^Reg Bd \+ Reg Sp \| 27 AP \| Reg Bd \(O\) 6 AP, Reg Sp \(O\) 5 AP/],
  ['cost 2 Reg Bd(O) + 3 Irr Sp(O)', /^ \| 24 AP/],
  ['combat factor Ax', /^v mounted \| 2$/],
  ['Kn combat factor v foot', /^ \| 3$/],
  ['base depth Kn', /^15 mm figures \| 30 mm \| by a secondary source only$/],
  ['how far can cavalry march in rough going', /^ \| 150 paces$/],
  ['march 4 Ps pips', /^4th march of the bound as a single element, or 1st march of 4 elements \| 1 PIP$/],
  ['bd 4 sp 4', /^dice 4 and 4 \| 9: stands \| 8: recoils$/],
  ['march Reg Kn 3', /^single element \| 1 PIP$/],
  ['does blades second rank count against knights', /^ \| Yes/],
  ['Kn in column v Sp', /^ \| .*rank 2 dies too/],
  ['4Kn v Bw', /^Kn \(O\) \| stands 42%/],
  ['halt irr kn', /^for another reason \| 1 PIP$/],
  ['recoil 30mm base', /^15 mm figures \| 30 mm, 60 paces$/],
  ['recoil 60mm base', /^15 mm figures \| 40 mm, 80 paces$/],
  ['how far do Kn recoil', /^15 mm figures \| 30 mm, 60 paces \| by a secondary source only$/],
  ['recoil distance El', /^ \| open$/],
  ['bd 3 high kn 5', /^ \| 7: destroyed \| 8: stands$/],
  ['Bw shooting Kn, one helper', /^ \| stands 100% \| stands 42%/],
  ['when does my army break with 60 ee', /^ \| Defeated at 30 EE/],
  ['can Ps support Ax against mounted', /^against El \(O\), Kn \(O\), Cv \(O\), LH \(O\) or Cm \(O\) if .* \| Yes/],
  ['cost 3 Ax and 3 Ps', /^Reg Ax \| 16½ AP \| Ax \(O\) 3½ AP, Ps \(O\) 2 AP \| by a secondary source only$/],
  ['command of 24 EE breaks at', /^ \| Demoralised at 8 EE \| by a secondary source only \| A quarter lost at 6 EE$/],
])('%s', (query, expected) => {
  expect(cardOf(query).facts[0]).toMatch(expected);
});

test.each([
  [
    'Kn v Sp, uphill and overlapped',
    [
      'left overlapped and left upslope, or right overlapped and right upslope',
      'left overlapped and right upslope',
      'right overlapped and left upslope',
    ],
  ],
  ['Sp v Kn, 2 deep, general', ['Sp', 'Kn'].flatMap((who) => withEither(`${who} 2 deep`, 'with the general'))],
  ['Kn(S/F) v Bd, overlapped', ['Kn (S)', 'Kn (F)'].flatMap((who) => withEither(who, 'overlapped'))],
  ['Kn(F) v Bw(S), charging', ['left moved into contact', 'right moved into contact']],
])('%s: each answer says of whom what is told is', (query, labels) => {
  expect(cardOf(query).facts.map((fact) => fact.replace(/ \|.*/, ''))).toEqual(labels);
});

function withEither(first: string, how: string): readonly string[] {
  return ['left', 'right'].map((side) => `${first} and ${side} ${how}`);
}

test('a card says what its answer takes for granted, as wording is not held', () => {
  const remarksIn = (edition: string) => {
    const understood = understand(reader, 'El (I) v Bd (O)');
    if (understood === null) throw new Error('expected a question');
    const { alternatives } = answerQuestion(rulesOf(edition), understood.question, {});
    return alternatives.flatMap(({ reply }) => (reply.kind === 'answer' ? (reply.answer.remarks ?? []) : []));
  };
  const [remark] = remarksIn('3.2');
  expect(remark?.clause).toBe('troop-definitions.elephants-i');
  expect(remark?.text).toContain('how the printed rulebook defines');
  expect(remarksIn('3.3')).toEqual([]);
});

test.each([
  ['Kn general march 5 pips', ['formation', 'general']],
  ['Kn C-in-C 2nd march pips', ['the general’s modifier']],
  ['halt Wb with general pips', ['the general’s modifier', 'whether the general has moved']],
  ['pips Irr Ax move out of sight', ['distance to the general']],
])('%s: what the answer hangs on is there to choose', (query, labels) => {
  const understood = understand(reader, query);
  if (understood === null) throw new Error('expected a question');
  const { choices, whatever } = answerQuestion(rulesOf(newest), understood.question, {});
  expect(choices.map(({ label }) => label)).toEqual(expect.arrayContaining(labels));
  expect(whatever).not.toEqual(expect.arrayContaining(labels));
});

test.each([
  ['Bw v LH shooting overlapped', 'overlapped (LH)'],
  ['Bd v Kn crossing a river', 'crossing a river (Kn)'],
  ['Kn v charging Sp', 'moved into contact (Sp)'],
  ['Kn v Sp charging', 'who moved into contact'],
])('%s: what is told and changes nothing is said to', (query, idle) => {
  const understood = understand(reader, query);
  if (understood === null) throw new Error('expected a question');
  expect(answerQuestion(rulesOf(newest), understood.question, {}).whatever).toContain(idle);
  const telling = understand(reader, 'Sp v Kn uphill general');
  if (telling === null) throw new Error('expected a question');
  expect(answerQuestion(rulesOf(newest), telling.question, {}).whatever).toEqual([]);
});

test.each(['Sp on a double base v Kn', 'Kn on a double base v Sp', 'Cv on a double base v Sp'])(
  '%s: a double base whose second rank tells is not said to make no difference',
  (query) => {
    const understood = understand(reader, query);
    if (understood === null) throw new Error('expected a question');
    expect(answerQuestion(rulesOf(newest), understood.question, {}).whatever).toEqual([]);
  },
);

test('the going that is told of one side is assumed of the other, to be chosen, and never said to make no difference', () => {
  const answered = (query: string, chosen: Values = {}) => {
    const understood = understand(reader, query);
    if (understood === null) throw new Error('expected a question');
    return answerQuestion(rulesOf(newest), understood.question, chosen);
  };
  const choicesOf = (query: string) =>
    answered(query).choices.map(({ label, chosen }) => `${label}: ${chosen ?? 'any'}`);
  expect(choicesOf('Ax in bad going v Bd')).toContain('going of Bd: good');
  expect(choicesOf('Bd in rough v Bd')).toContain('going of Bd, right: good');
  expect(choicesOf('Kn v Ax in rough').filter((choice) => choice.startsWith('going'))).toEqual([]);
  expect(answered('Ax in bad going v Bd').whatever).toEqual(['which bad going of Ax']);
  expect(answered('Ax v Bd in bad going').whatever).toEqual(['which bad going']);
  expect(answered('Ax in bad going v Bd', { 'b.going': 'rough' }).title).toBe(
    'Ax (O) in bad going v Bd (O) in rough going',
  );
  expect(answered('Ax v Bd in bad going', { going: 'difficult' }).title).toBe(
    'Ax (O) v Bd (O), both in difficult going',
  );
});

test('of two that come to the same without each other, one is said to tell', () => {
  const understood = understand(reader, 'Sp uphill defending the bank v Kn');
  if (understood === null) throw new Error('expected a question');
  expect(answerQuestion(rulesOf(newest), understood.question, {}).whatever).toEqual(['upslope (Sp)']);
});

test.each([
  ['Sp v Kn', ['Sp (O): 4 + die: stands 72%, destroyed 28%', 'Kn (O): 3 + die: stands 42%'], ['Spears v mounted 4']],
  ['cost Bd(S)', ['Reg: 8 AP', 'Irr: 7 AP; by a secondary source only'], ['Cost of regular elements']],
  [
    'Kn v Sp, overlapped',
    ['left overlapped: Kn (O): 2 + die: '],
    ['Combat factors', 'Overlaps, flank and rear contacts'],
  ],
  ['Kn v Sp dice 3 4', ['Kn (O): 6: recoils', 'Sp (O): 8: stands'], ['Knights v foot 3']],
])('%s: who sits opposite is shown the scores, and what each answer rests on', (query, facts, sources) => {
  const understood = understand(reader, query);
  if (understood === null) throw new Error('expected a question');
  const answered = answerQuestion(rulesOf(newest), understood.question, {});
  const shown = factsToShow(answered).map(({ label, text }) => `${label}: ${text}`);
  for (const fact of facts) expect(shown.join('\n')).toContain(fact);
  const steps = stepsToShow(answered, rulesOf(newest).clauses).map(
    ({ label, amount }) => `${label} ${String(amount ?? '')}`,
  );
  for (const source of sources) expect(steps.join('\n')).toContain(source);
});

test.each([
  ['sp v kn 3-1', ['dice 3 and 1', '3 and 1 deep']],
  ['bd 4 sp 4', ['dice 4 and 4', '4 and 4 deep']],
  ['march 3 Reg Kn in column', ['3rd march of the bound', '1st march of 3 elements']],
  [
    'march 3 Irr Kn',
    [
      '3rd march of the bound as a single element, or 1st march of 3 elements',
      '3rd march of the bound in column or in a wider group',
    ],
  ],
  ['Kn v Sp, I roll 5 he rolls 2', ['Kn are yours', 'Sp are yours']],
  ['combat factor Kn', ['v mounted or v naval', 'v foot']],
  ['cost 2 bd 2 sp', ['Reg Bd + Reg Sp', 'Reg Bd + Irr Sp, or Irr Bd + Reg Sp', 'Irr Bd + Irr Sp']],
  ['how far may light horse march', ['rough going', 'difficult going', '(F) good going', 'All others']],
  ['cost 2 Hd 1 El', ['Reg Hd, or Irr Hd + Reg El', 'Irr Hd + Irr El']],
  ['EE of 3 Ax(I/O) and 2 El', ['Reg Ax, or Irr Ax if Ax (O)', 'Irr Ax if Ax (I)']],
])('%s: what is not told is answered each', (query, labels) => {
  expect(cardOf(query).facts.map((fact) => fact.replace(/ \|.*/, ''))).toEqual(labels);
});

test('how far a march goes is not answered where what a march is is not held', () => {
  expect(cardOf('how far may light horse march', '3.0').facts).toEqual([' | open']);
});

test.each(editions)('in %s a combat factor hangs on nothing but the arm of the enemy', (edition) => {
  const rules = rulesOf(edition);
  const factorOf = (troop: string, enemy: string): string => {
    const reply = replyToCombat(rules, { 'a.type': troop, 'b.type': enemy });
    if (reply.kind !== 'answer') return reply.kind;
    return String(reply.answer.steps.find(({ step, side }) => step === 'factor' && side === 'a')?.amount);
  };
  for (const troop of Object.keys(TROOP_TYPES))
    for (const arm of ['mounted', 'foot', 'naval'] as const) {
      const reply = replyToFactor(rules, { 'a.type': troop, arm });
      const said = reply.kind === 'answer' ? reply.answer.facts.map(({ text }) => text).join() : reply.kind;
      const enemies = Object.entries(TROOP_TYPES).flatMap(([enemy, each]) => (each.arm === arm ? [enemy] : []));
      const factors = enemies.map((enemy) => factorOf(troop, enemy)).filter((factor) => factor !== 'open');
      expect(new Set([said, ...factors]).size, `${troop} v ${arm}: ${said}, ${factors.join()}`).toBe(1);
    }
});

test('a general is the only regular one until another is told of', () => {
  const understood = understand(reader, 'Reg Kn(O) C-in-C cost');
  if (understood === null) throw new Error('expected a question');
  const costs = ['0', '1', '2'].map((others) => {
    const { alternatives, calculators } = answerQuestion(rulesOf(newest), understood.question, { others });
    return alternatives.map(({ reply }, at) => [outcomesOf(reply)[0], calculators[at] === null]);
  });
  expect(costs).toEqual([[['22 AP', false]], [['27 AP', true]], [['32 AP', true]]]);
});

test.each([
  ['El C-in-C cost', newest, / AP; .*Disputed: \d+ AP by another reading$/],
  ['can Bw shoot', '3.0', /^200 paces; no text that we have says whether they can shoot at all$/],
  ['can Bw shoot', newest, /^200 paces$/],
  ['FE river', newest, /^1 FE; Left open: whether a river is 1 feature equivalent/],
])('%s in %s: a doubt stands with its figure', (query, edition, expected) => {
  const understood = understand(reader, query);
  if (understood === null) throw new Error('expected a question');
  const [first] = answerQuestion(rulesOf(edition), understood.question, {}).alternatives;
  expect(first === undefined ? '' : outcomesOf(first.reply).join('; ')).toMatch(expected);
});

test('support against others is that against ordinary ones', () => {
  expect(cardOf('Bd behind Bd support').facts.map((fact) => fact.replace(/ \|.*/, ''))).toEqual([
    'against Kn (O)',
    'Against all others, if (O)',
  ]);
  const { question } = understand(reader, 'Sp behind Sp support') ?? {};
  expect(question?.untold.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['grade of Sp', 'grade of Sp behind']),
  );
});

test.each(['601p', '1199p'].flatMap((length) => editions.map((edition) => [edition, length] as const)))(
  '%s: from %s to the general and out of sight it costs what the choice of a distance says',
  (edition, length) => {
    const factsOf = (query: string): readonly string[] => cardOf(query, edition).facts;
    expect(factsOf('Irr Ax move out of sight pips').at(-1)).toBe(
      `601 to 1,200 paces from the general or over 1,200 paces from the general${factsOf(`Irr Ax move ${length} from general out of sight pips`).at(-1) ?? ''}`,
    );
  },
);

test('figures on a base may be chosen to be ranks', () => {
  const understood = understand(reader, 'Bd v 4Wb');
  if (understood === null) throw new Error('expected a question');
  const titleWith = (chosen: Values): string => answerQuestion(rulesOf(newest), understood.question, chosen).title;
  expect(titleWith({})).toBe('Bd (O) v Wb (O) (one base of 4 figures)');
  expect(titleWith({ 'b.deep': '4' })).toBe('Bd (O) v Wb (O) (4 deep)');
  const { choices } = answerQuestion(rulesOf(newest), understood.question, {});
  expect(choices.map(({ label }) => label)).toContain('what 4Wb says');
});

test('the calculator of a combat takes the dice and the going of each side', () => {
  const understood = understand(reader, 'Ax in rough v Kn in the open dice 3 4');
  if (understood === null) throw new Error('expected a question');
  const [calculator] = answerQuestion(rulesOf(newest), understood.question, {}).calculators;
  expect(calculator?.addressIn(newest, editions)).toBe(
    `/tools/combat/?ed=${newest}&a=Ax+(O)&a.die=3&a.going=rough&b=Kn+(O)&b.die=4`,
  );
});

test('a query that names an edition is answered by its rules', () => {
  const { edition } = understand(reader, 'Sp v Kn 3.1') ?? {};
  expect(edition).toBe('3.1');
  expect(understand(reader, 'Sp v Kn')?.edition).toBeNull();
});

test('what is chosen of what was taken for granted changes the answer', () => {
  const understood = understand(reader, 'Sp v Kn');
  if (understood === null) throw new Error('expected a question');
  const answered = answerQuestion(rulesOf(newest), understood.question, {});
  expect(answered.choices.map(({ name, chosen }) => `${name} ${chosen ?? 'any'}`)).toEqual(
    expect.arrayContaining(['a.grade O', 'a.deep 1', 'b.grade O', 'going good']),
  );
  const deep = answerQuestion(rulesOf(newest), understood.question, { 'a.deep': '2' });
  expect(deep.title).toBe('Sp (O) (2 deep) v Kn (O)');
  expect(deep.calculators[0]?.addressIn(newest, editions)).toBe(
    `/tools/combat/?ed=${newest}&a=Sp+(O)&a.ranks=Sp+(O)&b=Kn+(O)`,
  );
});

/** The questions that the queries come to, each once, with a query that asks it. */
const asked = new Map(
  new Map(
    queries.flatMap(({ query }) => {
      const question = understand(reader, query)?.question;
      return question === undefined ? [] : [[JSON.stringify(question), [query, question] as const] as const];
    }),
  ).values(),
);

test.each([
  ['Ps behind Sp v Kn mitigate', { 'a.listpsiloi': 'bow' }, ['No', 'Yes']],
  ['Kn(I) behind Kn(I) v Bd support', { 'a.listdouble': '1' }, ['No']],
  ['Sp(S) behind Sp(O) v Kn support', { 'a.listmixed': '1' }, ['No', 'Yes']],
])('%s: what the army list says is asked for, as the answer hangs on it', (query, told, untold) => {
  const understood = understand(reader, query);
  if (understood === null) throw new Error('expected a question');
  const answer = (chosen: Values): ReturnType<typeof answerQuestion> =>
    answerQuestion(rulesOf(newest), understood.question, chosen);
  const allowed = ({ alternatives }: ReturnType<typeof answerQuestion>): readonly (string | undefined)[] =>
    alternatives.map(({ reply }) => (reply.kind === 'answer' ? reply.answer.facts[0]?.text : reply.kind));
  expect(answer({}).choices.map(({ name }) => name)).toContain(Object.keys(told)[0]);
  expect([allowed(answer({})), allowed(answer(told))]).toEqual([untold, ['Yes']]);
});

test.each(editions)(
  'in %s psiloi who support are told apart by their weapons as the choices tell them apart',
  (edition) => {
    const rules = rulesOf(edition);
    for (const mitigates of [false, true])
      for (const front of ['Sp', 'Bd', 'Cv', 'Art'])
        for (const enemy of ['Kn', 'El', 'Wb', 'Bd', 'Ps']) {
          const allowed = (weapon: string): string => {
            const values = { 'a.type': front, 'a.behind.type': 'Ps', 'enemy.type': enemy, 'a.listpsiloi': weapon };
            const reply = replyToSupport(rules, values, mitigates);
            return reply.kind === 'answer' ? (reply.answer.facts[0]?.text ?? '') : reply.kind;
          };
          const outcomes = (weapons: readonly string[]) => new Set(weapons.map(allowed)).size;
          expect([outcomes(['bow', 'longbow', 'crossbow', 'handgun']), outcomes(['sling', 'javelin'])]).toEqual([1, 1]);
        }
  },
);

test.each([
  ['Sp(F) v Kn', ['no Sp (F) has a price in 3.4']],
  ['Cv(F) move', ['no Cv (F) has a price in 3.4']],
  ['Sp(S) v Kn(F)', []],
])('%s: troops that have no price are said to have none', (query, doubts) => {
  const understood = understand(reader, query);
  if (understood === null) throw new Error('expected a question');
  expect(answerQuestion(rulesOf('3.4'), understood.question, {}).doubts).toEqual(doubts);
});

test.each(['Wb(I) v Bd', 'cost Wb(I)', 'move Wb(I)', 'Bd v Wb(I) behind Wb(O)'])(
  '%s: troops that there are none of have no answer, until some that there are is chosen',
  (query) => {
    const understood = understand(reader, query);
    if (understood === null) throw new Error('expected a question');
    const name = Object.keys(understood.question.told).find((each) => understood.question.told[each] === 'I') ?? '';
    const answered = (chosen: Values) => answerQuestion(rulesOf(newest), understood.question, chosen);
    const { alternatives, choices, doubts, calculators } = answered({});
    expect(alternatives.map(({ reply }) => reply)).toEqual([
      { kind: 'wanting', wants: 'The prices of 3.4 have Wb (S), (O), (F) alone.' },
    ]);
    expect([doubts, calculators]).toEqual([['no Wb (I) has a price in 3.4'], [null]]);
    expect(choices.map(({ name: of, chosen }) => [of, chosen])).toEqual([[name, null]]);
    const instead = answered({ [name]: 'F' });
    expect(instead.doubts).toEqual([]);
    expect(instead.title).toContain('Wb (F)');
    expect(instead.alternatives.map(({ reply }) => reply.kind)).toContain('answer');
    expect(instead.choices.find((each) => each.name === name)?.chosen).toBe('F');
    expect(answered({ [name]: 'X' }).doubts).toEqual(doubts);
  },
);

test('of a sum whose parts differ where its total does not, none is named', () => {
  expect(cardOf('cost 2 bd 2 sp').facts[1]).toBe(
    'Reg Bd + Irr Sp, or Irr Bd + Reg Sp | 20 AP | by a secondary source only',
  );
});

test('a card of what a general costs says that it is a general', () => {
  expect(cardOf('how many points is a regular bd general').title).toBe('Cost of Reg Bd, general');
});

test('whether those who defend fortifications are attacked across them may be chosen where it tells', () => {
  const choicesOf = (query: string): readonly string[] => {
    const understood = understand(reader, query);
    if (understood === null) throw new Error('expected a question');
    return answerQuestion(rulesOf(newest), understood.question, {}).choices.map(({ name }) => name);
  };
  expect(choicesOf('Kn v Bw behind TF')).toContain('a.storm');
  expect(choicesOf('Bd v Bw behind TF')).not.toContain('a.storm');
  expect(choicesOf('Kn storming v Bw behind TF')).not.toContain('a.storm');
});

/** The clauses of an edition that a secondary source tells, but for those whose code says of which figures that is so. */
function secondaryIn(edition: string): ReadonlySet<string> {
  const { clauses } = read(`${edition}/rulebook`) as {
    readonly clauses: Readonly<Record<string, { readonly secondary: boolean; readonly rule: string | null }>>;
  };
  return new Set(
    Object.entries(clauses).flatMap(([id, { secondary, rule }]) =>
      secondary && !/\bsecondary\b/.test(rule ?? '') ? [id] : [],
    ),
  );
}

test('every edition replies to every question, by its own clauses, and its calculators take what is filled in', () => {
  for (const edition of editions) {
    const rules = rulesOf(edition);
    const secondary = secondaryIn(edition);
    const resting = new Set<string>();
    for (const [query, question] of asked) {
      const { alternatives, calculators, doubts } = answerQuestion(rules, question, {});
      for (const { reply } of alternatives) {
        // It wants other troops, where there are none of those.
        expect(reply.kind === 'wanting', `${edition}: ${query}`).toBe(doubts.length > 0);
        const steps = reply.kind === 'open' ? reply.clauses : reply.kind === 'answer' ? reply.answer.steps : [];
        expect(steps.filter(({ clause }) => !rules.clauses.has(clause))).toEqual([]);
        if (reply.kind !== 'answer' || !steps.some(({ clause }) => secondary.has(clause))) continue;
        expect(restsOnSecondary(reply.answer), `${edition}: ${query} says what it rests on`).toBe(true);
        resting.add(question.kind);
      }
      for (const calculator of calculators) expect(calculator?.addressIn(edition, editions) ?? '/').toMatch(/^\//);
    }
    expect([...resting].sort()).toEqual(['base', 'recoil']);
  }
});

test.each(['3.0', newest])(
  'in %s the page, which has the code alone, answers every question alike',
  async (edition) => {
    const { clauses } = (await importGenerated(`${edition}/whole.ts`)) as { clauses: readonly DbmClauseCode[] };
    const ofPage = createRuleSet({ steps: DBM_STEPS }, edition, clauses);
    const told = (rules: DbmRules, question: Question): string =>
      JSON.stringify(
        answerQuestion(rules, question, {}).alternatives.map(({ label, reply }) => [
          label,
          reply.kind === 'answer' ? [reply.answer.facts, reply.answer.steps] : reply.kind,
        ]),
      );
    for (const [query, question] of asked) expect(told(ofPage, question), query).toBe(told(rulesOf(edition), question));
  },
);

test.each([
  ['Reg Bd(S) cost', '8 AP'],
  ['12 Reg Bd(O) points', '72 AP'],
  ['Reg Kn(O) C-in-C cost', null],
  ['Reg Cv(O) sub-general cost', null],
  ['PF gate tower AP', null],
  ['3 TF cost', null],
])('%s: the price is that of the calculator', (query, expected) => {
  const understood = understand(reader, query);
  if (understood === null) throw new Error('expected a question');
  const [calculator] = answerQuestion(rulesOf(newest), understood.question, {}).calculators;
  const { search } = new URL(calculator?.addressIn(newest, editions) ?? '', 'http://site');
  const reply = POINTS_TOOL.reply(rulesOf(newest), readAddress(POINTS_TOOL.fields, search, editions).state);
  const ap = reply.kind === 'answer' ? `${String(reply.answer.ap)} AP` : reply.kind;
  expect(cardOf(query).facts[0]).toContain(` | ${ap}`);
  if (expected !== null) expect(ap).toBe(expected);
});
