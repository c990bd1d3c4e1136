import { parseArgs } from 'node:util';

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
}

/** Read the words after `npm run mutate --`. */
export function readOptions(words: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...words],
    options: {
      sample: { type: 'string', default: '400' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      numbers: { type: 'string', default: '' },
      list: { type: 'boolean', default: false },
    },
  });
  const sample = values.sample === 'all' ? Infinity : Number(values.sample);
  if (!(sample > 0)) throw new Error(`expected a number after --sample, or "all", found "${values.sample}"`);
  const numbers = values.numbers
    .split(',')
    .filter((each) => each !== '')
    .map(Number);
  return { sample, seed: values.seed, only: values.only ?? null, numbers, list: values.list };
}
