import { mount } from '../../calculator/mount.tsx';
import { TABLE_TOOL } from '../../index.ts';
import { TABLE_VIEWS } from './views.ts';

mount(TABLE_TOOL, TABLE_VIEWS);
