import { AFTERMATH_QUERIES, answerOf, formatTroop, type DbmRules } from '../../../rules/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import type { Verdict } from '../reading/judge-readings.ts';
import { touchesOf } from '../reading/touches.ts';
import { facesAlike } from './met-behind.ts';

/** What is said of someone whom a recoil meets. */
export interface WhatIsMet {
  /** Whether he gives way; null where the text of the clause is not code. */
  readonly verdict: Verdict | null;
  readonly clause: string;
  readonly why: string;
}

/** What the rules say of someone whom an element meets that recoils, or is pushed back. */
export function whatIsMet(rules: DbmRules, back: Standing, other: Standing, position: Standings): WhatIsMet {
  if (other.side !== back.side) return { verdict: null, clause: 'recoiling-elements.blocked-by-enemy', why: 'enemy' };
  if (back.troop === null || other.troop === null) {
    const unknown = back.troop === null ? back : other;
    const why = `it turns on the troop of ${unknown.label}`;
    return { verdict: 'not told', clause: 'recoiling-elements.blocked-by-friends', why };
  }
  const question = {
    recoiler: formatTroop(back.troop),
    friend: formatTroop(other.troop),
    facing: facesAlike(back, other) ? 'same' : 'other',
    enemyOnFront: hasEnemyOnFront(other, position),
  };
  const { trail, ...told } = answerOf(AFTERMATH_QUERIES['push-back'].pose(question), rules);
  if (!('allowed' in told)) return { verdict: 'not held', clause: trail[0]?.clause ?? '', why: told.why };
  return { verdict: told.allowed ? 'yes' : 'no', clause: trail[0]?.clause ?? '', why: told.why };
}

function hasEnemyOnFront(element: Standing, position: Standings): boolean {
  return touchesOf(element, position).some(
    ({ other, how }) => other.side !== element.side && how.edges.some(({ edge }) => edge === 'front'),
  );
}
