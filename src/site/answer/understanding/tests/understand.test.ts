import { describe, expect, test } from 'vitest';
import { createWordReader, readLexicon } from '../../../search/engine/index.ts';
import { understand } from '../understand.ts';
import { MEANINGS, PHRASES } from '../words/senses.ts';

const lexicon = readLexicon({ names: [], sayings: [], types: [], grades: {} });
const reader = createWordReader({
  editions: ['3.1', '3.4'],
  lexicon,
  terms: ['enemy', 'troops', 'bad', 'rough'],
  frequencies: [1, 1, 1, 1],
  words: [],
});
const toldOf = (query: string) => understand(reader, query)?.question.told;

test('two editions are no question of one', () => {
  expect(understand(reader, 'Sp v Kn 3.1')?.edition).toBe('3.1');
  expect(understand(reader, 'Sp v Kn 3.1 and 3.4')).toBeNull();
  expect(understand(reader, 'Sp v Kn 3.1/3.4')).toBeNull();
  expect(understand(reader, 'Sp v Kn 3.1+')).toBeNull();
  expect(understand(reader, 'cost Bd each edition')).toBeNull();
});

test('no phrase means two things', () => {
  const [phrases, seen] = [PHRASES.map(([phrase]) => phrase), new Set<string>()];
  expect(phrases.filter((phrase) => seen.size === seen.add(phrase).size)).toEqual([]);
  expect(MEANINGS.size).toBe(phrases.length);
});

describe('what turns a word round', () => {
  test.each(['Sp v Kn without general', 'Sp v Kn xyz general', 'Sp v Kn or uphill', 'Sp v Kn isn’t overlapped'])(
    '%s has no card',
    (query) => {
      expect(understand(reader, query)).toBeNull();
    },
  );

  test('at the end a word is named as left out', () => {
    expect(understand(reader, 'Sp v Kn general xyz')?.unread).toEqual(['xyz']);
  });
});

describe('what a word means where it stands', () => {
  test('the going is named behind "in" or at the end, an opinion asked for by "is"', () => {
    expect(toldOf('Sp v Kn in rough')).toMatchObject({ going: 'rough' });
    expect(toldOf('Sp v Kn rough')).toMatchObject({ going: 'rough' });
    expect(toldOf('LH rough move')).toMatchObject({ going: 'rough' });
    expect(toldOf('is LH rough move')).toBeUndefined();
    expect(toldOf('is Sp v Kn rough')).toBeUndefined();
    expect(toldOf('rough odds Sp v Kn')).toBeUndefined();
  });

  test('"enemy" before troops and "troops" behind them may be left out', () => {
    expect(toldOf('Sp v enemy Kn troops')).toEqual(toldOf('Sp v Kn'));
    expect(toldOf('can Bw shoot enemy')).toBeUndefined();
    expect(toldOf('can Bw shoot')).toBeDefined();
  });

  test('right behind "fights" another word says that they do not fight each other', () => {
    expect(toldOf('Kn fights Bd')).toBeDefined();
    expect(toldOf('Kn fights as Bd')).toBeUndefined();
    expect(toldOf('Kn fighting in front of Bd')).toBeUndefined();
  });

  test('whose they are tells where it is no fight', () => {
    expect(toldOf('can Kn pass through enemy Hd')).toBeUndefined();
    expect(toldOf('enemy Kn behind Bd v Wb')).toBeUndefined();
    expect(toldOf('can Ps support enemy Cv')).toBeUndefined();
    expect(toldOf('can Ps support Cv v enemy Kn')).toEqual(toldOf('can Ps support Cv v Kn'));
    expect(toldOf('cost of enemy Kn')).toEqual(toldOf('cost of Kn'));
  });

  test('an "I" before troops is their grade where it can be nobody', () => {
    expect(toldOf('Bd v I Kn')).toMatchObject({ 'b.grade': 'I' });
    expect(toldOf('I Kn v Bd')).toBeUndefined();
    expect(toldOf('Bd v i Kn')).toBeUndefined();
    expect(toldOf('can I Bd support Bd')).toBeUndefined();
  });

  test('of two gradings before troops neither is told', () => {
    expect(toldOf('Reg/Irr Kn(F) cost')).toEqual(toldOf('Kn(F) cost'));
    expect(toldOf('Reg Irr Kn(F) cost')).toEqual(toldOf('Kn(F) cost'));
  });

  test('of two grades each is answered, and no other', () => {
    const grades = (query: string) =>
      understand(reader, query)?.question.untold.find(({ name }) => name === 'a.grade') ?? { options: [] };
    expect(grades('Kn(S/F) v Bd')).toMatchObject({ assumed: null, options: [{ value: 'S' }, { value: 'F' }] });
    expect(grades('Kn(S/F) cost').options.map(({ value }) => value)).toEqual(['S', 'F']);
    expect(grades('Kn v Bd')).toMatchObject({ assumed: 'O' });
  });

  test('a "v" before an edition is no fight, and a number may be a word', () => {
    expect(understand(reader, 'Sp v Kn v3.1')?.edition).toBe('3.1');
    expect(toldOf('v3.1 Sp v Kn')).toEqual(toldOf('Sp v Kn'));
    expect(toldOf('twelve Bd cost')).toMatchObject({ 'a.count': '12' });
  });

  test('"supported by" asks whether they are, but for a fight', () => {
    expect(toldOf('Bd supported by Ps')).toEqual(toldOf('Ps support Bd'));
    expect(toldOf('can Bd be supported by Ps v Kn')).toEqual(toldOf('can Ps support Bd v Kn'));
    expect(toldOf('Bd supported by Ps v Kn')).toEqual(toldOf('Bd with Ps behind v Kn'));
  });

  test('"x2" are ranks right behind troops', () => {
    expect(toldOf('Sp x2 v Kn')).toMatchObject({ 'a.deep': '2' });
    expect(toldOf('Bd v Wb overlapped x2')).toMatchObject({ 'b.ov': '2' });
    expect(toldOf('Bd v Wb general x2')).toBeUndefined();
  });

  test('"how fast" asks for a move, and names no grade', () => {
    expect(toldOf('how fast Kn move')).toEqual(toldOf('Kn move'));
  });

  test('right behind what is asked an opinion is no going', () => {
    expect(toldOf('Kn v Sp odds bad')).toBeUndefined();
    expect(toldOf('Kn v Sp bad')).toBeDefined();
  });

  test('who is behind "by" or "from" does it, and "away from" turns it round', () => {
    expect(toldOf('Kn shooting by Bw')).toEqual(toldOf('Kn shot at by Bw'));
    expect(toldOf('Cv get support from Ps')).toEqual(toldOf('Ps support Cv'));
    expect(toldOf('Cv get support Ps')).toBeUndefined();
    expect(toldOf('Bw shoot away from Kn')).toBeUndefined();
    expect(toldOf('how far can Bw shoot from')).toEqual(toldOf('how far can Bw shoot'));
    expect(toldOf('can Ps support in front of Cv')).toBeUndefined();
  });

  test('"cav" is cavalry, and in a wood the going is difficult, but for those who shoot', () => {
    expect(toldOf('cav v Bd')).toEqual(toldOf('Cv v Bd'));
    expect(toldOf('Ax v Kn in the woods')).toEqual(toldOf('Ax v Kn in difficult'));
    expect(toldOf('Bw shoot at Kn in a wood')).toBeUndefined();
  });

  test('two that are named by themselves fight', () => {
    for (const query of ['Kn Sp', 'kn-sp', 'KNvSP']) expect(toldOf(query), query).toEqual(toldOf('Kn v Sp'));
    expect(toldOf('Kn(F) Bd(S)')).toEqual(toldOf('Kn(F) v Bd(S)'));
    for (const query of ['Kn/Sp', 'Kn, Sp', '2 Kn 4 Sp', 'Reg Kn Irr Sp', 'Kn Sp Bd', 'Kn in front of Sp'])
      expect(toldOf(query), query).toBeUndefined();
  });

  test('a halt by itself asks what it costs, and who is higher how they fight', () => {
    expect(toldOf('halt Kn')).toEqual(toldOf('pips to halt Kn'));
    expect(toldOf('does going halt Kn')).toBeUndefined();
    expect(toldOf('Sp uphill of Kn')).toEqual(toldOf('Sp uphill v Kn'));
    expect(toldOf('is Sp uphill of Kn')).toBeUndefined();
  });

  test('a comma parts what may be of either', () => {
    expect(toldOf('Sp v Kn, overlapped')).toMatchObject({ 'any.ov': '1' });
    expect(toldOf('Sp v Kn overlapped')).toMatchObject({ 'b.ov': '1' });
    expect(toldOf('Sp, overlapped, v Kn')).toMatchObject({ 'a.ov': '1' });
    expect(toldOf('Kn rolled 4, Sp 3')).toMatchObject({ 'a.die': '4', 'b.die': '3' });
  });

  test('a comma parts more troops, too, and "and" or "with" joins them', () => {
    for (const query of ['Sp v Kn, Ps behind', 'Sp v Kn Ps behind', 'Sp v Kn overlapped Ps behind', 'Sp v Kn, with Ps'])
      expect(toldOf(query), query).toBeUndefined();
    for (const query of ['Sp v Kn and Ps behind', 'Sp v Kn with Ps behind', 'Sp v Ps behind Kn', 'Sp v Kn + Ps'])
      expect(toldOf(query), query).toMatchObject({ 'b.behind.type': 'Ps' });
    for (const query of ['Sp, Ps behind, v Kn', 'Sp, with Ps, v Kn'])
      expect(toldOf(query), query).toMatchObject({ 'a.behind.type': 'Ps' });
  });

  test('a number before "elements" says how many there are, and no march', () => {
    expect(toldOf('march Irr LH 2 elements')).toBeUndefined();
    expect(toldOf('march Irr LH 3')).toMatchObject({ nth: '3' });
    expect(toldOf('pips march 4 elements of Ps')).toMatchObject({ 'a.count': '4', do: 'march' });
    expect(toldOf('pips march 4 Ps')).toEqual({ do: 'march', 'a.type': 'Ps', number: '4' });
    expect(toldOf('Irr LH march 3, 2 elements')).toMatchObject({ 'a.count': '2', nth: '3' });
    expect(toldOf('cost of 3 elements of Kn')).toEqual(toldOf('cost of 3 Kn'));
    expect(toldOf('cost 3 elements of Kn and 2 elements of Bd')).toEqual(toldOf('cost 3 Kn and 2 Bd'));
    expect(toldOf('1 element of Sp v Kn')).toMatchObject({ 'a.type': 'Sp' });
    for (const query of ['cost 3 elements of 2 Kn', 'cost Kn 2 elements 3 elements', '2 elements of Sp v Kn'])
      expect(toldOf(query), query).toBeUndefined();
  });

  test('dice are parted by a comma, even where an edition is written so', () => {
    expect(toldOf('Sp v Kn dice 3,1')).toMatchObject({ 'a.die': '3', 'b.die': '1' });
    expect(toldOf('Sp v Kn 3,1')).toBeUndefined();
  });

  test('the factor of terrain is another than that of combat', () => {
    expect(toldOf('combat factor Ps')).toBeDefined();
    for (const query of ['terrain factor Ps', 'going factors Ps', 'Ps factor for terrain', 'Kn v Sp factors 3 4'])
      expect(toldOf(query), query).toBeUndefined();
    expect(toldOf('Kn v Sp factor bad')).toBeUndefined();
  });

  test('dice are of the side whose troops are told to be theirs', () => {
    expect(toldOf('my Kn v his Sp I roll 5 he rolls 2')).toMatchObject({ 'a.die': '5', 'b.die': '2' });
    expect(toldOf('his 2 Kn v Sp, he rolls 2')).toMatchObject({ 'a.die': '2' });
    // An "I" that rolls is who asks, and no grade.
    const told = toldOf('my Kn v Sp I roll 5');
    expect(told).toMatchObject({ 'a.die': '5' });
    expect(told).not.toHaveProperty('b.grade');
    expect(toldOf('Kn v Sp(I) rolled 5')).toMatchObject({ 'b.grade': 'I', 'b.die': '5' });
    for (const query of ['my Bd v his Kn(I) uphill', 'my Bd v his Kn I uphill', 'my Bd v his Kn I, they are uphill'])
      expect(toldOf(query), query).toMatchObject({ 'b.grade': 'I', 'b.up': '1' });
    expect(toldOf('his Bd v my Kn, they are uphill')).toMatchObject({ 'a.up': '1' });
  });

  test('what is told apart stays so until others are named, behind whatever divides them', () => {
    for (const query of [
      'Sp v Kn, uphill and overlapped',
      'Sp v Kn, overlapped uphill',
      'Kn charge Sp, overlapped and uphill',
    ])
      expect(toldOf(query), query).toMatchObject({ 'any.ov': '1', 'any.up': '1' });
    for (const parted of ['; overlapped', ': overlapped', '. Overlapped', ' - overlapped', ' and overlapped'])
      expect(toldOf(`Sp v Kn${parted}`), parted).toMatchObject({ 'any.ov': '1' });
    expect(toldOf('Sp v Kn and general')).toMatchObject({ 'any.gen': '1' });
    expect(toldOf('Sp v Kn, rolled 4 and overlapped')).toMatchObject({ 'any.die': '4', 'any.ov': '1' });
    expect(toldOf('Sp, general and overlapped, v Kn')).toMatchObject({ 'a.gen': '1', 'a.ov': '1' });
    expect(toldOf('Sp v Kn uphill and overlapped')).toMatchObject({ 'b.up': '1', 'b.ov': '1' });
    expect(toldOf('Sp v Kn, Sp uphill, overlapped')).toMatchObject({ 'a.up': '1', 'a.ov': '1' });
  });

  test('dice of who speaks and of his opponent are of either side, those that are needed of nobody', () => {
    expect(toldOf('Kn v Sp dice 3 4')).toMatchObject({ 'a.die': '3', 'b.die': '4' });
    for (const query of [
      'Kn v Sp my dice 3 his dice 4',
      'my roll 3 his roll 4 Kn v Sp',
      'Kn v Sp, he rolls 4, I roll 3',
    ])
      expect(toldOf(query), query).toMatchObject({ 'mine.die': '3', 'theirs.die': '4' });
    for (const query of ['Kn v Sp my dice 3', 'Kn v Sp my dice 3 my dice 4', 'Kn v Sp you roll 3 he rolls 4'])
      expect(toldOf(query), query).toBeUndefined();
    expect(toldOf('Kn v Sp needs to roll 5')).toBeUndefined();
    expect(toldOf('Kn v Sp xyz 3 4 dice')).toBeUndefined();
  });

  test('a number run together with troops is that of figures', () => {
    expect(toldOf('4Bd v 3Cm')).toMatchObject({ 'a.figures': '4', 'b.figures': '3' });
    expect(toldOf('4 Bd v Cm')).not.toHaveProperty('a.figures');
    expect(toldOf('3Bd v Kn')).not.toHaveProperty('a.grade');
    for (const query of ['3Bd cost', '4Bw range', '8Bw v Kn', '3Kn v 4Sp, 2 deep'])
      expect(toldOf(query), query).toBeUndefined();
  });

  test('a star says something that is not read', () => {
    expect(toldOf('Bd* v Wb')).toBeUndefined();
    expect(toldOf('Kn v Sp*')).toBeUndefined();
  });

  test('a length is a distance where it is from somewhere', () => {
    expect(toldOf('Irr Wb move 700 paces from general pips')).toMatchObject({ dist: '700' });
    expect(toldOf('Irr Wb move 50 paces general pips')).toBeUndefined();
  });
});

test('none are no troops', () => {
  expect(toldOf('cost 0 Kn')).toBeUndefined();
  expect(toldOf('cost 1 Kn')).toBeDefined();
});
