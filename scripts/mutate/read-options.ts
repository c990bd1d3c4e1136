import { readCommandLine, refuse } from '../command-line.ts';

/** What `npm run mutate` is asked for. */
export interface Options {
  /** How many mutants to judge. */
  readonly sample: number;
  /** Decides which ones. */
  readonly seed: string;
  /** Only mutants of files that match; of a snippet, the file is the one that the compiler wrote. */
  readonly only: string | null;
  /** Only these of the sample, by their numbers in an earlier run, such as its survivors; all if there are none. */
  readonly numbers: readonly number[];
  /** Only list the mutants. */
  readonly list: boolean;
  /** Whether survivors are tried against the theorems, and the tests of theorems judge none. */
  readonly theorems: boolean;
}

const COMMAND = {
  name: 'npm run mutate',
  does: 'Puts small mistakes into the rules and their snippets, one at a time, and says which of them no test sees.',
  options: {
    sample: { type: 'string', default: '400', value: 'N', says: 'how many to judge, or all' },
    seed: { type: 'string', default: '1', value: 'WORD', says: 'decides which ones' },
    only: { type: 'string', value: 'PART', says: 'only in files whose path has this in it' },
    numbers: {
      type: 'string',
      default: '',
      value: 'N,N',
      says: 'only these of the sample, by their numbers in an earlier run',
    },
    list: { type: 'boolean', default: false, says: 'list them, judge none' },
    theorems: { type: 'boolean', default: false, says: 'try those that no other test sees against the theorems' },
  },
} as const;

/** Read the words after `npm run mutate --`. */
export function readOptions(words: readonly string[]): Options {
  const values = readCommandLine(COMMAND, words);
  const sample = values.sample === 'all' ? Infinity : Number(values.sample);
  if (!(sample > 0)) refuse(COMMAND, `expected a number after --sample, or "all", found "${values.sample}"`);
  const numbers = values.numbers
    .split(',')
    .filter((each) => each !== '')
    .map(Number);
  return {
    sample,
    seed: values.seed,
    only: values.only ?? null,
    numbers,
    list: values.list,
    theorems: values.theorems,
  };
}
