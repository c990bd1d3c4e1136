import {
  choice,
  list,
  QuestionError,
  readFields,
  shown,
  textField,
  textOrNull,
  type Field,
  type Read,
} from '../../rules/index.ts';
import type { Decided } from './reading/reading.ts';

/** What can be asked of a position. */
export const MATTERS = ['contact', 'shoot', 'march', 'gap', 'in-front', 'line-up', 'pivot', 'turn', 'combat'] as const;

/** The longest that a position may be, in letters: 200 elements have less. */
const LONGEST_POSITION = 40_000;

const POSITION_TEXT = { type: 'string', maxLength: LONGEST_POSITION };

/** A position as text: its lines, or one text with line feeds. */
const positionField: Field<string> = {
  expects: 'a text with a line an element, or piece of terrain, or a list of these lines',
  meaning:
    'Who stands where: "A: enemy Irr Kn (F) 60 deep at 120,80 facing N30", in paces, the middle of its front edge, degrees clockwise from N, E, S or W; the depth may be left out where the query base answers it for the troop, if it is no chariot and not double based; or "front on A left flank", "corner on A right", "beside A left", "behind A", "200 ahead of A facing it". Before them "hand 1 mm", which hands cannot tell apart, "scale 15 mm in inches", "table 2400 x 1600", and terrain: "wood: 0,200 120,200 120,320", with "wood, difficult:" where the players agree what it counts as, "road 20 wide: 0,0 0,400", "own TF: 0,0 80,0" with whose elements defend it, "north edge: y 600". Or the code of a position, as an answer has it.',
  longest: LONGEST_POSITION,
  schema: () => ({ anyOf: [POSITION_TEXT, { type: 'array', items: POSITION_TEXT }] }),
  read: (value, path) => {
    const lines: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (lines.every((line) => typeof line === 'string')) return lines.join('\n');
    throw new QuestionError(path, `expected ${positionField.expects}, found ${shown(value)}`);
  },
};

/** Fields of the query that is asked. */
const told: Field<Decided> = {
  expects: 'an object',
  meaning: 'Fields of the query that is asked which the position cannot show, such as {"move": "spontaneous"}.',
  schema: () => ({ type: 'object' }),
  read: (value, path) => {
    if (value === undefined || value === null) return {};
    if (typeof value === 'object' && !Array.isArray(value)) return { ...value };
    throw new QuestionError(path, `expected an object with fields of the query, found ${shown(value)}`);
  },
};

/** The fields of a question about a position. */
export const TABLE_FIELDS = {
  ask: choice(
    'What is asked. contact: may the mover end its move in the contacts in which it ends. shoot: may the mover shoot at the target, from where it ends, or stands. march: may the movers march, by the enemy near where they start, and where they end; of the way between nothing is known. Without a place where they end, "tell" may say that they go closer, as {"question": "to50p"}. gap: may the mover move so between two others; "tell" its path. in-front: may it move so before each enemy whose front, to 1 base width, it starts or ends in, or passes on the straight way: what the move is called there (directly forward, lining up, straight back, crossing …) is taken from where it starts and ends, if that shows it; "tell" the action else. What is not in the position, such as water between, is taken not to be there, unless told. line-up: may it shift sideways so, to line up; a shift that comes with a wheel is told. pivot: must enemy whom it contacts pivot or shift to face it; yes is that they must. turn: does enemy turn whom it contacts on flank or rear; yes is that they do. combat: what comes of the combat that the mover is in, side a being its own, and what its outcomes would lead to; "tell" holds fields of the query combat, those of a side in "a" and "b", such as {"a": {"overlaps": 1}}: what counts as an overlap stands in print only. Elements behind are taken to be of its command, and generals, going and the like are as that query has them if left out.',
    MATTERS,
    'contact',
  ),
  position: positionField,
  mover: textField('The name of the element that moves, or acts.'),
  to: textOrNull(
    'Where the mover ends: a place as in the position, such as "front on A left flank". Left out: it stays.',
  ),
  target: textOrNull(
    'The name of the element that it is about: for shoot, the one shot at; for in-front, pivot, turn and combat, the enemy, or all if left out.',
  ),
  between: list('For gap: the names of the two elements at its sides.', textField('A name.'), 2),
  with: list(
    'Names of others in its group, who move with it and keep their places beside it.',
    textField('A name.'),
    40,
  ),
  tell: told,
};

/**
 * The fields of a question about a position, read, but not held against each other.
 *
 * @throws {QuestionError} If one of them is not as it should be
 */
export function readTableFields(written: unknown): Read<typeof TABLE_FIELDS> {
  return readFields(TABLE_FIELDS, written, '');
}
