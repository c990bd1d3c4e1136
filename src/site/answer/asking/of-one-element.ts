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

/** How wide bases are for figures of this size, in millimetres: of others we do not hold it. */
const WIDTHS: Readonly<Record<string, { readonly width: number; readonly paces: number }>> = {
  15: { width: 40, paces: 80 },
};
const WIDTH = 'element-basing.base-width';

/** How far an element recoils, by the depth of its base or by its troops. */
export function replyToRecoil(rules: DbmRules, values: Values): Reply<Shown> {
  const base = values.depth === undefined ? replyToBase(rules, values) : null;
  if (base !== null && base.kind !== 'answer') return base;
  const depth = Number(values.depth ?? base?.answer.facts[0]?.text.replace(' mm', ''));
  const wide = WIDTHS[values.figures ?? '15'];
  const label = 'How wide a base is';
  if (wide === undefined)
    return openReply({
      edition: rules.edition,
      answer: null,
      why: `we have no text of how wide bases are for ${values.figures ?? ''} mm figures.`,
      trail: [{ step: 'base width', clause: WIDTH, label }],
    });
  const scale = wide.paces / wide.width;
  return replyTo(AFTERMATH_QUERIES.recoil, rules, { depth: depth * scale }, ({ paces, trail }) => ({
    question: 'How far does it recoil?',
    facts: [{ label: 'Recoil', text: `${String(paces / scale)} mm, ${String(paces)} paces` }],
    steps: [...(base?.answer.steps ?? []), ...trail.map(stepOf)],
  }));
}
