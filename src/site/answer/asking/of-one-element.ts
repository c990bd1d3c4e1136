import {
  answerOf,
  BASING_QUERIES,
  engage,
  formatTroop,
  parseCombatQuestion,
  type Answer,
  type DbmRules,
} from '../../../rules/index.ts';
import { isOpen, openReply, replyTo, stepOf, type Reply, type Shown } from '../../tools/index.ts';
import type { Values } from '../understanding/index.ts';
import { troopOf, writtenTroop } from './values.ts';

/** One of each arm: a test holds the factors to be the same against all of its arm. */
const OF_ARM: Readonly<Record<string, string>> = { mounted: 'Cv (O)', foot: 'Sp (O)', naval: 'Gal (O)' };

/** What an element adds to its die in close combat, by the arm that it meets. */
export function replyToFactor(rules: DbmRules, values: Values): Reply<Shown> {
  const name = formatTroop(troopOf(values, 'a'));
  const b = { troop: OF_ARM[values.arm ?? ''] ?? '' };
  const question = parseCombatQuestion({ mode: 'close', a: { troop: writtenTroop(values, 'a') }, b });
  const answer = (each: DbmRules): Answer => {
    const { trail } = engage(each, question);
    return { edition: each.edition, trail: trail.filter(({ step, side }) => step === 'factor' && side === 'a') };
  };
  const answered = answerOf({ words: () => '', answer }, rules);
  if (isOpen(answered)) return openReply(answered);
  const steps = answered.trail.map(stepOf);
  return {
    kind: 'answer',
    answer: {
      question: `What does ${name} add to its die v ${values.arm ?? ''}?`,
      facts: steps.map(({ amount }) => ({ label: 'Factor', text: String(amount ?? 0) })),
      steps,
    },
  };
}

/** How deep a base is, by the size of the figures. */
export function replyToBase(rules: DbmRules, values: Values): Reply<Shown> {
  const written = {
    troop: writtenTroop(values, 'a'),
    figures: Number(values.figures ?? '15'),
    doubleBased: values.double === '1',
    chariot: values.chariot === '1',
  };
  return replyTo(BASING_QUERIES.base, rules, written, ({ depthMillimetres, trail }, question) => ({
    question,
    facts: [{ label: 'Depth', text: `${String(depthMillimetres)} mm` }],
    steps: trail.map(stepOf),
  }));
}
