import { controlsOf } from '../question/form.ts';
import type { Tool } from '../question/tool.ts';
import { loadAsked, replyToScene } from './answer.ts';
import { SCENE } from './scene-field.ts';
import type { TableShown } from './shown.ts';

/** The fields of the table, by their names in the address. */
const TABLE_STATE = { t: SCENE };

type TableFields = typeof TABLE_STATE;

const { own } = controlsOf<TableFields>();

/** Elements as they stand on the table: may this move be made, this shot, this march? */
export const TABLE_TOOL: Tool<TableFields, TableShown, 'table'> = {
  name: 'table',
  title: 'Table',
  summary: 'Put the elements as they stand, drag the move, and the clauses decide: contact, shooting, marches, gaps.',
  extent: 'whole',
  fields: TABLE_STATE,
  example:
    't=A: enemy Reg Bd (O) 30 deep at 200,200 facing N%0AB: Irr Kn (F) 60 deep at 100,240 facing E;by~B;to~front on A left flank',
  form: [{ title: null, rows: [{ label: 'Table', controls: [own('t')] }] }],
  prepare: ({ t }) => loadAsked(t),
  reply: (rules, { t }) => replyToScene(rules, t),
};
