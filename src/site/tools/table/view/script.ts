import { mountWith } from '../../calculator/mount-with.tsx';
import { TABLE_TOOL } from '../../index.ts';
import { TABLE_VIEWS } from './views.ts';

// All that is told of a table, it draws itself.
mountWith(TABLE_TOOL, TABLE_VIEWS, null);
