import { LOSS_TOOL } from '../../index.ts';
import { mount } from '../../calculator/mount.tsx';
import { LOSS_VIEWS } from './views.ts';

mount(LOSS_TOOL, LOSS_VIEWS);
