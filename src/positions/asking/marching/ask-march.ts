import type { DbmRules } from '../../../rules/index.ts';
import { ROUNDING } from '../../geometry/index.ts';
import { furthestCorner } from '../../placing/index.ts';
import { fullMove } from '../moving/full-move.ts';
import { straightAhead } from '../moving/straight-ahead.ts';
import { elementNamed, type Asking, type Ruled } from '../reading/asking.ts';
import type { Fact } from '../reading/fact.ts';
import { ruledOnGround } from '../reaching/may-enter.ts';
import { ASKED, ruledAt } from './march-at.ts';
import { onStraightWay, onUnknownWay } from './march-between.ts';
import { marchGround } from './march-ground.ts';

/**
 * May elements march? Where a move is told, it is asked both where it starts and where it ends, and where on the straight way
 * between more enemy are near, or nearer, as no march may start or go closer than its limit; whether it ends straight ahead is
 * told. Of a way that is not straight nobody tells how near it leads. Where no move is told, it is asked where they stand.
 *
 * @throws {QuestionError} If the troop of a mover, or of an enemy near, is not told
 */
export function askMarch(rules: DbmRules, { before, after, movers, told }: Asking): readonly Ruled[] {
  const about = movers.join(', ');
  if (before === after) {
    const measured = told.question !== 'closerThan200p' && told.question !== 'to50p';
    return [ruledAt(rules, about, movers, before, { measured, told })];
  }
  const straight = straightAhead(movers, before, after);
  const ground = marchGround(rules, { before, after, movers }, straight.fact.answer);
  // How close it goes is measured.
  const { question, ...others } = told;
  const rest = question === 'closerThan200p' || question === 'to50p' ? others : told;
  const moves = movesTaken(rules, { before, after, movers });
  const end = ruledAt(rules, `${about}, where it ends`, movers, after, {
    measured: true,
    told: rest,
    straight,
    way: [...moves.facts, ...ground.facts],
    from: before,
  });
  const start = ruledAt(rules, `${about}, where it starts`, movers, before, { measured: true, told: rest, straight });
  const allowed = end.ruling.verdict === 'yes';
  const ending = allowed ? { ...end.ruling, why: `${end.ruling.why}${moves.words}` } : end.ruling;
  const isBarred = [start, end].some(({ ruling }) => ruling.verdict === 'no');
  const between = straight.fact.answer === 'no' ? onUnknownWay : onStraightWay;
  return [
    start,
    ...(isBarred ? [] : between(rules, { before, after, movers, told: rest }, straight)),
    { ...end, ofEnd: true, ruling: ruledOnGround(ending, ground.barred, 'enemy near go') },
  ];
}

/** That a move of so many paces is more than one march; nothing where it is not, or our sources do not tell. */
function movesTaken(
  rules: DbmRules,
  { before, after, movers }: Pick<Asking, 'before' | 'after' | 'movers'>,
): { readonly facts: readonly Fact[]; readonly words: string } {
  const [most] = movers
    .flatMap((label) => {
      const [start, end] = [elementNamed(before, label), elementNamed(after, label)];
      const move = fullMove(rules, start);
      const gone = furthestCorner(start.base, end.base);
      return move === null || gone <= move + Math.max(before.tolerance, ROUNDING) ? [] : [{ label, move, gone }];
    })
    .toSorted((one, other) => other.gone / other.move - one.gone / one.move);
  if (most === undefined) return { facts: [], words: '' };
  const { label, move, gone } = most;
  const moves = Math.ceil((gone - ROUNDING) / move);
  return {
    facts: [
      {
        fact: `one march takes ${label} so far, of ${String(move)} paces in good going`,
        answer: 'no',
        margin: move - gone,
        witness: null,
      },
    ],
    words: `; so far it takes ${String(moves)} marches or more, each for its PIPs`,
  };
}

askMarch.query = ASKED;

askMarch.none = () => 'nobody marches';
