import { millimetres, paces as inPaces } from '../../../positions/index.ts';
import {
  AFTERMATH_QUERIES,
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

/** Of figures of this size we hold how wide bases are, and measure 25 mm for 50 paces. */
const SCALE = { figures: 15, measure: 'millimetres' } as const;
const WIDTH = 'element-basing.base-width';

/** How far an element recoils, by the depth of its base or by its troops. */
export function replyToRecoil(rules: DbmRules, values: Values): Reply<Shown> {
  const base = values.depth === undefined ? replyToBase(rules, values) : null;
  if (base !== null && base.kind !== 'answer') return base;
  const depth = Number(values.depth ?? base?.answer.facts[0]?.text.replace(' mm', ''));
  const figures = Number(values.figures ?? SCALE.figures);
  if (figures !== SCALE.figures)
    return openReply({
      edition: rules.edition,
      answer: null,
      why: `we have no text of how wide bases are for ${String(figures)} mm figures.`,
      trail: [{ step: 'base width', clause: WIDTH, label: 'How wide a base is' }],
    });
  return replyTo(AFTERMATH_QUERIES.recoil, rules, { depth: inPaces(depth, SCALE) }, ({ paces, trail }) => ({
    question: 'How far does it recoil?',
    facts: [{ label: 'Recoil', text: `${String(millimetres(paces, SCALE))} mm, ${String(paces)} paces` }],
    steps: [...(base?.answer.steps ?? []), ...trail.map(stepOf)],
  }));
}
