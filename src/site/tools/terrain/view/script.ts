import { TERRAIN_TOOL } from '../../index.ts';
import { mount } from '../../calculator/mount.ts';
import { TERRAIN_VIEWS } from './views.ts';

mount(TERRAIN_TOOL, TERRAIN_VIEWS);
