import type { TerrainShown } from '../../index.ts';
import type { ResultViews } from '../../calculator/result-views.ts';
import { TerrainSteps } from './TerrainSteps.tsx';
import { TerrainVerdict } from './TerrainVerdict.tsx';

/** How the calculator of terrain shows its answers. */
export const TERRAIN_VIEWS: ResultViews<TerrainShown> = { Summary: TerrainVerdict, Details: TerrainSteps };
