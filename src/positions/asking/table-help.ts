import { inEveryCase } from './hands/in-every-case.ts';
import { ASKERS } from './askers.ts';
import { MATTERS, type Matter } from './matters.ts';
import { nearestEnds } from './nearest/nearest-ends.ts';
import { TABLE_FIELDS } from './table-fields.ts';
import { tableQuery } from './table-query.ts';

/** The query `table`. */
export const TABLE_QUERY = tableQuery(
  (matter) => ASKERS[matter],
  () => inEveryCase,
  nearestEnds,
);

/** Sentences, a line each; of a list, one of each item, set in. */
const lines = (...all: readonly string[]): string => all.join('\n');

/** What is asked of each matter, and what is told of it: a sentence each. */
const ASKED: Readonly<Record<Matter, readonly string[]>> = {
  contact: [
    'may the mover end its move in the contacts in which it ends.',
    'With "ends", may several move at the same time, each with its group: their contacts, and their moves in front of enemy, are asked of where all have ended.',
    'Told as {"contactsAlone": false}: that none of them could contact enemy without the others moving first, unless a move straight ahead shows that one could.',
    'Told as {"interpenetrates": false}: where ways turn, or lead over others.',
    'What is told of a move in front of enemy counts for all.',
  ],
  shoot: ['may the mover shoot at the target, from where it ends, or stands.'],
  march: [
    'may the movers march, by the enemy near where they start, where they end, and on the straight way between. Of another way, nothing is known.',
    'Without a place where they end, "tell" may say that they go closer, as {"question": "to50p"}.',
  ],
  reach: [
    'is the move of each mover enough for where it ends.',
    'Of a way straight ahead or back that is measured, round what stands in it where more than one corner has to leave it: all of a base passes that on one side. Where it could pass between two, that is not measured.',
    'Of a wheel, what its furthest corner goes is told.',
    'Told in "throughFriends": that it passes through friends there.',
    'Told in "going": that it goes by a road that runs under the middle of its base.',
    'Terrain on the way leaves the going to be told; of fortifications across it nothing is held.',
  ],
  gap: ['may the mover move so between two others.', '"tell" its path, where no place where it ends shows that.'],
  'pass-through': [
    'may it pass through each friend over whom its straight way leads; whether these flee with {"question": "flee"}.',
    'It must end clear of them.',
  ],
  'form-column': [
    'may each element of the group end so, as it forms a column behind the mover.',
    'Where the others end, "ends" tells, or they keep their places beside it.',
    'How far each goes is the straight way of its corner that goes furthest, unless told in "moved".',
    'A group that ends facing to its rear is taken to have turned 180° first, unless {"turn": "after"}. A column that ends wider expands.',
    'The front goes straight ahead, or by wheels that its move is enough for, and so do expendables: of several wheels, which it could have made, it is told.',
  ],
  'in-front': [
    'may it move so before each enemy whose front, to 1 base width, it starts or ends in, or passes on the straight way.',
    'What the move is called there (directly forward, lining up, straight back, crossing …) is taken from where it starts and ends, if that shows it; "tell" the action else.',
    'An element out of a column that ends beside its head, but not level, or further out, may have expanded, or moved by itself.',
    'What is not in the position, such as water between, is taken not to be there, unless told.',
  ],
  'line-up': ['may it shift sideways so, to line up. A shift that comes with a wheel is told.'],
  pivot: ['must enemy whom it contacts pivot or shift to face it; yes is that they must.'],
  turn: ['does enemy turn whom it contacts on flank or rear; yes is that they do.'],
  'press-forward': [
    'may the movers press forward, as they stand after the combats.',
    'Told: that their opponents fled, and whether enemy past whom a place where they end would take them are fresh.',
    'All else that a position cannot show is as that query has it if left out.',
  ],
  flee: [
    'which way the mover flees, by the least change of direction that leaves 200 paces clear; or, with a place where it ends, whether it may flee as it faces there.',
    'One in contact with an enemy front is taken to recoil and turn about first, unless {"recoils": false}.',
    'With a target, it flees the press forward move of that enemy.',
    '{"when": "newObstruction"} has it stand where it meets one.',
    'Terrain on its way is told to bar it, or not, in "way".',
  ],
  spontaneous: [
    'whether the target, or the closest enemy if left out, is whom the mover advances upon by itself.',
    'Told: which enemy are eligible, which stands in print only.',
    'With a place where it ends, whether it may go so; with {"question": "next"}, whether it is the next of its side to go.',
  ],
  combat: [
    'what comes of the combat that the mover is in, side a being its own, and what its outcomes would lead to.',
    '"tell" holds fields of the query combat, those of a side in "a" and "b", such as {"a": {"overlaps": 1}}: what counts as an overlap stands in print only.',
    'Elements behind are taken to be of its command, and generals, going and the like are as that query has them if left out.',
  ],
};

/** A matter, its first sentence beside it, the others below. */
const asked = (matter: Matter): string =>
  lines(...ASKED[matter].map((each, at) => (at === 0 ? `- ${matter}: ${each}` : `  ${each}`)));

/** The query `table` with all that its help tells. The page asks without: these words weigh, and nobody reads them there. */
export const TABLE_QUERY_EXPLAINED = {
  ...TABLE_QUERY,
  fields: {
    ...TABLE_FIELDS,
    ask: { ...TABLE_FIELDS.ask, meaning: lines('What is asked.', ...MATTERS.map(asked)) },
    position: {
      ...TABLE_FIELDS.position,
      meaning: lines(
        'Who stands where, a line each.',
        '- By paces: "A: enemy Irr Kn (F) 60 deep at 120,80 facing N30": the middle of its front edge, degrees clockwise from N, E, S or W.',
        '- By others: "front on A left flank", "corner on A right", "beside A left", "behind A", "200 ahead of A facing it".',
        '- The depth may be left out where the query base answers it for the troop, if it is no chariot and not double based.',
        '- Before them: "hand 1 mm", which hands cannot tell apart, "scale 15 mm in inches", "table 2400 x 1600".',
        '- Terrain before them too: "wood: 0,200 120,200 120,320", with "wood, difficult:" where the players agree what it counts as, "road 20 wide: 0,0 0,400", "own TF: 0,0 80,0" with whose elements defend it, "north edge: y 600".',
        '- Or the code of a position, as an answer has it.',
        'Every base is reckoned 80 paces wide, which are 40 mm with 15 mm figures. Measured in inches that is a little too wide. Of 25 mm figures, whose width our sources do not tell, no measured answer is held: the answer says so.',
      ),
    },
    to: {
      ...TABLE_FIELDS.to,
      meaning: 'Where the mover ends: a place as in the position, such as "front on A left flank". Left out: it stays.',
    },
    ends: {
      ...TABLE_FIELDS.ends,
      meaning: lines(
        'Where others end, each a name and a place, such as "B behind A", "C beside B right": by others, where these end.',
        '- For form-column: others of the group who do not keep their places beside the mover.',
        '- For contact: others who move at the same time as the mover and its group, each with its own group, as "B, C front on X front".',
      ),
    },
    target: {
      ...TABLE_FIELDS.target,
      meaning: lines(
        'The name of the element that it is about.',
        '- For shoot: the one shot at.',
        '- For pass-through: the friend, or all if left out.',
        '- For in-front, pivot, turn, spontaneous and combat: the enemy, or all if left out.',
      ),
    },
  },
  answers: lines(
    'the fields',
    '- verdict: "yes", "no", "too close" (hands cannot tell), "not told" (it turns on fields that "tell" could tell) or "not held".',
    '- why: in words.',
    '- code: the position in few letters, which the field position takes too.',
    '- rulings: of each question that the rules were asked, about whom, its query and fields, its verdict and why; and',
    '  - turnsOn: the open fields that it turns on.',
    '  - facts: each with its answer, its margin in paces and millimetres, and its witness, the points and the line that it was measured between.',
    '  - answer, of a combat: that of the query combat, with the odds unless "tell" has both dice.',
    '  - aftermath, of a combat or a flee move: of each element (of), if it recoils, is destroyed or flees (if), the facts that matter then, with the clause, its verdict where its text is code, else null, whose it is, if it befalls another, and where a recoil, or 200 paces of flight, end.',
    '- combat: of one combat of which all is told that it turns on, else null. Without both dice these are empty:',
    '  - fighters: the names of the two, that of the mover’s side first; their scores, outcomes, and fates (as outcomes, but destroyed where that outcome destroys, or why that cannot be said).',
    '  - lost: the names of all who are destroyed, or one with why that cannot be said ("G: not held", or "G: unless …" with what alone would spare it).',
    '  - losses: the same as data (of, verdict, recoilOf, unless).',
    '  - recoil: what is so as one recoils, in words.',
    '- nearest: of a move that is not allowed, or a shot, places near by where the move could end, as far as that matter alone decides it, with how far each is from the one asked, and reach, "not measured", where it is not measured that the move reaches so far; none that it surely does not reach.',
    '  - Of a pivot or a turn: contacts, permitted too, in which enemy would have to.',
    '  - Of a column: where its front could end, the others as it was told. Of a flee move: the end of the least change of direction.',
    '  - of: the name of who would end there, where that is another than the mover: one who moves at the same time.',
    '- nearestBeyondMove: true where that left none. Of a move that is not enough, or a press forward, nearest is the furthest place on the way.',
  ),
};
