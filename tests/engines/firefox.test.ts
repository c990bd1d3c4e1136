import { describeAnchorsIn } from './anchors-in.ts';
import { describeSiteIn } from './the-site-in.ts';

describeSiteIn('firefox');
describeAnchorsIn('firefox');
