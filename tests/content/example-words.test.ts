import { describe, expect, test } from 'vitest';
import { resultInWords } from '../../src/site/clause/examples/result-in-words.ts';
import { editions, readGenerated } from './ask.ts';

/** What only a program would say. */
const OF_A_PROGRAM =
  /\b(?:true|false|null|undefined|side[AB])\b|[{}[\]"]|[a-z][A-Z]|^(?:self|enemy)\b|^'|'$|\b[a-z-]+(?:\.[a-z0-9-]+)+/;

interface Example {
  readonly code: string;
  readonly result: string;
  readonly notHeld: boolean;
}

/** A clause that an answer names has a title. */
function titleOf(id: string): string | undefined {
  return /^[a-z-]+(?:\.[a-z0-9-]+)+$/.test(id) ? 'Title' : undefined;
}

function examplesIn(value: unknown): readonly Example[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('code' in value && 'result' in value && 'notHeld' in value) return [value as Example];
  return Object.values(value).flatMap(examplesIn);
}

describe.each([
  ...editions.map((edition) => `${edition}/rulebook.json`),
  'dba/rulebook.json',
  'clarifications.json',
  'rulings.json',
])('what every example of %s comes to', (file) => {
  const examples = examplesIn(readGenerated(file)).filter(({ notHeld }) => !notHeld);

  test('is said as a person would say it', () => {
    expect(examples).not.toEqual([]);
    const odd = examples.flatMap(({ code, result }) => {
      const { asked, answer } = resultInWords({ code, result }, titleOf);
      return OF_A_PROGRAM.test(asked) || OF_A_PROGRAM.test(answer) || answer === '' ? [[code, asked, answer]] : [];
    });
    expect(odd).toEqual([]);
  });
});
