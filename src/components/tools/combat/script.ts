import { COMBAT_TOOL } from '../../../tools/index.ts';
import { mount } from '../mount.tsx';
import { COMBAT_VIEWS } from './views.ts';

mount(COMBAT_TOOL, COMBAT_VIEWS);
