import { LOSS_TOOL } from '../../index.ts';
import { mount } from '../../calculator/mount.ts';
import { takeUpKeptGame } from './game/kept-game.ts';
import { LOSS_VIEWS } from './views.ts';

takeUpKeptGame();
mount(LOSS_TOOL, LOSS_VIEWS);
