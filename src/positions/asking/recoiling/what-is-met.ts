import {
  AFTERMATH_QUERIES,
  answerOf,
  formatTroop,
  metEnemy,
  type DbmRules,
  type MetEnemy,
} from '../../../rules/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import type { Verdict } from '../reading/judge-readings.ts';
import { touchesOf } from '../reading/touches.ts';
import { mayFollow } from './following.ts';
import { howMet, type HowMet } from './how-met.ts';
import { facesAlike, type Going, type Met } from './met-behind.ts';

/** What is said of someone whom a recoil meets. */
export interface WhatIsMet {
  /** Whether he gives way; null where the text of the clause is not code. */
  readonly verdict: Verdict | null;
  readonly clause: string;
  readonly why: string;
  /** Of an enemy element: whether it comes out of that unhurt; null where that is not held, or hands cannot tell. */
  readonly unhurt?: boolean | null;
}

/**
 * What the rules say of someone whom an element meets that recoils, or is pushed back.
 *
 * @param recoils Whether it recoils itself
 */
export function whatIsMet(rules: DbmRules, going: Going, met: Met, recoils: boolean, position: Standings): WhatIsMet {
  const { element: back } = going;
  const { other } = met;
  if (other.side !== back.side) return enemyIsMet(rules, going, met);
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
  const plain = friendIsMet(rules, question);
  if (!recoils || plain.verdict === 'yes' || !mayFollow(back, other, position)) return plain;
  const following = friendIsMet(rules, { ...question, followsWheel: true });
  if (following.verdict === plain.verdict) return plain;
  const why = `${plain.verdict ?? ''}: ${plain.why.replace(/\.$/u, '')}; or ${following.verdict ?? ''}: ${following.why}`;
  return { ...following, verdict: 'not told', why };
}

function friendIsMet(rules: DbmRules, question: object): WhatIsMet {
  const { trail, ...told } = answerOf(AFTERMATH_QUERIES['push-back'].pose(question), rules);
  if (!('allowed' in told)) return { verdict: 'not held', clause: trail[0]?.clause ?? '', why: told.why };
  return { verdict: told.allowed ? 'yes' : 'no', clause: trail[0]?.clause ?? '', why: told.why };
}

/** Of enemy the clauses say by what of them is met; where they do not, or hands cannot tell, their text is to be read. */
function enemyIsMet(rules: DbmRules, going: Going, { other, deep, fact }: Met): WhatIsMet {
  const clause = 'recoiling-elements.blocked-by-enemy';
  const unsaid: WhatIsMet = { verdict: null, clause, why: 'enemy', unhurt: null };
  const [self, enemy] = [going.element.troop, other.troop];
  const how = fact.answer === 'yes' ? howMet(going, other, deep) : null;
  if (how === null || self === null || enemy === null) return unsaid;
  const found = metEnemy(rules, { self, enemy, ...how });
  if (found === null) return unsaid;
  return {
    verdict: found.value === 'flees' ? 'yes' : 'no',
    clause: found.clause.id,
    why: `enemy, met on ${ON_WORDS[how.on]}: ${COMES_OF_IT[found.value]}`,
    unhurt: found.value !== 'destroyed',
  };
}

const ON_WORDS: Readonly<Record<HowMet['on'], string>> = {
  frontEdge: 'the front edge',
  sideEdge: 'a side edge',
  rearEdge: 'the rear edge',
  frontCorner: 'a front corner',
  rearCorner: 'a rear corner',
};

const COMES_OF_IT: Readonly<Record<MetEnemy, string>> = {
  flees: 'they flee, and block nothing',
  stays: 'they block it, and are not destroyed so',
  destroyed: 'they block it, and are destroyed too',
};

function hasEnemyOnFront(element: Standing, position: Standings): boolean {
  return touchesOf(element, position).some(
    ({ other, how }) => other.side !== element.side && how.edges.some(({ edge }) => edge === 'front'),
  );
}
