import { expect, test } from 'vitest';
import { createRuleSet, DBM_STEPS } from '../../../../rules/index.ts';
import type { Reply, Shown } from '../../../tools/index.ts';
import { restsOnSecondary, withStanding } from '../standing.ts';

const clauses = [
  { id: 'bases.depth', title: 'Depth', page: 10, secondary: true },
  { id: 'bases.width', title: 'Width', page: 10 },
];
const rules = createRuleSet({ steps: DBM_STEPS }, 'an edition', clauses);
const answered = (clause: string, label = ''): Reply<Shown> => ({
  kind: 'answer',
  answer: {
    question: '',
    facts: [{ label: 'Depth', text: '30 mm' }],
    steps: [{ step: 'base depth', side: null, amount: 30, clause, label, throws: null }],
  },
});
const factsOf = (reply: Reply<Shown>): readonly string[] =>
  reply.kind === 'answer' ? reply.answer.facts.map(({ text }) => text) : [reply.kind];

test('an answer says that it rests on a secondary source where a clause or a step of it does', () => {
  const said = ['30 mm', 'by a secondary source only'];
  expect(factsOf(withStanding(rules, answered('bases.depth')))).toEqual(said);
  expect(factsOf(withStanding(rules, answered('bases.width', 'a third, by secondary sources')))).toEqual(said);
  expect(factsOf(withStanding(rules, answered('bases.width')))).toEqual(['30 mm']);
});

test('it is said once, and of answers only', () => {
  const once = withStanding(rules, answered('bases.depth'));
  expect(withStanding(rules, once)).toBe(once);
  expect(once.kind === 'answer' && restsOnSecondary(once.answer)).toBe(true);
  const open: Reply<Shown> = { kind: 'open', why: '', clauses: [] };
  expect(withStanding(rules, open)).toBe(open);
});
