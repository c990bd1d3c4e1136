import { tell } from '../../../frame/decide.ts';
import { flag, flagOrNull } from '../../../frame/questions/field.ts';
import type { DbmRules } from '../../dbm-steps.ts';
import { formatTroop, type Troop } from '../../troops/parse-troop.ts';
import { troop } from '../../troops/troop-field.ts';
import { defineYesOrNo } from '../define-yes-or-no.ts';
import { BETWEEN, EXPANDING, IN_FRONT_ACTIONS } from './movement-cases.ts';
import { selfOf } from './spontaneous-advance.ts';
import { optional, word } from '../word.ts';
import { bind } from '../yes-or-no.ts';

/** May an element move so in front of an enemy element? */
export const IN_FRONT_QUERY = defineYesOrNo({
  summary: 'Whether an element may move so in front of an enemy element: in its ZOC, as players say.',
  fields: {
    action: word(
      'What it does. lineUpShift: the sideways shift to line up; see line-up. slantOntoFlank: a move only partly towards that enemy, onto a flank that its front covers.',
      IN_FRONT_ACTIONS,
    ),
    mover: optional(troop('The element that moves; irregular where its training is left out.')),
    spontaneous: flag('It advances spontaneously, as impetuous troops do.'),
    beyondBaseWidth: flag('It is nowhere in front of that enemy within 1 base width.'),
    between: word('What stands between them, even partly.', BETWEEN, 'none'),
    enemyNaval: flag('That enemy is naval.'),
    enemyBaggage: flag('That enemy is baggage.'),
    enemyNotAhead: flag('No part of that enemy is directly in front of it.'),
    rearToEnemy: flag('Its rear faces that enemy at the start.'),
    notTowards: flag('The move includes none towards that enemy.'),
    ontoFlankOrRear: flag('The move ends with a front edge in contact with an enemy flank or rear.'),
    expanding: word('Of an expansion: which element of the column it is.', EXPANDING, 'second'),
    furtherThanOneWidth: flagOrNull('The expansion goes further than one element width.'),
    notLevel: flagOrNull('The expansion does not end level with the head of the column.'),
    secondNotHead: flagOrNull('The second element of the column does not head the group that expands.'),
  },
  example: { action: 'straightBack' },
  asks: ({ action, mover }) =>
    mover === null
      ? `In front of an enemy element, is it allowed to ${ACTION_WORDS[action]}`
      : `In front of an enemy element, may ${formatTroop(mover)} ${ACTION_WORDS[action]}`,
  circumstances: (move) => [
    move.beyondBaseWidth ? 'beyond 1 base width' : null,
    move.between === 'none'
      ? null
      : `${{ element: 'an element', fortification: 'a fortification', water: 'water' }[move.between]} standing between`,
    move.enemyNaval ? 'the enemy being naval' : null,
    move.enemyBaggage ? 'the enemy being baggage' : null,
    move.spontaneous ? 'as it advances spontaneously' : null,
    move.enemyNotAhead ? 'none of that enemy being directly ahead' : null,
    move.rearToEnemy ? 'having started with the rear to that enemy' : null,
    move.notTowards ? 'without any move towards that enemy' : null,
    move.ontoFlankOrRear ? 'ending with a front edge on a flank or rear' : null,
    move.expanding === 'second' ? null : 'as the third or fourth element of the column',
    move.furtherThanOneWidth ? 'going further than one element width' : null,
    move.notLevel ? 'not ending level with the head' : null,
    move.secondNotHead ? 'the second element not heading the group that expands' : null,
  ],
  about: 'whether it may move so in front of enemy',
  rules: ({ steps }, move) =>
    bind(steps.mayMoveInFront, {
      ...move,
      mayBeFree: move.enemyBaggage || (move.spontaneous && mayBeImpetuous(steps, move.mover)),
      furtherThanOneWidth: move.furtherThanOneWidth ?? false,
      notLevel: move.notLevel ?? false,
      secondNotHead: move.secondNotHead ?? false,
    }),
  takes: {
    furtherThanOneWidth: 'it is taken to go no further than one element width',
    notLevel: 'it is taken to end level with the head of the column',
    secondNotHead: 'the second element is taken to head the group that expands',
  },
});

/** Whether no clause says that such troops are not impetuous. */
function mayBeImpetuous({ isImpetuous }: DbmRules['steps'], mover: Troop | null): boolean {
  if (mover === null) return true;
  const about = { self: selfOf(mover) };
  return tell(isImpetuous, (rule) => rule(about)).every(({ value: { allowed } }) => allowed);
}

const ACTION_WORDS: Readonly<Record<keyof typeof IN_FRONT_ACTIONS, string>> = {
  cross: 'cross the front',
  retire: 'retire otherwise than straight back',
  straightBack: 'retire straight back',
  directlyForward: 'advance directly forward',
  lineUp: 'advance and line up',
  lineUpShift: 'shift sideways to line up',
  wheelIntoContact: 'wheel into legal contact',
  otherWheel: 'wheel',
  slantOntoFlank: 'slant onto a flank that it covers',
  dismount: 'dismount',
  expandOnPinned: 'expand on a pinned element',
  other: 'move in another way',
};
