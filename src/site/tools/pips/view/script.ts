import { PIP_TOOL } from '../../index.ts';
import { mount } from '../../calculator/mount.ts';
import { PIP_VIEWS } from './views.ts';

mount(PIP_TOOL, PIP_VIEWS);
