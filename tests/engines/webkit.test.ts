import { describeAnchorsIn } from './anchors-in.ts';
import { describeSiteIn } from './the-site-in.ts';

describeSiteIn('webkit');
describeAnchorsIn('webkit');
