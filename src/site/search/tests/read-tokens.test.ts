import { describe, expect, test } from 'vitest';
import { analyseText } from '../engine/words/analyse-text.ts';
import { createLexicon, readLexicon } from '../engine/words/lexicon.ts';
import { readTokens } from '../engine/words/read-tokens.ts';
import { stem } from '../engine/words/stem.ts';
import { SOURCE } from './build.ts';

const lexicon = createLexicon(readLexicon(SOURCE));
const read = (text: string): readonly string[] => readTokens(text).map(({ text: token }) => token);
const termsOf = (text: string, kind: string): readonly string[] =>
  analyseText(text, lexicon)
    .occurrences.filter((each) => each.kind === kind)
    .map(({ term }) => term);

describe('tokens', () => {
  test.each([
    ['a factor keeps its sign, whichever dash it is typed with', '+1 −2 -3 –4', ['+1', '-2', '-3', '-4']],
    ['a range has no factor', '2-3 units', ['2', '3', 'units']],
    ['a number is a number in words or figures', 'third 3rd two 2 1,200', ['3rd', '3rd', '2', '2', '1200']],
    ['paces and points are no part of the number', '200p 400AP 15mm', ['200', '400', 'ap', '15', 'mm']],
    ['a clarification and a list stay whole', '17.6 4/80', ['17.6', '4/80']],
    [
      'accents, quotes and the American spelling make no difference',
      'Maneuvér ’s colored',
      ['manoeuvre', 's', 'coloured'],
    ],
    ['a grade may have spaces, another case, or no end', '(S) ( s ) (x', ['s', 's', 'x']],
    ['grades in one pair of brackets are several', '(S/O) (S, F) (I or X)', ['s', 'o', 's', 'f', 'i', 'x']],
  ])('%s', (_, text, tokens) => {
    expect(read(text)).toEqual(tokens);
  });

  test.each([
    ['recoils', 'recoiling'],
    ['deploy', 'deployment'],
    ['shot', 'shooting'],
    ['fled', 'fleeing'],
    ['lost', 'loses'],
    ['frontally', 'frontal'],
    ['demoralised', 'demoralisation'],
  ])('"%s" and "%s" have one stem', (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  test.each([
    ['general', 'generally'],
    ['commander', 'command'],
  ])('"%s" and "%s" do not', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });
});

describe('grades', () => {
  test.each([
    ['Kn(X)', ['kn(x)']],
    ['kn (x)', ['kn(x)']],
    ['Kn(S) v LH(F)', ['kn(s)', 'lh(f)']],
    ['Bd(S)/Bd(F)', ['bd(s)', 'bd(f)']],
    ['Bd(S/F)', ['bd(s)', 'bd(f)']],
    ['Bd (S), (O) or (F)', ['bd(s)', 'bd(o)', 'bd(f)']],
    ['(S) or (O) warband', ['wb(s)', 'wb(o)']],
    ['reg bw s', ['bw(s)']],
    ['superior blades', ['bd(s)']],
    ['light horse, fast', ['lh(f)']],
    ['Knights (S), (O) or (F); light horse', ['kn(s)', 'kn(o)', 'kn(f)']],
    ['spears other than superior', []],
    ['I have Kn', []],
  ])('"%s" names %j', (text, grades) => {
    expect(termsOf(text, 'grade').toSorted()).toEqual(grades.toSorted());
  });

  test('a grade that stands alone is nobody’s', () => {
    expect(termsOf('blades other than (F)', 'bare grade')).toEqual(['(f)']);
  });
});

describe('names', () => {
  test.each([
    ['light horse', ['lh']],
    ['lighthorse', ['lh']],
    ['war band', ['wb']],
    ['LH', ['lh']],
    ['rear support', ['=rear-support']],
    ['rear-support', ['=rear-support']],
  ])('"%s" is %j', (text, names) => {
    expect(termsOf(text, 'name')).toEqual(names);
  });
});
