import { describe, expect, test } from 'vitest';
import { resultInWords } from '../../src/site/examples/result-in-words.ts';
import { sumOf } from '../../src/site/examples/sum-of.ts';
import type { PublishedStep } from '../../src/compiler/publish/index.ts';
import { editions, readGenerated } from './ask.ts';

/** What only a program would say. */
const OF_A_PROGRAM =
  /\b(?:true|false|null|undefined|side[AB])\b|[{}[\]"]|[a-z][A-Z]|^(?:self|enemy)\b|^'|'$|\b[a-z-]+(?:\.[a-z0-9-]+)+/;

/** What answers only what may be, where it is asked what must or does. */
const ASIDE = /^(?:Must|Do|Does)\b.*\?.*: (?:Allowed|Must it):/;

/** The parts of an answer by their names in the code. */
const PARTS = /\b(?:list needs|class|scores|at least|going) (?:[A-Z]|\d|none\b)(?!\d*p\b)/;

/** What nobody could tell the meaning of, by itself, where nothing was asked with yes or no. */
const BARE = /^(?:yes|no|none|[+−]?[\d½¼¾,. ]+)$/;

/** Of what a figure is stands behind it: nobody says `PIPs 1`, or `base 1`. */
const TURNED = /^(?:the other: )?(?:PIPs|base|AP|EE|paces|elements|range in paces|depth in mm|(?:\w+ )*equivalents)$/;

interface Example {
  /** Of a position: it has its drawing beside it. */
  readonly onTable?: unknown;
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

  test('is no bare value, beside which nothing says what it means', () => {
    const bare = examples.flatMap(({ question, code, result }) => {
      const { asked, answer } = resultInWords({ question, code, result }, titleOf);
      return asked === '' && BARE.test(answer) && !question.includes('?') ? [[question, code, answer]] : [];
    });
    expect(bare).toEqual([]);
  });

  test('has what it is of behind each figure', () => {
    const turned = examples.flatMap(({ question, code, result }) => {
      const { asked, answer } = resultInWords({ question, code, result }, titleOf);
      return TURNED.test(asked) && /^[+−]?[\d½¼¾]/.test(answer) ? [[question, asked, answer]] : [];
    });
    expect(turned).toEqual([]);
  });

  // Of other figures than these the steps are parts of something else, such as what counts against a limit.
  test('is what its steps come to together, where they are said to', () => {
    const whole = examples.filter(({ code }) =>
      /(?<!\.alternatives\[\d\]\?)\.(?:pips|ap|maxPaces|elementEquivalents|totalLosses)$/.test(code),
    );
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

/** The pages on which examples stand: a section of an edition, a section of clarifications, a ruling. */
const pages = [
  ...[...editions, 'dba'].flatMap((edition) => {
    const { clauses } = readGenerated(`${edition}/rulebook.json`) as { clauses: Readonly<Record<string, Placed>> };
    return [...Map.groupBy(Object.values(clauses), ({ section }) => section)].map(
      ([section, all]) => [`${edition}/${section}`, all] as const,
    );
  }),
  ...Map.groupBy(
    Object.values(
      (readGenerated('clarifications.json') as { clarifications: Readonly<Record<string, Placed>> }).clarifications,
    ),
    ({ section }) => section,
  ),
  ...Object.entries(readGenerated('rulings.json') as Readonly<Record<string, unknown>>),
].map(([page, all]) => ({ page, examples: examplesIn(all).filter(({ onTable }) => onTable === undefined) }));

interface Placed {
  readonly section: string;
}

test('no page has two examples with the same words, and other answers', () => {
  expect(pages.flatMap(({ examples }) => examples).length).toBeGreaterThan(5_000);
  const twice = pages.flatMap(({ page, examples }) => {
    const said = examples.map(({ question, code, result, notHeld }) => {
      const { asked, answer } = resultInWords({ question, code, result }, titleOf);
      return { question: question === '' ? code : question, asked, answer: notHeld ? 'not held' : answer };
    });
    const alike = Map.groupBy(said, ({ question, asked }) => `${question} ${asked}`);
    return [...alike].flatMap(([words, all]) => {
      const answers = [...new Set(all.map(({ answer }) => answer))];
      return answers.length < 2 ? [] : [[page, words, ...answers]];
    });
  });
  expect(twice).toEqual([]);
});
