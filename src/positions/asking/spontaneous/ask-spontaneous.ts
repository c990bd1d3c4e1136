import { formatTroop, QuestionError, SPONTANEOUS_QUERY, type DbmRules } from '../../../rules/index.ts';
import { along, heading } from '../../geometry/index.ts';
import { furthestCorner, type Place, type Standing, type Standings } from '../../placing/index.ts';
import { placeOf, STEP } from '../nearest/places-to-try.ts';
import { elementNamed, type Asking, type Ruled } from '../reading/asking.ts';
import { asked } from '../reading/asked-query.ts';
import { statedFact } from '../reading/fact.ts';
import { judgeReadings } from '../reading/judge-readings.ts';
import { known, untold, type Readings } from '../reading/reading.ts';
import { troopOf } from '../reading/troop-of.ts';
import { movedSo } from './moved-so.ts';
import { friendsFighting, placesToHelp } from './places-to-help.ts';
import { byDistance, howNear, isBaggage, openRoute } from './targets.ts';
import { towardsTarget } from './towards-target.ts';
import { whoIsNext } from './who-is-next.ts';

const ASKED = asked('spontaneous', SPONTANEOUS_QUERY);

/**
 * Whom does an element advance upon by itself? Of the enemy that is told, or the closest. Where a place is told at which it
 * ends, it is asked whether it may go so; and where `{"question": "next"}` is told, whether it is the next to go.
 *
 * @returns Nothing where there is no enemy
 * @throws {QuestionError} If its troop is not told, the target is no enemy, or a field that is told is none
 */
export function askSpontaneous(rules: DbmRules, asking: Asking): readonly Ruled[] {
  const {
    before,
    after,
    movers: [label = ''],
    target: named,
    told,
  } = asking;
  const mover = elementNamed(before, label);
  const written = troopOf(mover);
  const troop = known(formatTroop(written));
  const target = targetOf(mover, named, before);
  if (target === undefined) return [];
  const question = told.question ?? (before === after ? 'target' : 'move');
  const { about, readings, facts } =
    question === 'next'
      ? whoIsNext(rules, asking, mover, target)
      : question === 'move'
        ? movedSo(asking, mover, target)
        : isTarget(mover, target, before);
  return [
    {
      about,
      facts: written.training === null ? [...facts, statedFact(`${label} is taken to be irregular`)] : facts,
      ruling: judgeReadings(
        rules,
        ASKED,
        { question: known('target'), mover: troop, ...readings },
        { ...told, question },
      ),
    },
  ];
}

askSpontaneous.query = ASKED;

/**
 * Where it could go instead: straight ahead, as far as it went or less far; or turned by 180° where it starts. An advance that
 * is told to go in another way goes nowhere else by ending elsewhere.
 */
askSpontaneous.ends = (_rules: DbmRules, asking: Asking): readonly (readonly Place[])[] => {
  const { before, after, movers, told } = asking;
  const [label = ''] = movers;
  if (told.question !== 'move' && (told.question !== undefined || before === after)) return [];
  const { base: start } = elementNamed(before, label);
  const gone = furthestCorner(start, elementNamed(after, label).base);
  const ahead = Array.from({ length: Math.ceil(gone / STEP) }, (_, index) =>
    placeOf(along(start.at, heading(start.facing), gone - index * STEP), start.facing),
  );
  return [ahead, [placeOf(along(start.at, heading(start.facing), -start.depth), start.facing + 180)]];
};

askSpontaneous.none = () => 'there is no enemy upon whom it could advance';

/** The enemy that is told; else the closest baggage, if the way to it is open or that is not known, else the closest enemy. */
function targetOf(mover: Standing, named: string | null, position: Standings): Standing | undefined {
  if (named !== null) {
    const target = elementNamed(position, named);
    if (target.side !== mover.side) return target;
    throw new QuestionError('target', `expected an element of the other side than ${mover.label}, found ${named}`);
  }
  const enemy = byDistance(mover, position);
  const baggage = enemy.find(isBaggage);
  const [first] = openRoute(mover, baggage, position).reading.values;
  return first === true ? baggage : enemy[0];
}

/** Whether an enemy is its target, by what the position shows. */
function isTarget(mover: Standing, target: Standing, position: Standings) {
  const enemy = byDistance(mover, position);
  const baggage = isBaggage(target);
  const others = enemy.filter((each) => each !== target && (!baggage || isBaggage(each)));
  const near = howNear(mover, target, others, position);
  const route = openRoute(mover, baggage ? target : enemy.find(isBaggage), position);
  const fighting = friendsFighting(mover, target, position);
  const places = fighting.length === 0 ? [] : placesToHelp(mover, target, fighting, position);
  const readings: Readings = {
    kind: known(baggage ? 'baggage' : 'element'),
    closest: near.reading,
    // Which enemy elements are eligible stands in print only.
    eligible: untold('yes', 'no'),
    baggageIsOpen: route.reading,
    positionToHelp: places.length === 0 ? known(false) : untold(true, false),
  };
  return {
    about: `${mover.label} advances upon ${target.label}`,
    readings,
    facts: [...near.facts, ...route.facts, ...towardsTarget(mover, target, position), ...places],
  };
}
