import type { Tool } from '../question/tool.ts';
import { replyToTerrain, type TerrainShown } from './answer.ts';
import { TERRAIN_STATE, type TerrainFields } from './fields.ts';
import { TERRAIN_FORM } from './form.ts';

/** Whether a player may place a feature of terrain, by which dice, where, and what it counts as. */
export const TERRAIN_TOOL: Tool<TerrainFields, TerrainShown, 'terrain'> = {
  name: 'terrain',
  title: 'Terrain',
  summary: 'Whether a player may place a feature, by which dice, where, and what it counts as.',
  fields: TERRAIN_STATE,
  example: 'what=Wd',
  form: TERRAIN_FORM,
  turns: ['role', 'what'],
  reply: replyToTerrain,
};
