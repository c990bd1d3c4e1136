import { controlsOf } from '../question/form.ts';
import type { Tool } from '../question/tool.ts';
import { replyToArmy, type PointsShown } from './answer.ts';
import { POINTS_STATE, type PointsFields } from './fields.ts';
import { MOST_BUDGET } from './most-budget.ts';

const { own, amount } = controlsOf<PointsFields>();

/** What an army costs, and what each of its commands counts for, as a tournament's list form asks. */
export const POINTS_TOOL: Tool<PointsFields, PointsShown, 'points'> = {
  name: 'points',
  title: 'Points',
  summary:
    'A whole army, command by command: AP, elements, element equivalents and break points for the list form, priced in every edition.',
  fields: POINTS_STATE,
  example: 'army=~;c,1rKnOg,12rBdO,6iCvO;s,1rCvOg,12iWbO,4iPsO;b6,4TF',
  form: [
    {
      title: null,
      rows: [
        { label: 'Army', controls: [own('army')] },
        { label: 'AP that the army may cost', controls: [amount('ap', 1, MOST_BUDGET)] },
      ],
    },
  ],
  toldByEvent: ({ points }) => (points === null ? {} : { ap: points }),
  reply: (rules, { army, ap }) => replyToArmy(rules, army, ap),
};
