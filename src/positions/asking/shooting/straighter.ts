import type { DbmRules } from '../../../rules/index.ts';
import { along, between, centreOf, dot, heading, ROUNDING, type Point } from '../../geometry/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import { pacesInWords } from '../in-words.ts';
import type { AskedQuery } from '../reading/asked-query.ts';
import { measuredFact, statedFact, type Fact } from '../reading/fact.ts';
import { judgeReadings } from '../reading/judge-readings.ts';
import { known, measuredAs, untold, type Decided, type Reading, type Readings } from '../reading/reading.ts';
import { toleranceBetween } from '../reading/touches.ts';
import { fromEdge, type Shooting } from './shooting.ts';
import { shotAt } from './shot-at.ts';

/** Another enemy whose centre is closer to the line straight ahead than the target's, or may be. */
interface Straighter {
  readonly fact: Fact;
  /** Nobody can doubt that it is, and could be shot at. */
  readonly sure: boolean;
  readonly reading: Reading;
  /** Whether it is of psiloi, where the target is not. */
  readonly psiloi: Reading;
}

/** Whether another enemy whom it could shoot at as well has its centre closer to the line straight ahead, and whether that is psiloi. */
export function straighterThan(
  rules: DbmRules,
  query: AskedQuery,
  { shooter, edge }: Shooting,
  target: Standing,
  position: Standings,
  told: Decided,
): { readonly readings: Readings; readonly facts: readonly Fact[] } {
  const turned = fromEdge(shooter, edge);
  const own = offLine(turned, target);
  const rivals = position.elements.filter(({ side, label }) => side !== shooter.side && label !== target.label);
  const others = rivals.flatMap((rival): Straighter[] => {
    const tolerance = Math.max(toleranceBetween(shooter, rival, position), toleranceBetween(shooter, target, position));
    const off = offLine(turned, rival);
    const closer = own - off;
    if (closer < -tolerance || (tolerance === 0 && closer <= ROUNDING)) return [];
    const { readings } = shotAt(rules, { shooter, edge }, rival, position);
    const { verdict } = judgeReadings(rules, query, readings, ofShooter(told));
    if (verdict === 'no') return [];
    return [
      {
        fact: measuredFact(
          `${rival.label}’s is closer to it, ${pacesInWords(off)} off`,
          { margin: closer, witness: { points: acrossTo(turned, rival) } },
          tolerance,
        ),
        sure: verdict === 'yes' && closer > tolerance,
        reading:
          verdict === 'not told' || verdict === 'not held'
            ? untold(false, true)
            : measuredAs(closer > 0 ? [true, false] : [false, true]),
        psiloi: psiloiBefore(rival, target),
      },
    ];
  });
  const [doubtful] = others;
  if (doubtful === undefined) return { readings: { anotherMoreDirect: known(false) }, facts: [] };
  const whose = edge === 'front' ? shooter.label : `${shooter.label}’s ${edge} edge`;
  const words = `${target.label}’s centre is ${pacesInWords(own)} off the line straight ahead of ${whose}`;
  const sure = others.filter((each) => each.sure);
  return {
    readings: {
      anotherMoreDirect: sure.length > 0 ? known(true) : doubtful.reading,
      moreDirectPsiloi: ofAll(others, sure),
    },
    facts: [statedFact(words, { points: acrossTo(turned, target) }), ...others.map(({ fact }) => fact)],
  };
}

/** Whether a rival is of psiloi before a target that is not: of these, which comes first stands in print only. */
function psiloiBefore({ troop: rival }: Standing, { troop: target }: Standing): Reading {
  if (target?.type === 'Ps' || (rival !== null && rival.type !== 'Ps')) return known(false);
  // Where the troop of neither is told, they are taken to rank alike, as in figure 10b.
  if (rival === null && target === null) return known(false);
  return rival === null || target === null ? untold(true, false) : known(true);
}

/** Psiloi alone are straighter; where another surely is, they do not matter. */
function ofAll(others: readonly Straighter[], sure: readonly Straighter[]): Reading {
  const isKnown = (each: Straighter, value: boolean): boolean =>
    each.psiloi.open === null && each.psiloi.values[0] === value;
  if (sure.some((each) => isKnown(each, false)) || others.every((each) => isKnown(each, false))) return known(false);
  if (others.every((each) => isKnown(each, true))) return known(true);
  const told = others.every(({ psiloi, reading }) => psiloi.open === null && reading.open !== 'not told');
  return told ? measuredAs([true, false]) : untold(true, false);
}

/** What is told of the shooter, and not of the one target. */
function ofShooter(told: Decided): Decided {
  const fields = ['marchedThisBound', 'fledThisBound', 'shooterState', 'going'];
  return Object.fromEntries(Object.entries(told).filter(([field]) => fields.includes(field)));
}

/** How far the centre of an element is from the line at right angles to the middle of a shooter's front edge. */
function offLine(shooter: Standing, other: Standing): number {
  return Math.abs(asideOf(shooter, other));
}

/** The same as a line: from the centre to that line. */
function acrossTo(shooter: Standing, other: Standing): readonly [Point, Point] {
  const centre = centreOf(other.base);
  return [centre, along(centre, heading(shooter.base.facing + 90), -asideOf(shooter, other))];
}

function asideOf({ base }: Standing, other: Standing): number {
  return dot(between(base.at, centreOf(other.base)), heading(base.facing + 90));
}
