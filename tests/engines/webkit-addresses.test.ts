import { describeAnchorsIn } from './anchors-in.ts';

describeAnchorsIn('webkit');
