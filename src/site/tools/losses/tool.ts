import type { Tool } from '../question/tool.ts';
import { replyToLosses, type LossShown } from './answer.ts';
import { LOSS_STATE, type LossFields } from './fields.ts';
import { LOSS_FORM } from './form.ts';

/** What a command or an army counts for and has lost, when that tells, and what the sides score. */
export const LOSS_TOOL: Tool<LossFields, LossShown, 'losses'> = {
  name: 'losses',
  title: 'Losses',
  summary: 'Element equivalents, demoralisation, a quarter lost, defeat, baggage, and the victory points.',
  fields: LOSS_STATE,
  example: 'troops=12+Reg+Bd+(O)+lost+4',
  form: LOSS_FORM,
  turns: ['of', 'by', 'armyby', 'for'],
  sides: () => ({ a: 'Side A', b: 'Side B' }),
  reply: replyToLosses,
};
