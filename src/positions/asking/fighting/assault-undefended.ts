import type { DbmRules, TrailStep } from '../../../rules/index.ts';
import { apartBy, edgeOf } from '../../geometry/index.ts';
import type { Standing, Standings } from '../../placing/index.ts';
import type { Ruled } from '../reading/asking.ts';
import { statedFact } from '../reading/fact.ts';
import { printedPage } from '../reading/printed-page.ts';
import { touchesOf } from '../reading/touches.ts';
import { assaultedBy, defendersOf, roundTheCorner, slackOf, standingAt, type Section } from '../terrain/assault.ts';

/** How fortifications are assaulted is on this page, of which the sheets have the end alone. */
const ASSAULTING = 'close-combat.assaulting-fortifications';

/**
 * What is said of one whose full front edge is on fortifications that nobody defends there: who comes round the corner to defend
 * them, and else against what he fights.
 */
export function assaultUndefended(
  rules: DbmRules,
  query: 'contact' | 'combat',
  element: Standing,
  position: Standings,
): readonly Ruled[] {
  const defending = element.side === 'own' ? 'enemy' : 'own';
  const isUndefended = (section: Section): boolean => defendersOf(section, defending, position).length === 0;
  const [section] = assaultedBy(element, position).filter(isUndefended);
  if (section === undefined) return [];
  const { label } = element;
  const round = roundTheCorner(section, position).filter((other) => isAtCorner(element, section, other, position));
  const comers = round
    .flatMap((other) => standingAt(other, defending, position))
    .filter((other) => !isEngaged(other, position));
  const flankers = position.elements.filter(
    (other) =>
      other.side === element.side &&
      assaultedBy(other, position).some(({ index }) =>
        round.some((each) => each.index === index && isUndefended(each)),
      ),
  );
  const comes = comers.length > 0 && rules.clauses.has(CORNER);
  const fights = `${label} fights against the undefended ${section.name}, if conforming is not possible`;
  return [
    {
      about: `${label} on the ${section.name}`,
      facts: [
        statedFact(`${label}’s full front edge is on the ${section.name}, which nobody defends there`, {
          points: section.ends,
        }),
        ...flankers.map((other) =>
          statedFact(
            `${other.label}’s is on that round the corner: their player names one of the two the main attacker`,
          ),
        ),
      ],
      ruling: {
        query,
        fields: {},
        verdict: comes ? 'not told' : 'not held',
        why: comes
          ? `${comers.map((each) => each.label).join(' or ')} moves there at the end of the movement phase, to defend the ${section.name}: put it there, and ask again`
          : `${rules.clauses.has(UNDEFENDED) ? `${fights}: ` : ''}how fortifications are assaulted is in print only, ${printedPage(rules, ASSAULTING)}`,
        trail: [
          ...(comes ? [CORNER] : [UNDEFENDED, ASSAULTING]),
          ...(flankers.length > 0 ? [TWO_ATTACKERS] : []),
        ].flatMap((id) => stepOf(rules, id)),
        turnsOn: [],
      },
      ...(query === 'combat' ? { answer: null, aftermath: [], foughtOut: null } : {}),
    },
  ];
}

const [CORNER, UNDEFENDED, TWO_ATTACKERS] = [
  'close-combat.corner-defender',
  'close-combat.undefended-section',
  'close-combat.corner-two-attackers',
];

function stepOf({ clauses }: DbmRules, id: string): readonly TrailStep[] {
  const clause = clauses.get(id);
  return clause === undefined ? [] : [{ step: 'assault', clause: id, label: clause.title }];
}

/** Whether the front edge of an element comes up to the corner between two sections. */
function isAtCorner({ base }: Standing, section: Section, other: Section, position: Standings): boolean {
  const slack = slackOf(position);
  const corner = section.ends.find((end) => apartBy([end], other.ends).paces <= slack);
  return corner !== undefined && apartBy([corner], edgeOf(base, 'front')).paces <= slack;
}

/** Whether enemy touch an element, or assault what it defends. */
function isEngaged(element: Standing, position: Standings): boolean {
  return (
    touchesOf(element, position).some(({ other }) => other.side !== element.side) ||
    position.elements.some(
      (other) =>
        other.side !== element.side &&
        assaultedBy(other, position).some((each) => defendersOf(each, element.side, position).includes(element)),
    )
  );
}
