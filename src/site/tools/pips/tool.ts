import type { Tool } from '../question/tool.ts';
import { replyToPips, type PipShown } from './answer.ts';
import { PIP_STATE, type PipFields } from './fields.ts';
import { PIP_FORM } from './form.ts';

/** How many PIPs it costs to move, march or halt an element or group. */
export const PIP_TOOL: Tool<PipFields, PipShown, 'pips'> = {
  name: 'pips',
  title: 'PIPs',
  summary: 'What it costs to move, march or halt an element or group, modifier by modifier.',
  fields: PIP_STATE,
  example: 'who=6+Irr+Wb+(O)&dev=yes',
  form: PIP_FORM,
  adds: true,
  turns: ['do'],
  reply: replyToPips,
};
