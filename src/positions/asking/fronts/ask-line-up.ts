import { LINE_UP_QUERY, QuestionError, type DbmRules } from '../../../rules/index.ts';
import { apartBy, BASE_WIDTH, outlineOf, ROUNDING, tell, sweptBy, type Told } from '../../geometry/index.ts';
import { rounded, type Standings } from '../../placing/index.ts';
import { pacesInWords } from '../in-words.ts';
import { elementNamed, type Asking, type Ruled } from '../reading/asking.ts';
import { measuredFact, statedFact, type Fact } from '../reading/fact.ts';
import { asked } from '../reading/asked-query.ts';
import { judgeReadings } from '../reading/judge-readings.ts';
import { known, measuredAs, untold, type Reading, type Readings } from '../reading/reading.ts';
import { toleranceBetween } from '../reading/touches.ts';
import type { ContactsAhead } from './contacts-ahead.ts';
import { isNecessary, servingOf, type Serving } from './shift.ts';
import { wayOf } from './way.ts';

const ASKED = asked('line-up', LINE_UP_QUERY);

/**
 * May elements shift sideways as they do, to line up with enemy? How far they shift is what their leader goes to a side.
 * Whether they shifted before in the same move, only a person can tell.
 *
 * @returns Nothing where nobody shifts
 * @throws {QuestionError} If they turn, so that start and end do not show the shift, and nobody tells it; or a field that is told is none
 */
export function askLineUp(rules: DbmRules, asking: Asking): readonly Ruled[] {
  const { before, after, movers, told } = asking;
  const [leader = ''] = movers;
  const way = wayOf(elementNamed(before, leader).base, elementNamed(after, leader).base, before.tolerance);
  if (way.turn !== 0 && told.shift === undefined)
    throw new QuestionError(
      'tell',
      `expected how far ${leader} shifts, in element widths, such as {"shift": 0.4}: as it also turns, start and end do not show that`,
    );
  const drawn = Math.max(ROUNDING, Math.min(before.tolerance, DRAWN));
  if (way.turn === 0 && way.aside <= drawn && told.shift === undefined) return [];
  const near = nearEnemy(movers, before, after);
  // Before a shift that comes with a wheel, or after, they stand nowhere that is told.
  const serving = way.turn === 0 ? servingOf(rules, asking) : null;
  const readings: Readings = {
    shift: widths(way.aside, before.tolerance),
    beyondBaseWidth: near.reading,
    unnecessary: serving === null ? untold(false, true) : unnecessary(serving),
  };
  const facts = [
    ...(way.turn === 0
      ? [
          statedFact(
            `${leader} ends ${pacesInWords(way.aside)} to a side: ${String(rounded(way.aside / BASE_WIDTH))} of an element width`,
          ),
        ]
      : []),
    near.fact,
    ...(serving === null
      ? []
      : [contactFact(serving.after, 'from where they end'), contactFact(serving.without, 'without the shift')]),
  ];
  return [
    {
      about: `${movers.join(', ')} shifting`,
      facts: facts.flatMap((fact) => fact ?? []),
      ruling: judgeReadings(rules, ASKED, readings, told),
    },
  ];
}

askLineUp.query = ASKED;

askLineUp.none = () => 'nobody shifts';

/** What is no shift of a move that was drawn, in paces: it is told in whole ones. */
const DRAWN = 0.5;

/** A length in element widths; by hand it may be more or less. */
function widths(paces: number, tolerance: number): Reading {
  const inWidths = (length: number): number => Math.round((Math.max(0, length) / BASE_WIDTH) * 1e4) / 1e4;
  const values = [inWidths(paces), inWidths(paces + tolerance), inWidths(paces - tolerance)] as const;
  // Nobody shifts by exactly half an element by hand, and who tells that means it.
  return tolerance === 0 || Math.abs(paces - BASE_WIDTH / 2) <= ROUNDING ? known(values[0]) : measuredAs(values);
}

/** Whether any of them moves within 1 base width of enemy: at its start, or its end; on the way between, perhaps. */
function nearEnemy(
  labels: readonly string[],
  before: Standings,
  after: Standings,
): { readonly reading: Reading; readonly fact: Fact | null } {
  const measured = labels.flatMap((label) => {
    const [start, end] = [elementNamed(before, label), elementNamed(after, label)];
    return after.elements
      .filter(({ side }) => side !== end.side)
      .map((enemy) => {
        const shape = outlineOf(enemy.base);
        const from = apartBy(outlineOf(start.base), shape);
        const to = apartBy(outlineOf(end.base), shape);
        const { paces, points } = to.paces <= from.paces ? to : from;
        const between = apartBy(sweptBy(start.base, end.base), shape).paces;
        const tolerance = toleranceBetween(
          to.paces <= from.paces ? end : start,
          enemy,
          to.paces <= from.paces ? after : before,
        );
        const words = `${label} starts or ends within 1 base width of ${enemy.label}`;
        return {
          paces,
          between,
          fact: measuredFact(words, { margin: BASE_WIDTH - paces, witness: { points } }, tolerance),
        };
      });
  });
  const [nearest] = measured.toSorted((one, other) => one.paces - other.paces);
  if (nearest === undefined) return { reading: known(true), fact: null };
  const { fact } = nearest;
  if (fact.answer === 'yes') return { reading: known(false), fact };
  if (fact.answer === 'too close')
    return { reading: (fact.margin ?? 0) >= 0 ? measuredAs([false, true]) : measuredAs([true, false]), fact };
  const passes = measured.some(({ between }) => tell(BASE_WIDTH - between, before.tolerance) !== 'no');
  return { reading: passes ? untold(true, false) : known(true), fact };
}

function unnecessary(serving: Serving): Reading {
  const necessary = isNecessary(serving);
  if (necessary === 'not held') return untold(false, true);
  if (necessary !== 'too close') return known(necessary === 'no');
  // One enemy could be contacted only with the shift, another without it: whether it is necessary then, no source tells.
  const otherEnemy = serving.after.answer === 'yes' && serving.without.answer === 'yes';
  return otherEnemy ? untold(false, true) : measuredAs([false, true]);
}

/** Whether enemy could be contacted straight ahead, in words. */
function contactFact({ answer, enemy, example }: ContactsAhead, where: string): Fact {
  const words = (who: string): string => `${who} could contact enemy in a permitted position straight ahead, ${where}`;
  if (answer === 'not held')
    return statedFact(`whether ${words('one of them')}: ${enemy.join(', ')}, stands in print only`);
  if (example === null) return { fact: words('one of them'), answer: 'no', margin: null, witness: null };
  return {
    fact: `${words(example.mover)}: ${enemy.join(', ')}`,
    answer: answer satisfies Told,
    margin: null,
    witness: null,
  };
}
