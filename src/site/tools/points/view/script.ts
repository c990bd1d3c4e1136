import { POINTS_TOOL } from '../../index.ts';
import { AmountKind } from '../../calculator/form/AmountKind.tsx';
import { mountWith } from '../../calculator/mount-with.tsx';
import { tellKeptArmy } from './army/kept-army.ts';
import { POINTS_VIEWS } from './views.ts';

tellKeptArmy();
// All but what the army may cost, it draws itself.
mountWith(POINTS_TOOL, POINTS_VIEWS, AmountKind);
