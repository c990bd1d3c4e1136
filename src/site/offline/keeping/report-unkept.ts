import type { KeptState, Report } from './model.ts';

/** The states in which there is no copy, and none is coming: a page knows them without the worker. */
export type Unkept = Extract<KeptState, { is: 'none' | 'unable' }>;

const WHY: Readonly<Record<Extract<Unkept, { is: 'unable' }>['why'], string>> = {
  insecure: 'This address is not secure (https): nothing can be kept from here.',
  'no-worker':
    'This window cannot keep a copy: private windows of some browsers cannot, nor browsers inside other apps. Open the site in the browser itself.',
  'old-browser': 'This browser is too old to keep a copy.',
  'no-reply': 'The copy on this device does not answer, so nothing is proven. Close this page and open it again.',
};

/** Put it into words that nothing is kept. */
export function reportUnkept(state: Unkept): Report {
  const silent = state.is === 'unable' && state.why === 'no-reply';
  return {
    state,
    older: false,
    tone: silent ? 'incomplete' : 'none',
    label: silent ? 'Not proven' : 'Not kept',
    sentence:
      state.is === 'unable'
        ? `${silent ? '' : 'Not kept on this device. '}${WHY[state.why]}`
        : 'Not kept on this device: without a signal nothing opens.',
  };
}
