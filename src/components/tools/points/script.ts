import { POINTS_TOOL } from '../../../tools/index.ts';
import { mount } from '../mount.tsx';
import { tellKeptArmy } from './kept-army.ts';
import { POINTS_VIEWS } from './views.ts';

tellKeptArmy();
mount(POINTS_TOOL, POINTS_VIEWS);
