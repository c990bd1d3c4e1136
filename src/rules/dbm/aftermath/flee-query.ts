import { flag } from '../../frame/questions/field.ts';
import { defineYesOrNo } from '../eligibility/define-yes-or-no.ts';
import { word } from '../eligibility/word.ts';
import { bind } from '../eligibility/yes-or-no.ts';
import { FLEE_MOMENTS, FLEE_PATHS, FLEE_TURNS, OTHER_PATHS } from './flee-way.ts';

/** May a fleeing element go this way? */
export const FLEE_QUERY = defineYesOrNo({
  summary: 'Whether a fleeing element goes a certain way, after its recoil and turn, if it makes any.',
  fields: {
    when: word('As its move begins, or on contacting a new obstruction.', FLEE_MOMENTS, 'start'),
    turn: word('By how much it changes direction.', FLEE_TURNS, 'none'),
    straight: word('What bars 200p straight ahead, if it did not change direction.', FLEE_PATHS, 'clear'),
    way: word(
      'What bars 200p in the direction that it takes: friends are those whom it could burst through.',
      FLEE_PATHS,
      'clear',
    ),
    another: word('Another direction with 200p clear, or barred by friends alone; none.', OTHER_PATHS, 'none'),
    moreThanNeeded: flag('A smaller change of direction would do.'),
    regains: flag('It has gone round an obstruction, and turns to resume its first direction.'),
    avoidsOwnEdge: flag('It deviates to avoid leaving its base edge, or that by which it arrived.'),
  },
  example: { turn: 'upTo90', straight: 'barred', way: 'clear' },
  asks: ({ turn }) =>
    `Does a fleeing element ${{ none: 'go straight on', upTo90: 'change direction by up to 90°', beyond90: 'change direction by more than 90°' }[turn]}`,
  circumstances: ({ when, turn, straight, way, another, ...more }) => [
    when === 'newObstruction' ? 'on contacting a new obstruction' : null,
    turn === 'none' ? null : `200p straight ahead ${IN_WORDS[straight]}`,
    `200p that way ${IN_WORDS[way]}`,
    { none: null, clear: 'another way clear', friends: 'another way barred by friends alone' }[another],
    more.moreThanNeeded ? 'more than is needed' : null,
    more.regains ? 'to resume its first direction' : null,
    more.avoidsOwnEdge ? 'to avoid leaving its own edge' : null,
  ],
  about: 'whether it flees so',
  rules: ({ steps }, way) => bind(steps.mayFlee, way),
});

const IN_WORDS = { clear: 'clear', friends: 'barred by friends alone', barred: 'barred' };
