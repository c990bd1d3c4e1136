import type { KeptState, Report } from './model.ts';

/** The states in which there is no copy, and none is coming: a page knows them without the worker. */
export type Unkept = Extract<KeptState, { is: 'none' | 'unable' }>;

/** Put it into words that nothing is kept; why nothing can be, `reportUnable` says. */
export function reportUnkept(): Report {
  return report({ is: 'none' }, 'none', 'Not offline', 'Not offline: you need signal. Save it once and you won’t.');
}

/** Put it into words that the worker is silent. */
export function reportSilence(): Report {
  return report(
    { is: 'unable', why: 'no-reply' },
    'incomplete',
    'Not proven',
    'The copy on this device does not answer. Close this page and open it again.',
  );
}

/** What is told of a device without a copy. */
export function report(state: Unkept, tone: Report['tone'], label: string, sentence: string): Report {
  return { state, older: false, unreached: null, tone, label, sentence };
}
