import { expect, test } from 'vitest';
import { allSpaces, countOf } from '../../../theorems/index.ts';
import { proverApart, TheoremError } from '../index.ts';
import type { TheoremTask } from '../run/theorem-task.ts';

const KINDS = ['Bd (O)', 'Wb (O)'];

/** A theorem over a space of which the rules answer nothing, so that what is tried is the code alone. */
function task(code: string): TheoremTask {
  const space = allSpaces(KINDS).find(({ query }) => query === 'losses');
  if (space === undefined) throw new Error('no space of losses');
  return {
    module: 'small.ts',
    text: `export default ({ everyAnswer }): void => {\n${code}\neveryAnswer(() => true)\n};\n`,
    kinds: KINDS,
    space: space.name,
    matrix: { rows: ['unasked'], which: new Uint32Array(new SharedArrayBuffer(4 * countOf(space))) },
  };
}

/** Each calls the one before it twice: 60 of them are 2 to the 60th calls. */
const DOUBLED = [
  'const d0 = (x: number) => x + 1;',
  ...Array.from(
    { length: 60 },
    (_, at) => `const d${String(at + 1)} = (x: number) => d${String(at)}(d${String(at)}(x));`,
  ),
  'd60(1);',
].join('\n');

test('a theorem is tried apart', async () => {
  const prover = proverApart();
  try {
    const { concerned, smallest } = await prover.prove(task(''));
    expect(concerned.every((count) => count === 0)).toBe(true);
    expect(smallest).toBe(null);
  } finally {
    prover.end();
  }
});

test('one that goes on for ever is ended, and the next is tried', async () => {
  const hasty = proverApart(2000);
  try {
    await expect(hasty.prove(task(DOUBLED))).rejects.toEqual(new TheoremError('does not come to an end'));
  } finally {
    hasty.end();
  }
  const prover = proverApart();
  try {
    await expect(prover.prove(task('process.exit(0)'))).rejects.toEqual(
      new TheoremError('cannot be tried: it threw: process is not defined'),
    );
    await expect(prover.prove(task('fetch("https://evil.example")'))).rejects.toThrow('fetch is not defined');
    await expect(prover.prove(task('(() => 1).constructor("return process")().exit(0)'))).rejects.toThrow(
      'Code generation from strings disallowed for this context',
    );
    expect(await prover.prove(task(''))).toMatchObject({ smallest: null });
  } finally {
    prover.end();
  }
});
