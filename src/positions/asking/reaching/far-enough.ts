import { flag, MOVEMENT_QUERIES, readFields, type DbmRules } from '../../../rules/index.ts';
import { ROUNDING } from '../../geometry/index.ts';
import { pacesInWords } from '../in-words.ts';
import { asked, type AskedQuery } from '../reading/asked-query.ts';
import type { Decided } from '../reading/reading.ts';
import type { WheelWay } from './wheel-way.ts';

const { move } = MOVEMENT_QUERIES;

/** What only a person tells of a way, besides the fields of a move. */
const OF_THE_WAY = { throughFriends: flag('Whether it passes through the friends who stand in its straight way.') };

/** Ways of an element, as the query asks for them: null where that is not measured. */
export interface Path {
  readonly straight: number;
  readonly wayRound: number;
  readonly cornersThatDeviate: number;
}

/** How far a way is, as far as that is measured. */
export interface HowFar {
  /** Of each of the paths round those who stand there, the one that leads through the friends; none where that is the same. */
  readonly throughFriends: ReadonlyMap<unknown, Path | null>;
  /** What no way is shorter than, in paces. */
  readonly least: number;
  /** Of a group that wheels as one: how far this element goes in that. */
  readonly wheel: WheelWay | null;
}

/** How far an element may go, asked as whether that is enough for its way. */
export function farEnough({ throughFriends, least, wheel }: HowFar): AskedQuery {
  return asked('reach', {
    fields: { ...move.fields, ...OF_THE_WAY },
    pose: (question) => {
      const { throughFriends: told, ...others } = question as Decided; // what the readings hold, or a person tells
      const passes = readFields(OF_THE_WAY, { throughFriends: told }, '').throughFriends;
      const through = passes && 'path' in others ? throughFriends.get(others.path) : undefined;
      const posed = move.pose(through === undefined ? others : { ...others, path: through });
      return { words: () => posed.words(), answer: (rules) => enough(rules, posed.answer(rules), least, wheel) };
    },
  });
}

type MoveAnswered = ReturnType<ReturnType<typeof move.pose>['answer']>;

/** Whether a move is enough, so far as its way is measured; none is for a place that is further off than that. */
function enough(
  rules: DbmRules,
  answer: MoveAnswered,
  least: number,
  wheel: WheelWay | null,
): MoveAnswered & { readonly allowed?: boolean } {
  const { inReach, measuredPaces, maxPaces } = answer;
  if (maxPaces === null) return answer;
  const may = `it may go ${String(maxPaces)}`;
  if (inReach !== undefined)
    return { ...answer, allowed: inReach, why: `its way is measured as ${String(measuredPaces)} paces, and ${may}` };
  if (least > maxPaces + ROUNDING)
    return { ...answer, allowed: false, why: `no way there is shorter than ${pacesInWords(least)}, and ${may}` };
  const trail = [...answer.trail, { step: 'wheel', clause: WHEELING, label: 'no element may go beyond its own move' }];
  if (wheel !== null && rules.clauses.has(WHEELING)) {
    if (wheel.chord > maxPaces + ROUNDING)
      return {
        ...answer,
        trail,
        allowed: false,
        why: `its front corner that goes furthest in the wheel ends more than ${pacesInWords(wheel.chord)} off, and ${may}`,
      };
    if (wheel.arc !== null && wheel.arc <= maxPaces)
      return {
        ...answer,
        trail,
        allowed: true,
        why: `none of its corners goes further than ${pacesInWords(wheel.arc)} along its arc, and ${may}`,
      };
  }
  return { ...answer, why: `${may} paces; how such a way is measured stands in print only` };
}

const WHEELING = 'bhgs.12.7';
