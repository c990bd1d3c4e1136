import { PIP_TOOL } from '../../../tools/index.ts';
import { mount } from '../mount.tsx';
import { PIP_VIEWS } from './views.ts';

mount(PIP_TOOL, PIP_VIEWS);
