import { TERRAIN_TOOL } from '../../../tools/index.ts';
import { mount } from '../mount.tsx';
import { TERRAIN_VIEWS } from './views.ts';

mount(TERRAIN_TOOL, TERRAIN_VIEWS);
