import { keepFocus } from './keep-focus.ts';

// In the head stands which edition is asked, and how another one is.
for (const root of document.querySelectorAll<HTMLElement>('#calculator, .site-head')) keepFocus(root);
