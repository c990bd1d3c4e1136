import { answerOf, formatTroop, SPONTANEOUS_QUERY, type DbmRules } from '../../../rules/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import { askContact } from '../contact/ask-contact.ts';
import { elementNamed, type Asking } from '../reading/asking.ts';
import { measuredFact } from '../reading/fact.ts';
import { known, measuredAs, untold, type Reading, type Readings } from '../reading/reading.ts';
import { toleranceBetween, touchesOf } from '../reading/touches.ts';
import { verdictOf } from '../verdict-of.ts';
import { cornersApart } from './corners-apart.ts';

/** Whether an element is the next of its side to advance: what it would do, and who is nearer to the enemy it makes for. */
export function whoIsNext(rules: DbmRules, asking: Asking, mover: Standing, target: Standing) {
  const { before, after } = asking;
  const others = before.elements.filter(
    (each) => each.label !== mover.label && mayAdvance(rules, each, mover.side, before),
  );
  const nearer = others.map((other) => {
    const own = cornersApart(mover.base, target.base);
    const far = cornersApart(other.base, target.base);
    const tolerance = Math.max(toleranceBetween(mover, target, before), toleranceBetween(other, target, before));
    const margin = far.paces - own.paces;
    return measuredFact(
      `${mover.label} is no further from ${target.label} than ${other.label}`,
      { margin, witness: { points: far.points } },
      tolerance,
    );
  });
  const contact = before === after ? null : verdictOf(askContact(rules, { ...asking, told: {} })).verdict;
  const readings: Readings = {
    does:
      contact === 'yes' && endsOnEnemy(elementNamed(after, mover.label), after)
        ? known('contact')
        : untold('nothing', 'contact', 'support', 'fullMove'),
    anotherDoes: others.length === 0 ? known(false) : untold(false, true),
    nearest: nearestOf(nearer.map(({ answer }) => answer)),
  };
  const alone = others.length === 0 ? `no other of its side is told to be impetuous` : null;
  return {
    about: `${mover.label} is the next to advance`,
    readings,
    facts: [
      ...nearer,
      ...(alone === null ? [] : [{ fact: alone, answer: 'yes' as const, margin: null, witness: null }]),
    ],
  };
}

/** Friends of impetuous troops whose front edge is on no enemy's. */
function mayAdvance(rules: DbmRules, element: Standing, side: Standing['side'], position: Standings): boolean {
  if (element.side !== side || element.troop === null || endsOnEnemy(element, position)) return false;
  const asked = { mover: formatTroop(element.troop), eligible: 'yes' } as const;
  const answer = answerOf(SPONTANEOUS_QUERY.pose(asked), rules);
  return 'allowed' in answer && answer.allowed;
}

/** Whether its front edge is on an enemy. */
function endsOnEnemy(element: Standing, position: Standings): boolean {
  return touchesOf(element, position).some(
    ({ other, how }) => other.side !== element.side && how.edges.some(({ edge }) => edge === 'front'),
  );
}

function nearestOf(answers: readonly ('yes' | 'no' | 'too close')[]): Reading {
  if (answers.includes('no')) return known('further');
  return answers.includes('too close') ? measuredAs(['closest', 'further']) : known('closest');
}
