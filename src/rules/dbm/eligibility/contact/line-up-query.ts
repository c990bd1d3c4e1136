import { flag } from '../../../frame/questions/field.ts';
import { measureOf } from '../../../frame/questions/measure.ts';
import { defineYesOrNo } from '../define-yes-or-no.ts';
import { bind } from '../yes-or-no.ts';

/** May troops shift sideways to line up? */
export const LINE_UP_QUERY = defineYesOrNo({
  summary: 'Whether troops may shift sideways to line up with enemy.',
  fields: {
    shift: measureOf('element widths', 'How far they shift, in element widths.'),
    beyondBaseWidth: flag('They do not move within 1 base width of enemy.'),
    unnecessary: flag('They could make a permitted contact, now or later, without the shift, or could not with it.'),
    again: flag('They have shifted before in this move.'),
  },
  example: { shift: 0.5 },
  asks: ({ shift }) => `May troops shift ${String(shift)} of an element width to line up with enemy`,
  circumstances: ({ beyondBaseWidth, unnecessary, again }) => [
    beyondBaseWidth ? 'not within 1 base width' : null,
    unnecessary ? 'where it is not necessary' : null,
    again ? 'for a second time' : null,
  ],
  about: 'whether they may shift to line up',
  rules: ({ steps }, shift) => bind(steps.mayShift, shift),
});
