import { describe, expect, test } from 'vitest';
import { compareEditions } from '../index.ts';
import { clauseText, rulebook } from './build.ts';

const clauses = (...ids: string[]) => ids.map((id) => clauseText(id)).join('\n\n');
const named = (...books: Parameters<typeof compareEditions>) =>
  compareEditions(...books).map(({ kind, id }) => `${kind} ${id}`);

describe('kinds of change', () => {
  const before = clauseText('a', 'One [two](clause:a).\n\n```ts rule\nx\n```', ' page={1} place="top"');
  test.each([
    ['nothing', before, []],
    ['white space at its ends', before.replace('\n\nOne', '\n\n\nOne'), []],
    ['its cites', before.replace('book:a', 'book:b'), []],
    ['its words', before.replace('One', 'Two'), ['reworded a']],
    ['its title', before.replace('Title', 'Name'), ['reworded a']],
    ['whether it is held', before.replace(' place', ' held={false} place'), ['reworded a']],
    ['a note', before.replace('One', '<Note cites="book:n">N.</Note>\n\nOne'), ['reworded a']],
    ['its code', before.replace('\nx\n', '\ny\n'), ['recoded a']],
    ['its markup', before.replace('One', '*One*'), ['recoded a']],
    ['where it links to', before.replace('clause:a', 'clause:b'), ['recoded a']],
    ['its page', before.replace('{1}', '{2}'), ['renumbered a']],
    ['its place', before.replace('top', 'end'), ['renumbered a']],
    ['its page and its code', before.replace('{1}', '{2}').replace('\nx\n', '\ny\n'), ['recoded a']],
    ['its words and its code', before.replace('One', 'Two').replace('\nx\n', '\ny\n'), ['reworded a']],
  ])('%s', (_what, after, expected) => {
    expect(named(rulebook({ one: before }), rulebook({ one: after }))).toEqual(expected);
  });

  test('a table that becomes figures is recoded', () => {
    const table = clauseText('a', '| X | S |\n| --- | --- |\n| Y | 1 |');
    const figures = table.replace('>', ' figures>');
    expect(named(rulebook({ one: table }), rulebook({ one: figures }))).toEqual(['recoded a']);
    expect(named(rulebook({ one: figures }), rulebook({ one: figures }))).toEqual([]);
  });
});

describe('what has moved', () => {
  test.each([
    ['a clause behind an inserted one has not', ['a', 'b'], ['n', 'a', 'b'], ['added n']],
    ['a clause behind a removed one has not', ['a', 'b', 'c'], ['b', 'c'], ['removed a']],
    ['one that passes others has', ['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'a'], ['moved a']],
    ['of two that change places, one has', ['a', 'b'], ['b', 'a'], ['moved b']],
    ['of a reversed section, all but one have', ['a', 'b', 'c'], ['c', 'b', 'a'], ['moved c', 'moved b']],
  ])('%s', (_what, before, after, expected) => {
    expect(named(rulebook({ one: clauses(...before) }), rulebook({ one: clauses(...after) })).sort()).toEqual(
      expected.toSorted(),
    );
  });

  test('a clause in another section has, and the change tells both', () => {
    const before = rulebook({ one: clauses('a', 'b'), two: clauses('c') });
    const after = rulebook({ one: clauses('a'), two: clauses('b', 'c') });
    expect(compareEditions(before, after)).toEqual([
      {
        kind: 'moved',
        id: 'b',
        section: 'two',
        sectionBefore: 'one',
        before: before.sections[0]?.clauses[1],
        after: after.sections[1]?.clauses[0],
      },
    ]);
  });

  test('a clause that was reworded where it went to is reworded', () => {
    const after = rulebook({ one: clauseText('x'), two: clauseText('a', 'New.') });
    expect(named(rulebook({ one: clauses('a', 'x') }), after)).toEqual(['reworded a']);
  });
});

describe('changes stand in reading order', () => {
  test('a removed clause behind the one it followed', () => {
    const before = rulebook({ one: clauses('r', 'a', 's', 't', 'b'), two: clauses('u', 'c', 'v') });
    const after = rulebook({ one: `${clauseText('a', 'New.')}\n\n${clauses('n', 'b')}`, two: clauses('c', 'm') });
    expect(named(before, after)).toEqual([
      'removed r',
      'reworded a',
      'removed s',
      'removed t',
      'added n',
      'removed u',
      'removed v',
      'added m',
    ]);
  });

  test('each with its clause and its section', () => {
    const before = rulebook({ one: clauses('a', 'r'), two: clauseText('b') });
    const after = rulebook({ one: clauseText('a'), two: `${clauseText('b', 'New.')}\n\n${clauses('n')}` });
    const [one, two] = [before.sections, after.sections];
    expect(compareEditions(before, after)).toEqual([
      { kind: 'removed', id: 'r', section: 'one', before: one[0]?.clauses[1] },
      { kind: 'reworded', id: 'b', section: 'two', before: one[1]?.clauses[0], after: two[1]?.clauses[0] },
      { kind: 'added', id: 'n', section: 'two', after: two[1]?.clauses[1] },
    ]);
  });

  test('from nothing, and to nothing', () => {
    const [nothing, all] = [rulebook({ one: '' }), rulebook({ one: clauses('a', 'b') })];
    expect(named(nothing, all)).toEqual(['added a', 'added b']);
    expect(named(all, nothing)).toEqual(['removed a', 'removed b']);
  });
});
