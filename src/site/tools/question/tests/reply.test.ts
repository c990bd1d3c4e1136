import { describe, expect, test } from 'vitest';
import { COMBAT_QUERIES, type AnsweredCombat } from '../../../../rules/index.ts';
import { replyTo, stepOf } from '../reply.ts';
import { clause, rules } from '../../../../rules/tests/build.ts';

const show = ({ trail }: AnsweredCombat, question: string) => ({ question, facts: [], steps: trail.map(stepOf) });
const question = { mode: 'close', a: { troop: 'Bd (O)' }, b: { troop: 'Wb (F)' } };

describe('the reply to one question', () => {
  test('is its answer, with the question in words', () => {
    const reply = replyTo(COMBAT_QUERIES.combat, rules(), question, show);
    expect(reply).toMatchObject({ kind: 'answer', answer: { question: 'Bd (O) against Wb (F)' } });
    expect(reply.kind === 'answer' && reply.answer.steps).toContainEqual({
      step: 'factor',
      side: 'a',
      amount: 3,
      clause: 'plain.factor',
      label: 'Blades v foot',
      throws: null,
    });
  });

  test('is open where the rules that we have cannot tell', () => {
    const unheld = clause('some.unheld', ({ rearSupport, notHeld }) => {
      rearSupport(() => notHeld);
    });
    expect(replyTo(COMBAT_QUERIES.combat, rules(unheld), question, show)).toMatchObject({
      kind: 'open',
      clauses: [{ clause: 'some.unheld' }],
    });
  });

  test('says what is wanting where the question is not whole', () => {
    expect(replyTo(COMBAT_QUERIES.combat, rules(), { ...question, b: {} }, show)).toEqual({
      kind: 'wanting',
      wants: 'This wants a troop such as Reg Bd (O).',
    });
  });
});
