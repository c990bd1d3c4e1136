import { formatTroop, type DbmRules } from '../../../rules/index.ts';
import { apartBy, edgeOf, outlineOf, partlyInAll, ROUNDING } from '../../geometry/index.ts';
import { rounded, type Standing, type Standings } from '../../placing/index.ts';
import { measuredFact, statedFact, type Fact } from '../reading/fact.ts';
import { known, measuredAs, untold, type Reading, type Readings } from '../reading/reading.ts';
import { toleranceBetween } from '../reading/touches.ts';
import { shotGround } from '../terrain/shot-ground.ts';
import { arcOf } from './arc.ts';
import { doingOf } from './fighting.ts';
import { lineOfShot } from './shot-line.ts';
import { fromEdge, type Shooting } from './shooting.ts';

/** The fields of the query `shoot` for one target, whoever else is there, as if the edge from which it is shot at were the front. */
export function shotAt(
  rules: DbmRules,
  { shooter, edge }: Shooting,
  target: Standing,
  position: Standings,
): { readonly readings: Readings; readonly facts: readonly Fact[] } {
  const turned = fromEdge(shooter, edge);
  const tolerance = toleranceBetween(shooter, target, position);
  const apart = apartBy(edgeOf(turned.base, 'front'), outlineOf(target.base));
  const inArc = partlyInAll(outlineOf(target.base), arcOf(turned.base));
  const whose = edge === 'front' ? `${shooter.label}’s arc` : `the arc of ${shooter.label}’s ${edge} edge`;
  const arc = measuredFact(`part of ${target.label} is in ${whose}`, inArc, tolerance);
  const [shooting, shot] = [doingOf(shooter, position), doingOf(target, position)];
  const line = lineOfShot(turned, target, position, edge);
  const ground = shotGround(rules, turned, target, position);
  const paces = rounded(apart.paces);
  const distances =
    tolerance === 0 ? ([paces] as const) : ([paces, paces + tolerance, Math.max(0, paces - tolerance)] as const);
  const words = `from ${shooter.label}’s ${edge} edge to the nearest part of ${target.label} it is ${String(paces)} paces`;
  return {
    readings: {
      ...troops({ shooter, target }),
      distance: measuredAs(distances),
      targetState: seenOrNot(stateIn(shot.state, arc, inArc.margin), ground.mayHide),
      shooterState: shooting.state,
      lineOfShot: line.line,
      ...ground.readings,
    },
    facts: [
      arc,
      statedFact(words, { points: apart.points }),
      ...shooting.facts,
      ...shot.facts,
      ...line.facts,
      ...ground.facts,
    ],
  };
}

/** What a target does bars the shot wherever it stands; else it may be outside the arc. */
function stateIn(state: Reading, { answer }: Fact, margin: number): Reading {
  if (state.values[0] !== 'free') return state;
  if (answer === 'too close') return measuredAs(margin > 0 ? ['free', 'outsideArc'] : ['outsideArc', 'free']);
  // A part without breadth, along the line of the arc, is none.
  return known(answer === 'yes' && margin > ROUNDING ? 'free' : 'outsideArc');
}

/** A free target may be out of sight, where terrain lies across the line: what hides it is in none of our sources. */
function seenOrNot(state: Reading, mayHide: boolean): Reading {
  const [first] = state.values;
  return mayHide && first === 'free' ? untold('free', 'notVisible', ...state.values.slice(1)) : state;
}

function troops(elements: Readonly<Record<string, Standing>>): Readings {
  return Object.fromEntries(
    Object.entries(elements).flatMap(([field, { troop }]) =>
      troop === null ? [] : [[field, known(formatTroop(troop))]],
    ),
  );
}
