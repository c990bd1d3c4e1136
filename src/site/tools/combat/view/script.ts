import { COMBAT_TOOL } from '../../index.ts';
import { mount } from '../../calculator/mount.ts';
import { COMBAT_VIEWS } from './views.ts';

mount(COMBAT_TOOL, COMBAT_VIEWS);
