import type { Report } from '../model.ts';
import { report } from '../report-unkept.ts';
import type { Obstacle } from './find-worker.ts';

const WHY: Readonly<Record<Obstacle, string>> = {
  insecure: 'For that, its address must begin with https://.',
  'no-worker':
    'Private windows of some browsers cannot save it, nor browsers inside other apps. Open the site in the browser itself.',
  'old-browser': 'This browser is too old to save it.',
};

/** Put it into words that nothing can be kept from here, and what to do. Few pages need them: they are loaded then. */
export function reportUnable(why: Obstacle): Report {
  return report({ is: 'unable', why }, 'none', 'Not offline', `Not offline. ${WHY[why]}`);
}
