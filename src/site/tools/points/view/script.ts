import { POINTS_TOOL } from '../../index.ts';
import { mount } from '../../calculator/mount.ts';
import { tellKeptArmy } from './army/kept-army.ts';
import { POINTS_VIEWS } from './views.ts';

tellKeptArmy();
mount(POINTS_TOOL, POINTS_VIEWS);
