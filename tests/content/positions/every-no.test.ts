import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PublishedFigure } from '../../../src/compiler/publish/index.ts';
import { ASKERS } from '../../../src/positions/asking/askers.ts';
import { answerOf } from '../../../src/rules/index.ts';
import { STARTS } from '../../../src/site/tools/table/starts.ts';
import { editions, readGenerated, rulesOf } from '../ask.ts';
import { anyScene, linesOf, ruledAs } from './any-scene.ts';
import { askTable, type Answered } from './ask-table.ts';

type Question = Readonly<Record<string, unknown>>;

/** The positions of examples, wherever they stand in what the compiler wrote. */
function onTableIn(value: unknown): readonly Question[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name === 'onTable' ? [each as Question] : onTableIn(each as unknown),
  );
}

/** Every question about a position that the project ships: of rulings, clarifications, clauses, figures and the table's starts. */
const shipped = [
  ...onTableIn(readGenerated('rulings.json')),
  ...onTableIn(readGenerated('clarifications.json')),
  ...editions.flatMap((edition) => onTableIn(readGenerated(`${edition}/rulebook.json`))),
  ...(readGenerated('figures.json') as readonly PublishedFigure[]).flatMap(({ questions }) =>
    questions.map(({ question }): Question => question),
  ),
  ...STARTS.map(({ question }) => question as Question),
];
const questions = [...new Map(shipped.map((each) => [JSON.stringify(each), each])).values()];

const refused = editions.flatMap((edition) =>
  questions
    .map((question) => ({ edition, question, answer: askTable(edition, question) }))
    .filter(({ answer }) => answer.verdict === 'no')
    .map((each) => ({ ...each, name: `${edition}: ${JSON.stringify(each.question)}` })),
);

test('enough of them are refused, of nearly all that can be asked', () => {
  expect(questions.length).toBeGreaterThan(240);
  expect([...new Set(refused.map(({ question }) => question.ask))].toSorted()).toEqual([
    'contact',
    'flee',
    'form-column',
    'gap',
    'in-front',
    'line-up',
    'march',
    'pass-through',
    'pivot',
    'press-forward',
    'reach',
    'shoot',
    'spontaneous',
    'turn',
  ]);
});

/** The same question with another end of who leads, or of one who moves at the same time. */
function endingAt(question: Question, { of, to }: Answered['nearest'][number]): Question {
  if (of === undefined) return { ...question, to };
  const ends = (question.ends as readonly string[]).map((end) => (end.startsWith(`${of} `) ? `${of} ${to}` : end));
  return { ...question, ends };
}

test('a place that is offered is one to which the same question is answered with yes', () => {
  const wrong = refused.flatMap(({ name, edition, question, answer }) =>
    answer.nearest
      .map((place) => ({ name, place, verdict: askTable(edition, endingAt(question, place)).verdict }))
      .filter(({ verdict }) => verdict !== 'yes'),
  );
  expect(wrong).toEqual([]);
  expect(refused.filter(({ answer }) => answer.nearest.length > 0).length).toBeGreaterThan(100);
});

type Ruled = Answered['rulings'][number];

/** What of a position shows each field by which a query refuses: measured, with how far and where; or stated in the position. */
const SHOWN_BY: Readonly<Record<string, Readonly<Record<string, readonly ['measured' | 'stated', RegExp]>>>> = {
  contact: {
    position: ['stated', /, with no corner on the corner that counts$/],
    moverCouldShootTarget: ['stated', / may shoot at \S+ from where it starts$/],
  },
  flee: { way: ['measured', /^its path of 200 paces .* is clear$/] },
  'form-column': {
    byWheeling: ['measured', /by several wheels .* paces or more/],
    manoeuvre: ['stated', /^the column that results is /],
  },
  gap: { width: ['measured', /^that is less than an element is wide$/] },
  'in-front': { beyondBaseWidth: ['measured', / in front of \S+, within 1 base width$/] },
  march: { nearestKnownEnemy: ['measured', / is within 200 paces$/] },
  pivot: {
    groupMove: ['measured', / straight ahead of where it started, without a shift$/],
    alreadyInContact: ['stated', / already, before the move$/],
    space: ['stated', / stands where it would$/],
  },
  'press-forward': {
    leavesRanks: ['stated', / is lined up behind, and stays$/],
    notStraightAhead: ['measured', / straight ahead of where /],
  },
  shoot: {
    anotherMoreDirect: ['measured', /’s is closer to it, /],
    targetState: ['stated', / is in full contact behind | touches /],
  },
  spontaneous: {
    closest: ['measured', / is no further from /],
    inLegalContact: ['stated', /’s front edge is on \S+ where it starts, a corner on a corner$/],
  },
};

/** The same of what is refused by no one field: by whom it is, or how many. */
const SHOWN_AS: readonly (readonly [query: string, why: RegExp, 'measured' | 'troop', fact: RegExp])[] = [
  ['march', /the limit is 200 paces/, 'measured', / is within 200 paces$/],
  ['shoot', /^no part of the target is within 1 base width/, 'measured', /^part of \S+ is in .* arc$/],
  ['press-forward', /^skirmishers press forward only in a rear rank/, 'troop', /^/],
];

/** What a field may hold, as its schema has it. */
function valuesOf(schema: unknown): readonly unknown[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, enum: words, anyOf } = schema as { type?: unknown; enum?: readonly unknown[]; anyOf?: unknown[] };
  if (type === 'boolean') return [true, false];
  return (
    words ?? (anyOf ?? (type === 'number' || type === 'integer' ? [{ enum: [0, 1, 1000] }] : [])).flatMap(valuesOf)
  );
}

/** The fields of which another value by itself would not be refused. */
function decidingOf({ query, fields }: Ruled, edition: string): readonly string[] {
  const asked = ASKERS[query as keyof typeof ASKERS].query!;
  const isRefused = (field: string, value: unknown): boolean => {
    try {
      const answer = answerOf(asked.pose({ ...fields, [field]: value }), rulesOf(edition)) as unknown as {
        readonly allowed?: boolean;
        readonly required?: boolean;
      };
      return (answer.required ?? answer.allowed) === false;
    } catch {
      return true;
    }
  };
  return Object.keys(asked.fields).filter((field) => {
    const { schema } = asked.fields[field] as unknown as { readonly schema: (of: () => unknown) => unknown };
    return valuesOf(schema(() => ({}))).some((value) => !isRefused(field, value));
  });
}

/** Whether a fact says what decides, and where that was measured, by how much and between what. */
function isNamed({ rulings }: Answered, how: string, words: RegExp): boolean {
  const facts = rulings.flatMap((each) => (each.verdict === 'no' ? each.facts : []));
  return facts.some(
    ({ fact, paces, witness }) =>
      words.test(fact) && (how !== 'measured' || (paces !== null && (witness?.points.length ?? 0) > 0)),
  );
}

describe('where no place is offered, what decides is named', () => {
  test('with its margin and witness where it is measured, else as the position states it, or a person told it', () => {
    const unnamed = refused
      .filter(({ answer }) => answer.nearest.length === 0)
      .flatMap(({ edition, question, answer }) =>
        answer.rulings
          .filter((ruled) => ruled.verdict === 'no')
          .filter((ruled) => {
            const deciding = decidingOf(ruled, edition);
            const told = Object.keys(question.tell ?? {});
            const shown = deciding.some((field) => {
              const by = SHOWN_BY[ruled.query]?.[field];
              return by !== undefined && isNamed(answer, ...by);
            });
            const asSuch = SHOWN_AS.some(
              ([query, why, how, words]) => query === ruled.query && why.test(ruled.why) && isNamed(answer, how, words),
            );
            return !shown && !asSuch && deciding.every((field) => !told.includes(field));
          })
          .map(({ query, why }) => `${edition}, ${query}: ${why}: ${JSON.stringify(question)}`),
      );
    expect(unnamed).toEqual([]);
  });
});

const LINE = ['hand 0 mm', 'E: enemy Reg Bd (O) at 0,100 facing S', 'F: enemy Reg Bd (O) at 100,100 facing S'];
const FILES = [...LINE, 'A: Reg Sp (O) at 0,0 facing N', 'B: Reg Sp (O) at 100,0 facing N'];
const AT_ONCE = { contactsAlone: false };
const WEDGE = [
  'hand 0 mm',
  'P: enemy Irr Ps (O) at 0,0 facing N',
  'A: Reg Bd (O) at 30,90 facing S',
  'B: Reg Bd (O) beside A right',
];

/** What is refused, and the place that is offered, for whom where that is not who leads. */
const OFFERED: readonly (readonly [what: string, question: Question, to: string, of?: string])[] = [
  [
    'to the first of several who move at the same time',
    {
      ask: 'contact',
      position: FILES,
      mover: 'A',
      to: 'front on E front, 10 right',
      ends: ['B front on F front'],
      tell: AT_ONCE,
    },
    'front on E front',
  ],
  [
    'to another of them, who is named',
    {
      ask: 'contact',
      position: FILES,
      mover: 'A',
      to: 'front on E front',
      ends: ['B front on F front, 10 left'],
      tell: AT_ONCE,
    },
    'front on F front',
    'B',
  ],
  [
    'at which enemy would have to pivot, in a contact that is permitted',
    { ask: 'pivot', position: WEDGE, mover: 'A', with: ['B'], to: 'front on P front, 60 right' },
    'front on P front, 30 right',
  ],
  [
    'straight ahead, where a press forward goes to a side',
    {
      ask: 'press-forward',
      position: ['A: Reg Bd (O) at 0,0 facing N', 'B: Reg Bd (O) beside A right'],
      mover: 'A',
      with: ['B'],
      to: 'at 20,80 facing N',
      tell: { opponentsFled: true },
    },
    'at 0,80 facing N',
  ],
  [
    'beside a friend, of an element that is to end level with him',
    {
      ask: 'in-front',
      position: [
        'hand 0 mm',
        'E: enemy Irr Kn (O) at 0,0 facing N',
        'F: enemy Irr Kn (O) beside E right',
        'H: Reg Bd (O) at 0,60 facing S',
        'M: Reg Bd (O) behind H',
      ],
      mover: 'M',
      to: 'at 80,70 facing S',
      tell: { action: 'expandOnPinned' },
    },
    'beside H left',
  ],
  [
    'to a group whose wheel is too much for its outer element',
    {
      ask: 'reach',
      position: [
        'hand 0 mm',
        'M: Reg Bd (O) 30 deep at 0,0 facing N',
        'N: Reg Bd (O) beside M right',
        'O: Reg Bd (O) beside N right',
      ],
      mover: 'M',
      with: ['N', 'O'],
      to: 'at -5.36,20 facing W60',
    },
    'at -3.32,15.95 facing W66.5',
  ],
  [
    'to the front of a column, so that nobody steps back',
    {
      ask: 'form-column',
      position: ['A: Reg Bd (O) 30 deep at 0,0 facing N', 'B: Reg Bd (O) beside A right'],
      mover: 'A',
      to: 'at 0,20 facing N',
      ends: ['B behind A'],
    },
    'at 0,30 facing N',
  ],
  [
    'to who advances by himself, and is closer turned about',
    {
      ask: 'spontaneous',
      position: ['A: Irr Wb (O) 30 deep at 0,0 facing N', 'B: enemy Reg Bd (O) at 0,-300 facing N'],
      mover: 'A',
      tell: { question: 'move', surrounded: true },
    },
    'at 0,-30 facing S',
  ],
];

describe('a place is offered', () => {
  test.each(OFFERED.map(([what, question, to, of]) => ({ what, question, to, of })))(
    '$what',
    ({ question, to, of }) => {
      const { verdict, nearest } = askTable('3.4', question);
      expect(verdict).toBe('no');
      expect(nearest[0]).toMatchObject(of === undefined ? { to } : { of, to });
      expect(Object.hasOwn(nearest[0]!, 'of')).toBe(of !== undefined);
      expect(askTable('3.4', endingAt(question, nearest[0]!)).verdict).not.toBe('no');
    },
  );
});

test('whatever stands there, a place that is offered is answered with yes', () => {
  const asks = ['contact', 'contact at once', 'in-front there', 'reach', 'gap there', 'form-column', 'march there'];
  const more = ['pivot', 'turn', 'press-forward there', 'flee there', 'spontaneous move', 'line-up'];
  let offered = 0;
  fc.assert(
    fc.property(anyScene([...asks, ...more]), fc.constantFrom(...editions), (scene, edition) => {
      const answer = ruledAs(scene, edition);
      const question = { position: linesOf(scene), ...scene.asked };
      for (const place of answer?.nearest ?? []) {
        offered += 1;
        expect([place, askTable(edition, endingAt(question, place)).verdict]).toEqual([place, 'yes']);
      }
    }),
    { numRuns: Number(process.env.LAW_RUNS ?? 300) },
  );
  expect(offered).toBeGreaterThan(20);
});
