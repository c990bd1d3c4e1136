import type { Tool } from '../question/tool.ts';
import { replyToCombat, sidesOfCombat } from './answer.ts';
import { COMBAT_STATE, type CombatFields } from './fields.ts';
import { COMBAT_FORM } from './form.ts';
import type { CombatShown } from './shown.ts';

/** What two elements score in distant shooting or close combat, and what happens to each. */
export const COMBAT_TOOL: Tool<CombatFields, CombatShown, 'combat'> = {
  name: 'combat',
  title: 'Combat',
  summary: 'Two elements in close combat or shooting: scores, outcome, and the odds over the 36 throws.',
  fields: COMBAT_STATE,
  example: 'a=Bd+(O)&b=Kn+(F)',
  form: COMBAT_FORM,
  adds: true,
  turns: ['mode'],
  sides: sidesOfCombat,
  reply: replyToCombat,
};
