import { mountWith } from '../../calculator/mount-with.tsx';
import { TABLE_TOOL } from '../../index.ts';
import { keepFocus } from './keep-focus.ts';
import { TABLE_VIEWS } from './views.ts';

// All that is told of a table, it draws itself.
mountWith(TABLE_TOOL, TABLE_VIEWS, null);

// In the head stands which edition is asked, and how another one is.
for (const root of document.querySelectorAll<HTMLElement>('#calculator, .site-head')) keepFocus(root);
