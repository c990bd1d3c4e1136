import type { TerrainShown } from '../../../tools/index.ts';
import type { ResultViews } from '../result-views.ts';
import { TerrainSteps } from './TerrainSteps.tsx';
import { TerrainVerdict } from './TerrainVerdict.tsx';

/** How the calculator of terrain shows its answers. */
export const TERRAIN_VIEWS: ResultViews<TerrainShown> = { Summary: TerrainVerdict, Details: TerrainSteps };
