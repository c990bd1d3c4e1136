import { flag } from '../../frame/questions/field.ts';
import { defineYesOrNo } from '../eligibility/define-yes-or-no.ts';
import { namedElement } from '../eligibility/named-element.ts';
import { word } from '../eligibility/word.ts';
import { bind } from '../eligibility/yes-or-no.ts';
import { formatTroop } from '../troops/parse-troop.ts';
import { troop } from '../troops/troop-field.ts';

/** Does a friend give way whom a recoiling element meets? */
export const PUSH_BACK_QUERY = defineYesOrNo({
  summary: 'Whether a friend whom a recoiling element meets, and does not pass through, is pushed back, or flees.',
  fields: {
    recoiler: troop('The element that recoils, or is pushed back itself.'),
    friend: troop('The friend whom it meets.'),
    facing: word(
      'Whether the friend faces as it does, or another way.',
      { same: ['the same way', 'alike'], other: ['another way', 'any other way'] },
      'same',
    ),
    enemyOnFront: flag('Enemy are in contact with the friend’s front edge.'),
    followsWheel: flag('The friend follows it in a column that has wheeled by at least 90°.'),
  },
  example: { recoiler: 'Reg Bd (O)', friend: 'Irr Ax (O)' },
  asks: ({ recoiler, friend }) => `Do ${formatTroop(friend)} give way whom recoiling ${formatTroop(recoiler)} meet`,
  circumstances: ({ facing, enemyOnFront, followsWheel }) => [
    facing === 'same' ? 'facing the same way' : 'facing another way',
    enemyOnFront ? 'enemy in contact with their front edge' : null,
    followsWheel ? 'following in a column that has wheeled by at least 90°' : null,
  ],
  about: 'whether they are pushed back',
  rules: ({ steps }, { recoiler, friend, facing, enemyOnFront, followsWheel }) =>
    bind(steps.pushedBack, {
      self: namedElement(recoiler),
      friend: namedElement(friend),
      facesAlike: facing === 'same',
      enemyOnFront,
      followsWheel,
    }),
});
