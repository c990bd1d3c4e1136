import { formatTroop, type Read } from '../../rules/index.ts';
import type { Place, StatedPosition } from '../placing/index.ts';
import { writePlace } from '../text/index.ts';
import { fieldsInWords } from './in-words.ts';
import type { Decided } from './reading/reading.ts';
import type { TABLE_FIELDS } from './table-fields.ts';

/**
 * A question about a position in words, with all that was told besides: an answer may hang on it. Who reads it alone sees no
 * table: an element is named with its troop.
 *
 * @param place Where the mover ends; null where nobody moves
 */
export function tableInWords(
  asked: Read<typeof TABLE_FIELDS>,
  { elements }: StatedPosition,
  place: Place | null,
): string {
  const { ask, tell } = asked;
  const named = (label: string): string => {
    const troop = elements.find((each) => each.label === label)?.troop ?? null;
    return troop === null ? label : `${formatTroop(troop)} ${label}`;
  };
  const mover = named(asked.mover);
  const target = asked.target === null ? null : named(asked.target);
  const between = asked.between.map(named);
  const to = place === null ? null : writePlace(place.kind === 'at' ? place : { ...place, on: named(place.on) });
  const ending = to === null ? '' : `, ending ${to}`;
  const question = {
    contact: `May ${mover} move so that it ends ${[to ?? 'where it stands', ...asked.ends].join(', and at the same time ')}?`,
    gap: `May ${mover} move so between ${between.join(' and ')}?`,
    'pass-through':
      tell.question === 'flee'
        ? `Do friends flee whom ${mover} passes through${ending}?`
        : `May ${mover} pass through ${target ?? 'friends'}${ending}?`,
    'form-column': `May the group so form a column behind ${mover}, ending ${[to ?? 'where it stands', ...asked.ends].join(', ')}?`,
    'in-front': `May ${mover} move so in front of ${target ?? 'enemy'}?`,
    'line-up': `May ${mover} shift so to line up?`,
    pivot: `Must ${target ?? 'enemy'} pivot or shift whom ${mover} contacts?`,
    turn: `Does ${target ?? 'enemy'} turn whom ${mover} contacts on flank or rear?`,
    'press-forward': `${tell.question === 'must' ? 'Must' : 'May'} ${mover} press forward${ending}?`,
    flee: to === null ? `Which way does ${mover} flee?` : `May ${mover} flee as it faces${ending}?`,
    spontaneous: advanceInWords(mover, target, to, tell.question),
    combat: `What comes of the combat that ${mover} is in${diceIn(tell)}?`,
    reach: `Is the move of ${mover} enough${ending}?`,
    march: `May ${[mover, ...asked.with.map(named)].join(', ')} march${ending}?`,
    shoot: `May ${mover} shoot at ${target ?? 'that element'}${ending}?`,
  }[ask];
  const told = toldIn(tell, ask === 'combat');
  return [
    question,
    ...(asked.with.length === 0 || ask === 'march' ? [] : [`${mover} moves with ${asked.with.map(named).join(', ')}.`]),
    ...(told.length === 0 ? [] : [`Told: ${told.join('; ')}.`]),
  ].join(' ');
}

/** What is asked of a spontaneous advance. */
function advanceInWords(mover: string, target: string | null, to: string | null, question: unknown): string {
  const upon = target ?? 'the closest enemy';
  if (question === 'next')
    return `Is ${mover} the next to advance spontaneously${target === null ? '' : ` upon ${target}`}?`;
  if (to === null && question !== 'move') return `Is ${upon} the target of the spontaneous advance of ${mover}?`;
  return `May ${mover} so advance spontaneously upon ${upon}${to === null ? '' : `, ending ${to}`}?`;
}

/** With which dice they fight, its own first; nothing where one of them is not told. */
function diceIn({ a, b }: Decided): string {
  const [own, other] = [a, b].map((side) => (isRecord(side) ? side.die : null));
  return typeof own === 'number' && typeof other === 'number'
    ? `, with ${String(own)} against ${String(other)} on the dice`
    : '';
}

/** Each field that was told, in words: `marched this bound: yes`. Dice stand in the question. */
function toldIn(tell: Decided, ofCombat: boolean): readonly string[] {
  return Object.entries(tell).flatMap(([field, value]): readonly string[] => {
    if (ofCombat && isRecord(value)) {
      const others = Object.entries(value).filter(([each]) => each !== 'die');
      return fieldsInWords(Object.fromEntries(others)).map((each) => `side ${field}, ${each}`);
    }
    return fieldsInWords({ [field]: value });
  });
}

function isRecord(value: unknown): value is Decided {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
