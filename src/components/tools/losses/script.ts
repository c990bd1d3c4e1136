import { LOSS_TOOL } from '../../../tools/index.ts';
import { mount } from '../mount.tsx';
import { LOSS_VIEWS } from './views.ts';

mount(LOSS_TOOL, LOSS_VIEWS);
