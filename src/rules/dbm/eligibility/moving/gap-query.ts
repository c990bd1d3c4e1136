import { flag } from '../../../frame/questions/field.ts';
import { defineYesOrNo } from '../define-yes-or-no.ts';
import { GAP_PATHS, GAPS } from './movement-cases.ts';
import { word } from '../word.ts';
import { bind } from '../yes-or-no.ts';

/** May an element move so in a gap? */
export const GAP_QUERY = defineYesOrNo({
  summary: 'Whether an element may make this move into a gap, or in one.',
  fields: {
    width: word('How wide the gap is.', GAPS, 'narrower'),
    passableSides: flag(
      'At its sides are only elements that the mover could interpenetrate in the direction that it moves.',
    ),
    path: word(
      'How it moves while in the gap. turnOntoFlank: a turn of 90° onto an enemy flank.',
      GAP_PATHS,
      'straightAhead',
    ),
    passesObstruction: flag('It goes on though it meets an obstruction that it cannot pass through.'),
    endsInContact: flag('It ends in contact with enemy, in a permitted position.'),
    endsInGap: flag('It ends in the gap.'),
    contractsIntoColumn: flag('A group contracts into a column.'),
    leavesColumn: flag('It moves sideways out of the middle of a column one element wide.'),
  },
  example: { width: 'narrower', path: 'straightAhead', endsInContact: true },
  asks: ({ width, path }) => `May an element ${PATH_WORDS[path]} in a gap ${WIDTH_WORDS[width]}`,
  circumstances: (move) => [
    move.passableSides ? 'between elements that it could interpenetrate' : null,
    move.passesObstruction ? 'past an obstruction' : null,
    move.endsInContact ? 'ending in contact with enemy' : 'not ending in contact with enemy',
    move.endsInGap ? 'in the gap' : null,
    move.contractsIntoColumn ? 'its group contracting into a column' : null,
    move.leavesColumn ? 'leaving the middle of a column' : null,
  ],
  about: 'whether it may move so in this gap',
  rules: ({ steps }, move) => bind(steps.mayMoveInGap, move),
});

const WIDTH_WORDS = {
  narrower: 'less than 1 element wide',
  oneElement: '1 element wide',
  wider: 'more than 1 element wide',
};
const PATH_WORDS = {
  straightAhead: 'move straight ahead',
  straightBack: 'move straight back',
  straightAheadWithShift: 'move ahead with a sideways shift',
  turnOntoFlank: 'turn 90° onto a flank',
  other: 'move in another way',
};
