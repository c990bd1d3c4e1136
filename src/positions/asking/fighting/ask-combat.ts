import { QuestionError, type DbmRules } from '../../../rules/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import { elementNamed, type Asking, type Ruled } from '../reading/asking.ts';
import { statedFact } from '../reading/fact.ts';
import { known, untold, type Reading } from '../reading/reading.ts';
import { touchesOf } from '../reading/touches.ts';
import { acrossCorner } from '../terrain/assault.ts';
import { assaultUndefended } from './assault-undefended.ts';
import { fallenBehind } from './fallen-behind.ts';
import { foughtOut } from './fought-out.ts';
import { judgeCombat } from './judge-combat.ts';
import { recoilEnd, recoilSteps } from './recoil-end.ts';
import { recoilOf } from '../recoiling/recoil.ts';
import { sideOf } from './side-of.ts';

/** Two elements whose fronts are in contact; the first is of the mover's side. */
type Pair = readonly [Standing, Standing];

/**
 * What comes of the combats in which a mover takes part: against the enemy on whom its front edge is, or with its front on the
 * flank or rear of an enemy whom a friend fights. The first of the two is side `a` of the query.
 *
 * @returns Nothing where no fronts are in contact, with enemy or fortifications
 * @throws {QuestionError} If the troop of one who fights is not told, or a field that is told is none
 */
export function askCombat(rules: DbmRules, { before, after, movers, target, told }: Asking): readonly Ruled[] {
  const [mover = ''] = movers;
  const pairs = pairsOf(elementNamed(after, mover), after).filter(
    ([one, other]) => target === null || one.label === target || other.label === target,
  );
  if (target !== null && pairs.length === 0 && elementNamed(after, target).side === elementNamed(after, mover).side)
    throw new QuestionError('target', `expected an element of the other side than ${mover}, found ${target}`);
  if (pairs.length === 0 && target === null)
    return assaultUndefended(rules, 'combat', elementNamed(after, mover), after);
  return pairs.map(([a, b]) => {
    const sides = { a: sideOf(a, b, after), b: sideOf(b, a, after) };
    const moved = (element: Standing, enemy: Standing): Reading => movedInto(element, enemy, before, after, movers);
    const recoils = { a: recoilOf(rules, sides.a, after), b: recoilOf(rules, sides.b, after) };
    const ends = { a: recoilEnd(a.label, recoils.a), b: recoilEnd(b.label, recoils.b) };
    const { answer, ...judged } = judgeCombat(
      rules,
      {
        a: { ...sides.a.readings, movedIntoContact: moved(a, b) },
        b: { ...sides.b.readings, movedIntoContact: moved(b, a) },
        // Who moves does so in his own bound.
        rest: { bound: before === after ? untold('a', 'b') : known('a') },
      },
      told,
      { a: a.label, b: b.label },
      ends,
    );
    const steps = [...recoilSteps(a.label, recoils.a, answer, 'a'), ...recoilSteps(b.label, recoils.b, answer, 'b')];
    const ruling = { ...judged, trail: [...judged.trail, ...steps] };
    const fronts = statedFact(`${a.label}’s front edge is on ${b.label}’s front edge`);
    const aftermath = (['a', 'b'] as const).flatMap((side) => [
      ...recoils[side],
      ...fallenBehind(rules, sides[side], side, ruling.fields, after),
    ]);
    return {
      about: `${a.label} against ${b.label}`,
      facts: [fronts, ...sides.a.facts, ...sides.b.facts],
      ruling,
      answer,
      aftermath,
      foughtOut: foughtOut(rules, ruling, answer, aftermath, [a.label, b.label], after.tolerance),
    };
  });
}

askCombat.assaults = assaultUndefended;
askCombat.none = () =>
  'no front edges are in contact: a contact is stated, such as "front on A front", and not measured; whether an element contacted on its flank alone turns to face, the position does not tell';

/** The fights that an element is in: its own, or those of friends against whom it contacts on flank or rear, or round a corner. */
function pairsOf(element: Standing, position: Standings): readonly Pair[] {
  const own = opponentsOf(element, position).map((enemy): Pair => [element, enemy]);
  if (own.length > 0) return own;
  const pressed = touchesOf(element, position).filter(
    ({ other, how }) =>
      other.side !== element.side && how.edges.some(({ edge, on }) => edge === 'front' && on !== 'front'),
  );
  const round = position.elements.filter(({ side }) => side !== element.side);
  return [...new Set([...pressed.map(({ other }) => other), ...round])].flatMap((enemy) =>
    opponentsOf(enemy, position)
      .filter(
        (friend) =>
          pressed.some(({ other }) => other === enemy) || acrossCorner(enemy, friend, position).includes(element),
      )
      .map((friend): Pair => [friend, enemy]),
  );
}

/** The enemy on whose front edge its own is. */
function opponentsOf(element: Standing, position: Standings): readonly Standing[] {
  return touchesOf(element, position).flatMap(({ other, how }) =>
    other.side !== element.side && how.edges.some(({ edge, on }) => edge === 'front' && on === 'front') ? [other] : [],
  );
}

/** Whether an element moved into contact with an enemy's front this bound; nobody tells where no move is told. */
function movedInto(
  { label }: Standing,
  enemy: Standing,
  before: Standings,
  after: Standings,
  movers: readonly string[],
): Reading {
  if (before === after) return untold(false, true);
  const earlier = opponentsOf(elementNamed(before, label), before).some((each) => each.label === enemy.label);
  return known(movers.includes(label) && !earlier);
}
