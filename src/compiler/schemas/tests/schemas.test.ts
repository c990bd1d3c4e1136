import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  amendmentFrontMatterSchema,
  askedSchema,
  clauseAttributesSchema,
  disagreementsSchema,
  discrepancyFrontMatterSchema,
  documentsSchema,
  nearest,
  patchAttributesSchemas,
  sectionFrontMatterSchema,
  statementsSchema,
  validate,
} from '../index.ts';

const failures = (schema: z.ZodType, value: unknown) => {
  const validated = validate(schema, value);
  return validated.ok ? [] : validated.failures.map(({ text, hint }) => (hint === null ? text : `${text}; ${hint}`));
};

describe('the ledger fits its schema', () => {
  const folder = new URL('../../../../content/sources/', import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  test.each(files)('%s', (file) => {
    const value: unknown = JSON.parse(readFileSync(fileURLToPath(new URL(file, folder)), 'utf8'));
    expect(failures(file === 'discrepancies.json' ? disagreementsSchema : statementsSchema, value)).toEqual([]);
  });
});

describe('what is valid comes out as the schema makes it', () => {
  test.each([
    [sectionFrontMatterSchema, { title: 'T', order: 1 }, { title: 'T', order: 1, page: null, sheet: false }],
    [
      sectionFrontMatterSchema,
      { title: 'T', order: 1.5, page: null },
      { title: 'T', order: 1.5, page: null, sheet: false },
    ],
    [amendmentFrontMatterSchema, { title: 'T' }, { title: 'T', cites: [] }],
    [
      clauseAttributesSchema,
      { id: 'a.b-c.21', title: 'T', cites: ' a:1\n b:2 ' },
      { id: 'a.b-c.21', title: 'T', cites: ['a:1', 'b:2'], held: true, figures: false, interprets: [] },
    ],
    [
      patchAttributesSchemas.ReplaceText,
      { clause: 'a', from: ' ', to: '', cites: 'a:1' },
      { clause: 'a', from: ' ', to: '', cites: ['a:1'] },
    ],
    [
      documentsSchema,
      [
        {
          id: 'dbm-9',
          file: 'dbm-9.json',
          short: 'S',
          title: 'T',
          date: 'in March',
          authors: 'A',
          standing: 'secondary',
          url: 'https://www.jglwargames.com/x',
        },
      ],
      [
        {
          id: 'dbm-9',
          file: 'dbm-9.json',
          short: 'S',
          title: 'T',
          date: 'in March',
          authors: 'A',
          standing: 'secondary',
          url: 'https://www.jglwargames.com/x',
        },
      ],
    ],
    [
      discrepancyFrontMatterSchema,
      {
        id: 'disc:x',
        title: 'T',
        kind: 'slip',
        cites: ['a:1'],
        clauses: [],
        readings: [{ editions: ['1.0'], reading: 'R' }],
        status: 'open',
      },
      {
        id: 'disc:x',
        title: 'T',
        kind: 'slip',
        cites: ['a:1'],
        clauses: [],
        readings: [{ editions: ['1.0'], reading: 'R' }],
        status: 'open',
      },
    ],
  ] as const)('%#', (schema, value, expected) => {
    expect(validate(schema, value)).toEqual({ ok: true, value: expected });
  });
});

describe('what is not is told in words', () => {
  const clause = { id: 'a', title: 'T', cites: 'a:1' };
  test.each([
    ['a missing field', clauseAttributesSchema, { id: 'a', cites: 'a:1' }, ['"title" is missing: expected some text']],
    ['a slip in a name', clauseAttributesSchema, { ...clause, plase: 'x' }, ['unknown "plase"; did you mean "place"?']],
    [
      'an unknown name',
      z.strictObject({ one: z.string().optional(), two: z.string().optional() }),
      { elephant: 1 },
      ['unknown "elephant"; known here: one, two.'],
    ],
    [
      'a page in words',
      clauseAttributesSchema,
      { ...clause, page: '7' },
      ['"page": expected a page, like 39 or "39a", found "7"'],
    ],
    [
      'half a page',
      clauseAttributesSchema,
      { ...clause, page: 7.5 },
      ['"page": expected a page, like 39 or "39a", found 7.5'],
    ],
    ['no page', clauseAttributesSchema, { ...clause, page: 0 }, ['"page": expected a page, like 39 or "39a", found 0']],
    [
      'a page with two letters',
      clauseAttributesSchema,
      { ...clause, page: '39ab' },
      ['"page": expected a page, like 39 or "39a", found "39ab"'],
    ],
    [
      'a flag in words',
      clauseAttributesSchema,
      { ...clause, held: 'no' },
      ['"held": expected true or false, found "no"'],
    ],
    [
      'one bad citation of several',
      clauseAttributesSchema,
      { ...clause, cites: 'a:1 b' },
      ['"cites[1]": expected the id of a source statement, like "ps31:rear-support-spears", found "b"'],
    ],
    [
      'a slip in one of a few values',
      discrepancyFrontMatterSchema.pick({ status: true }),
      { status: 'setled' },
      ['"status": expected one of "settled", "open", found "setled"; did you mean "settled"?'],
    ],
    [
      'a value like none of them',
      discrepancyFrontMatterSchema.pick({ status: true }),
      { status: 'zzzzzzz' },
      ['"status": expected one of "settled", "open", found "zzzzzzz"'],
    ],
    ['a list for a text', amendmentFrontMatterSchema, { title: ['T'] }, ['"title": expected some text, found a list']],
    [
      'fields for a text',
      amendmentFrontMatterSchema,
      { title: { a: 1 } },
      ['"title": expected some text, found named fields'],
    ],
    [
      'a text for a list',
      amendmentFrontMatterSchema,
      { title: 'T', cites: 'a:1' },
      ['"cites": expected a list, found "a:1"'],
    ],
    ['nothing at all', amendmentFrontMatterSchema, null, ['expected named fields, found null']],
    ['a text for fields', amendmentFrontMatterSchema, 'x', ['expected named fields, found "x"']],
    [
      'either of two',
      z.strictObject({ a: z.union([z.boolean(), z.string()]) }),
      { a: 1 },
      ['"a": expected true or false or text, found 1'],
    ],
    [
      'an address elsewhere',
      documentsSchema,
      [{ id: 'a', short: 'S', title: 'T', date: 'D', authors: 'A', standing: 'official', url: 'https://example.org/' }],
      ['"[0].url": expected an address on https at www.jglwargames.com, found "https://example.org/"'],
    ],
    [
      'one of one value',
      z.strictObject({ a: z.literal('x') }),
      { a: 'y' },
      ['"a": expected "x", found "y"; did you mean "x"?'],
    ],
    [
      'a slip deep inside',
      discrepancyFrontMatterSchema.pick({ readings: true }),
      { readings: [{ editions: ['1.0'], reading: 'R', reding: 'x' }] },
      ['unknown "readings[0].reding"; did you mean "reading"?'],
    ],
    ['a list in place of names', askedSchema, ['x'], ['expected named fields, found a list']],
    [
      'too few',
      discrepancyFrontMatterSchema.pick({ cites: true }),
      { cites: [] },
      ['"cites": expected at least one id of a source statement, found a list'],
    ],
  ])('%s', (_what, schema, value, expected) => {
    expect(failures(schema, value)).toEqual(expected);
  });

  test.each(['a', 'a1', 'rear-support.spears', 'bhgs.21.1', 'a-b-c.1-2'])('%j is a clause id', (id) => {
    expect(failures(clauseAttributesSchema, { ...clause, id })).toEqual([]);
  });
  test.each(['', 'A', '1a', 'a.', '.a', 'a..b', 'a-', 'a--b', 'a_b', 'a b', 'a.-b', 'é'])('%j is none', (id) => {
    expect(failures(clauseAttributesSchema, { ...clause, id })).toHaveLength(1);
  });
  test.each(['2011', '2011-03', '2011-03-06'])('%j is a date of an edition', (date) => {
    expect(failures(z.strictObject({ date: z.unknown() }), { date })).toEqual([]);
  });
});

describe('nearest', () => {
  test.each([
    ['titel', ['id', 'title'], 'title'],
    ['form', ['to', 'from'], 'from'],
    ['Kb', ['Kn', 'Bd'], 'Kn'],
    ['BAR', ['ba'], 'ba'],
    ['spears', ['combat.pikes', 'combat.spears'], 'combat.spears'],
    ['combat.spear', ['combat.pikes', 'combat.spears', 'combat.spearx'], 'combat.spears'],
    ['ab', ['xaabx'], null],
    ['elephants', ['bow', 'knights'], null],
    ['abcdefghij', ['abcdefgxyz', 'zzz'], 'abcdefgxyz'],
    ['abcdefghij', ['abcdefwxyz'], null],
    ['x', [], null],
  ])('%j of %j is %j', (value, candidates, expected) => {
    expect(nearest(value, candidates)).toBe(expected);
  });
});
