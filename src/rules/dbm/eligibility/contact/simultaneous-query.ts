import { flagOrNull } from '../../../frame/questions/field.ts';
import { defineYesOrNo } from '../define-yes-or-no.ts';
import { bind } from '../yes-or-no.ts';

/** May several moves be made at the same time? */
export const SIMULTANEOUS_QUERY = defineYesOrNo({
  summary: 'Whether several moves, each by an element or a group, may be made at the same time to contact enemy.',
  fields: {
    contactsAlone: flagOrNull(
      'One of those who move could contact enemy without the others moving first. Left out: none could.',
    ),
    interpenetrates: flagOrNull(
      'An element or group would interpenetrate another, however they make these moves. Left out: none would.',
    ),
  },
  example: { contactsAlone: false, interpenetrates: false },
  asks: () => 'May several move at the same time to contact enemy',
  circumstances: ({ contactsAlone, interpenetrates }) => [
    contactsAlone === null
      ? null
      : `${contactsAlone ? 'one' : 'none'} of whom could contact enemy without the others moving first`,
    interpenetrates === null ? null : `${interpenetrates ? 'one' : 'none'} of them interpenetrating another`,
  ],
  about: 'whether several may move at the same time',
  rules: ({ steps }, moves) => bind(steps.mayMoveAtOnce, moves),
  takes: {
    contactsAlone: 'it is taken that none of them could contact enemy without the others moving first',
    interpenetrates: 'it is taken that nobody interpenetrates another',
  },
});
