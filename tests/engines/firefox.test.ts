import { describeSiteIn } from './the-site-in.ts';

describeSiteIn('firefox');
