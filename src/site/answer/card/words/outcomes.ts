import type { CombatShown, CombatSideShown, Reply, Shown } from '../../../tools/index.ts';
import { BECAUSE } from '../../asking/index.ts';

/** What a reply comes to, in few words: what matters most first. */
export function outcomesOf(reply: Reply<Shown>): readonly string[] {
  if (reply.kind === 'wanting') return [reply.wants];
  if (reply.kind === 'open') return ['we do not have it: see your printed rulebook'];
  const facts = reply.answer.facts.filter(({ label }) => label !== BECAUSE);
  const told = isCombat(reply.answer)
    ? [facts.map(({ label, text }) => `${label}: ${text}`).join('; ')]
    : facts.map(({ label, text }, index) => (label === '' || index === 0 ? text : `${label}: ${text}`));
  const remarks = (reply.answer.remarks ?? []).filter(({ quiet = false }) => !quiet);
  return [...told, ...remarks.map(({ text }) => text)];
}

/** Whether an answer is that of a combat, which depends on the dice. */
export function isCombat(answer: Shown): answer is CombatShown {
  return 'throws' in answer;
}

/** What a side adds to its die, and that, where it is told. */
export function scoreOf({ standing, die }: CombatSideShown): string {
  return `${String(standing)} + ${die === null ? 'die' : String(die)}`;
}
