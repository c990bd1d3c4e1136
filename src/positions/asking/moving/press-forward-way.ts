import { SKIRMISHERS, type DbmRules } from '../../../rules/index.ts';
import { apartBy, between, dot, heading, outlineOf, ROUNDING, sweptBase, sweptBy } from '../../geometry/index.ts';
import { askContact } from '../contact/ask-contact.ts';
import { rounded, type Standing, type Standings } from '../../placing/index.ts';
import { elementNamed, type Asking } from '../reading/asking.ts';
import { measuredFact, statedFact, type Fact } from '../reading/fact.ts';
import { known, measuredAs, untold, type Reading, type Readings } from '../reading/reading.ts';
import { toleranceBetween } from '../reading/touches.ts';
import { goingBetween, goingOn } from '../terrain/going.ts';
import { terrainUnder } from '../terrain/under.ts';

/** What the way of a move straight ahead shows: how far it goes, over what, past whom, and into which contacts. */
export function pressForwardWay(
  rules: DbmRules,
  asking: Asking,
): { readonly readings: Readings; readonly facts: readonly Fact[] } {
  const { before, after, movers } = asking;
  const group = movers.map((label) => elementNamed(before, label));
  const far = Math.max(
    ...group.map(({ label, base }) => dot(between(base.at, elementNamed(after, label).base.at), heading(base.facing))),
  );
  const gone = rounded(Math.max(0, far));
  const [first = known(['good']), ...others] = group.flatMap((element) => goingsOf(element, before, after));
  const passed = group.flatMap((element) => enemyOnTheWay(element, elementNamed(after, element.label), before));
  const contacts = askContact(rules, { ...asking, target: null, told: {} });
  const barred = contacts.filter(({ ruling }) => ruling.verdict === 'no');
  const unsure = contacts.filter(({ ruling }) => ruling.verdict !== 'no' && ruling.verdict !== 'yes');
  return {
    readings: {
      moved: far <= ROUNDING ? known(null) : movedBy(gone, before.tolerance),
      going: goingBetween(first, ...others),
      ...(passed.length === 0 ? {} : { passesEnemy: pastWhom(passed) }),
      ...(barred.length > 0
        ? { contactNotPermitted: known(true) }
        : unsure.length > 0
          ? { contactNotPermitted: untold(false, true) }
          : {}),
    },
    facts: [
      ...(far <= ROUNDING ? [] : [statedFact(`${movers.join(', ')} would go ${String(gone)} paces`)]),
      ...passed.map(({ fact }) => fact),
      ...contacts.flatMap(({ facts }) => facts.slice(0, 1)),
    ],
  };
}

function goingsOf(element: Standing, before: Standings, after: Standings): readonly Reading[] {
  const end = elementNamed(after, element.label);
  const over = { ...element, base: sweptBase(element.base, end.base) };
  return [
    goingOn(terrainUnder(element, before)),
    goingOn(terrainUnder(over, before)),
    goingOn(terrainUnder(end, after)),
  ];
}

/** How far it goes: who tells a distance by hand misses by so much. */
function movedBy(gone: number, tolerance: number): Reading {
  return tolerance === 0
    ? known(gone)
    : measuredAs([gone, rounded(Math.max(0, gone - tolerance)), rounded(gone + tolerance)]);
}

/** An enemy on the way who would not flee from it. */
interface Passed {
  readonly enemy: Standing;
  readonly fact: Fact;
}

/** The enemy over whom a straight way leads; skirmishers flee before they are contacted. */
function enemyOnTheWay(element: Standing, end: Standing, position: Standings): readonly Passed[] {
  const swath = sweptBy(element.base, end.base);
  return position.elements.flatMap((enemy): readonly Passed[] => {
    if (enemy.side === element.side || (enemy.troop !== null && SKIRMISHERS.includes(enemy.troop.type))) return [];
    const { paces, points } = apartBy(swath, outlineOf(enemy.base));
    const words = `${element.label}’s straight way leads over ${enemy.label}, an enemy${enemy.troop === null ? '' : ' who is not of skirmishers'}`;
    const tolerance = toleranceBetween(element, enemy, position);
    const fact = measuredFact(words, { margin: -paces, witness: { points } }, tolerance);
    // Up to him is not over him.
    return fact.answer === 'no' || (fact.answer === 'yes' && -paces <= ROUNDING) ? [] : [{ enemy, fact }];
  });
}

/** Past whom it goes: whether enemy are fresh, no position shows. */
function pastWhom(passed: readonly Passed[]): Reading {
  const sure = passed.filter(({ fact }) => fact.answer === 'yes');
  if (sure.length === 0) return measuredAs(['none', 'fresh']);
  return sure.every(({ enemy }) => enemy.troop === null)
    ? untold('fresh', 'others', 'none')
    : untold('fresh', 'others');
}
