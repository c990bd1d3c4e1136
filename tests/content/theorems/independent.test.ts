import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { DBM_QUERIES, NotHeldError, QuestionError, UnprovidedError, type DbmRules } from '../../../src/rules/index.ts';
import { countOf, questionAt, read, type AnswerSpace, type Written } from '../../../src/theorems/index.ts';
import { loadSpaces, type Loaded } from '../../../scripts/prove/load-spaces.ts';
import { numbersFrom } from './reprove.ts';

const seed = Number(process.env.PROOF_SEED ?? 1);
const SAMPLE = 400;
let loaded: Loaded;

beforeAll(async () => {
  loaded = await loadSpaces(path.resolve(import.meta.dirname, '../../..'));
});

/** Something that a space leaves alone, as it says: told otherwise, it changes no answer. */
interface LeftAlone {
  readonly what: string;
  readonly space: string;
  /** The question with it told otherwise; null where it cannot be. */
  readonly otherwise: (asked: Written, next: (below: number) => number) => Written | null;
}

const LEFT_ALONE: readonly LeftAlone[] = [
  {
    what: 'the grade of those who move as a group of two kinds, artillery apart',
    space: 'pips-groups',
    otherwise: (asked, next) => regraded(asked, 'elements', next),
  },
  {
    what: 'the grade of those who march',
    space: 'marches',
    otherwise: (asked, next) => regraded(asked, 'movers', next),
  },
  {
    what: 'how far a general is who is near, or far',
    space: 'pips-moves',
    otherwise: (asked, next) => {
      const distance = asked.distanceToGeneral;
      if (distance === undefined) return { ...asked, distanceToGeneral: 1 + next(600) };
      return { ...asked, distanceToGeneral: distance === 601 ? 601 + next(600) : 1201 + next(3000) };
    },
  },
  {
    what: 'how many they are in line or in column',
    space: 'pips-marches',
    otherwise: (asked, next) => {
      const lines = linesOf(asked, 'elements');
      const many = lines.findIndex(({ count }) => Number(count ?? 1) > 1);
      return many === -1
        ? null
        : { ...asked, elements: lines.map((line, at) => (at === many ? { ...line, count: 2 + next(18) } : line)) };
    },
  },
  {
    what: 'whether those who move are regular',
    space: 'moves',
    otherwise: (asked) => ({ ...asked, troop: `Irr ${String(asked.troop)}` }),
  },
  {
    what: 'how many elements of one kind are priced together',
    space: 'prices',
    otherwise: (asked, next) => {
      const [first, ...rest] = linesOf(asked, 'elements');
      return first?.general === undefined ? { ...asked, elements: [{ ...first, count: 2 + next(20) }, ...rest] } : null;
    },
  },
  {
    what: 'whose element it is that counts for element equivalents',
    space: 'equivalents',
    otherwise: (asked) => ({
      ...asked,
      command: linesOf(asked, 'command').map((line) => ({ ...line, general: 'sub-general' })),
    }),
  },
  {
    what: 'what the generals are whose baggage is counted',
    space: 'baggage',
    otherwise: (asked) => ({
      ...asked,
      elements: linesOf(asked, 'elements').map((line) =>
        line.general === undefined
          ? { ...line, troop: 'Reg Kn (S)' }
          : { ...line, troop: 'Reg Cv (O)', general: 'ally' },
      ),
    }),
  },
];

test.each(LEFT_ALONE)('$what makes no difference in $space', ({ space: name, otherwise }) => {
  const space = loaded.spaces.find((each) => each.name === name);
  if (space === undefined || space.query === 'combat') throw new Error(`expected a space of answers, found "${name}"`);
  const next = numbersFrom(seed);
  let tried = 0;
  for (const rules of loaded.rules.values())
    for (let at = 0; at < SAMPLE; at++) {
      const asked = questionAt(space, next(countOf(space)));
      const other = otherwise(asked, next);
      const answer = other === null ? null : saidTo(space, rules, asked);
      if (other === null || answer === null) continue;
      tried++;
      expect(saidTo(space, rules, other), JSON.stringify([asked, other])).toEqual(answer);
    }
  expect(tried).toBeGreaterThan(SAMPLE / 10);
});

/** What the rules say to a question; null where it is none, or they do not answer it. */
function saidTo(space: AnswerSpace, rules: DbmRules, asked: Written): unknown {
  try {
    const answer = DBM_QUERIES[space.query].pose(asked).answer(rules) as unknown as Written; // its fields by name
    return space.says.map((name) => read(name, answer));
  } catch (error) {
    const refused = error instanceof QuestionError || error instanceof NotHeldError || error instanceof UnprovidedError;
    if (refused) return null;
    throw error;
  }
}

/** The same troops, each of another grade that there is. */
function regraded(asked: Written, field: string, next: (below: number) => number): Written | null {
  const grades = ['S', 'I', 'F', 'X'];
  const grade = grades[next(grades.length)] ?? 'S';
  const lines = linesOf(asked, field);
  const other = lines.map((line) => {
    const troop = String(line.troop);
    return troop.includes('Art') ? line : { ...line, troop: troop.replace(/\([A-Z]\)/u, `(${grade})`) };
  });
  return { ...asked, [field]: other };
}

function linesOf(asked: Written, field: string): readonly Written[] {
  return asked[field] as readonly Written[]; // as the space wrote it
}
