import { describe, expect, test } from 'vitest';
import { resultInWords } from '../../src/site/clause/examples/result-in-words.ts';
import { sumOf } from '../../src/site/clause/examples/sum-of.ts';
import type { PublishedStep } from '../../src/compiler/publish/index.ts';
import { editions, readGenerated } from './ask.ts';

/** What only a program would say. */
const OF_A_PROGRAM =
  /\b(?:true|false|null|undefined|side[AB])\b|[{}[\]"]|[a-z][A-Z]|^(?:self|enemy)\b|^'|'$|\b[a-z-]+(?:\.[a-z0-9-]+)+/;

/** What answers only what may be, where it is asked what must or does. */
const ASIDE = /^(?:Must|Do|Does)\b.*\?.*: (?:Allowed|Must it):/;

/** The parts of an answer by their names in the code. */
const PARTS = /\b(?:list needs|class|scores|at least|going) (?:[A-Z]|\d|none\b)(?!\d*p\b)/;

interface Example {
  readonly question: string;
  readonly code: string;
  readonly result: string;
  readonly notHeld: boolean;
  readonly trail: readonly PublishedStep[];
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
    const odd = examples.flatMap(({ question, code, result }) => {
      const { asked, answer } = resultInWords({ question, code, result }, titleOf);
      const program = OF_A_PROGRAM.test(asked) || OF_A_PROGRAM.test(answer) || PARTS.test(answer) || answer === '';
      return program || ASIDE.test(`${question}: ${asked}`) ? [[question, code, asked, answer]] : [];
    });
    expect(odd).toEqual([]);
  });

  // Of other figures than these the steps are parts of something else, such as what counts against a limit.
  test('is what its steps come to together, where they are said to', () => {
    const whole = examples.filter(({ code }) => /\.(?:pips|ap|maxPaces|elementEquivalents|totalLosses)$/.test(code));
    const wrong = whole.flatMap(({ code, result, trail }) => {
      const sum = sumOf(trail);
      const figures = /^\[?(-?[\d.]+(?:, -?[\d.]+)*)\]?$/.exec(result)?.[1]?.split(', ').map(Number);
      if (sum === undefined || figures === undefined || trail.some(({ side }) => side !== undefined)) return [];
      return figures.reduce((all, figure) => all + figure, 0) === sum ? [] : [[code, result, sum]];
    });
    expect(wrong).toEqual([]);
  });

  test('are element equivalents, not army points, where losses are counted', () => {
    const ofLosses = examples.filter(({ code }) => /\blosses\(/.test(code));
    const asked = ofLosses.map((example) => resultInWords(example, titleOf).asked);
    expect(asked.filter((words) => /\bAP\b/.test(words))).toEqual([]);
  });
});
