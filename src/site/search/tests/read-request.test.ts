import { describe, expect, test } from 'vitest';
import { placeAddresses } from '../engine/query/read-locator.ts';
import { readRequest } from '../engine/query/read-request.ts';

const EDITIONS = ['3.0', '3.1', '3.2', '3.3', '3.4'];
const YEARS = [2000, 2005, 2011, 2014, 2020];
const read = (query: string) => readRequest(query, EDITIONS, YEARS);

describe('addresses', () => {
  test.each([
    ['bhgs 17.6', ['bhgs 17.6'], ''],
    ['BHGS17.6', ['bhgs 17.6'], ''],
    ['17.6', ['bhgs 17.6', 'fp 17.6'], ''],
    ['25.4 mm', [], '25.4 mm'],
    ['0.5 inch gap', [], '0.5 inch gap'],
    ['17.6 gaps', ['bhgs 17.6', 'fp 17.6'], 'gaps'],
    ['fp 7.1', ['fp 7.1'], ''],
    ['fair play guideline 7.1', ['fp 7.1'], ''],
    ['clarification 3.3', ['bhgs 3.3'], ''],
    ['bhgs 13', ['bhgs 13'], ''],
    ['section 13 of the clarifications', ['bhgs 13'], ''],
    ['chapter 23 of the bhgs sheet', ['bhgs 23'], ''],
    ['part 7 of the fair play guidelines', ['fp 7'], ''],
    ['bhgs sheet, chapter 23', ['bhgs 23'], ''],
    ['page 16 unreliable (b)', ['p16 caseb'], 'page16 unreliable'],
    ['p16, case B of allies', ['p16 caseb'], 'page16 , of allies'],
    ['fig 11a', ['fig 11a'], 'figure 11a'],
    ['Figure 5', ['fig 5'], 'figure 5'],
    ['fig 9d', ['fig 9d'], 'figure 9d'],
    ['note 6', ['note 6'], ''],
    ['Explanatory note no. 3 mounted infantry', ['note 3'], 'mounted infantry'],
    ['4/80', ['list 4/80'], '4/80'],
    ['book 3 list 40', ['list 3/40'], '3/40'],
    ['Book 3, list 40 vikings', ['list 3/40'], '3/40 vikings'],
    ['errata book 3 page 20', ['book 3 p20'], 'errata list errata'],
    ['bk. 2, p 60', ['book 2 p60'], 'list errata'],
    ['17.99', ['bhgs 17.99', 'fp 17.99'], ''],
    ['rear-support.spears', ['rear-support.spears'], 'rear-support.spears'],
  ])('"%s" leads to %j', (query, addresses, words) => {
    expect(read(query)).toMatchObject({ words, edition: null, dba: false });
    expect(read(query).addresses).toEqual(expect.arrayContaining(addresses));
  });

  test('a price among words is no address', () => {
    expect(read('Ax(S) costs 4.5 points')).toMatchObject({ words: 'Ax(S) costs 4.5 points' });
    expect(read('Ax(S) costs 4.5 points').addresses).not.toContain('bhgs 4.5');
  });

  test('a page is a word of its own', () => {
    expect(read('p24 recoil').words).toBe('page24 recoil');
    expect(read('Page 24, recoil').words).toBe('page24 , recoil');
  });
});

test.each([
  ['3.3 sheet section 6 p21', '3.3 section 6', 'page21'],
  ['section 2 of the 3.3 amendment sheet', '3.3 section 2', 'of sheet'],
])('"%s" leads to a section of the sheet', (query, address, words) => {
  expect(read(query)).toMatchObject({ edition: '3.3', words });
  expect(read(query).addresses).toContain(address);
});

test.each([
  ['3.4 sheet p12 numbered paragraph 2', '3.4 p12 number2', 'page12'],
  ['page 24 of the 3.4 amendments', '3.4 p24', 'page24 of'],
])('"%s" leads first to what the sheet names', (query, address, words) => {
  expect(read(query)).toMatchObject({ edition: '3.4', words });
  expect(read(query).addresses[0]).toBe(address);
});

test('a page of an edition is no page of its sheet', () => {
  expect(read('3.4 page 24').addresses).not.toContain('3.4 p24');
  expect(read('can I use the 3.1 play sheet').words).toBe('can I use play sheet');
});

test.each([
  ['fair play no. 7', 'fp 7'],
  ['seventh fair play guideline', 'fp 7'],
  ['guideline number seven', 'fp 7'],
  ['fair play rule 7.1', 'fp 7.1'],
  ['clarification #13', 'bhgs 13'],
  ['13.2 of the clarifications', 'bhgs 13.2'],
  ['figure five', 'fig 5'],
  ['fifth explanatory note of 3.2', 'note 5'],
  ['6th amendment of 3.3', '3.3 section 6'],
])('a number may be said in another form: "%s"', (query, address) => {
  expect(read(query).addresses).toContain(address);
});

test.each(['first section of a column', 'two notes', 'a second figure'])('"%s" is looked up nowhere', (query) => {
  expect(read(query).addresses).toHaveLength(1);
});

describe('editions', () => {
  test.each([
    ['the 2011 rules', '3.2'],
    ['my 2005 play sheet', '3.1'],
    ['spears in 2014-15', '3.3'],
    ['2011', '3.2'],
    ['recoil before 2020', '3.4'],
  ])('"%s" names one by its year', (query, edition) => {
    expect(read(query).edition).toBe(edition);
  });

  test.each([
    'in 2000 paces',
    'army of 2005 points',
    'bhgs sheet of 2012',
    'errata of 2017',
    'the 1999 rules',
    'within 2000p',
  ])('"%s" names none', (query) => {
    expect(read(query).edition).toBeNull();
  });

  test.each([
    ['3.4 recoil', '3.4', 'recoil'],
    ['recoil in 3.1', '3.1', 'recoil'],
    ['DBM 3.2 blades', '3.2', 'blades'],
    ['v3.3 spears', '3.3', 'spears'],
    ['3.2 note 6', '3.2', ''],
  ])('"%s" asks %s', (query, edition, words) => {
    expect(read(query)).toMatchObject({ edition, words });
  });

  test.each([
    ['what changed in 3.3', '3.2-3.3'],
    ['3.3 changes', '3.2-3.3'],
    ['list of the amendments of 3.1', '3.0-3.1'],
    ['what is new in 3.4?', '3.3-3.4'],
    ['what is different in the newest edition', '3.3-3.4'],
    ['what changed', '3.3-3.4'],
    ['new in the latest rules', '3.3-3.4'],
    ['what changed since 3.2', '3.2-3.4'],
    ['differences between 3.2 and 3.3', '3.2-3.3'],
    ['changes from 3.1 to 3.3', '3.1-3.3'],
    ['what changed in 3.0', '3.0-3.1'],
    ['changes from 3.0 to 3.4 all at once', '3.0-3.4'],
    ['overview of 3.3', '3.2-3.3'],
    ['what is different in 3.1 from the book of 1999', '3.0-3.1'],
    ['what changed from edition 3.1', '3.1-3.4'],
    ['what has changed in 3.4 that I should know', '3.3-3.4'],
    ['did 3.4 change anything', '3.3-3.4'],
    ['everything that changed from 3.1 to 3.3', '3.1-3.3'],
  ])('"%s" leads to the comparison', (query, step) => {
    expect(read(query).addresses[0]).toBe(`changes ${step}`);
  });

  test.each([
    ['back after 3.1', '3.1-3.4'],
    ['coming back from 3.2', '3.2-3.4'],
    ['back after 3.1 for many years', '3.1-3.4'],
    ['what will bite', '3.3-3.4'],
    ['I am back after DBM 3.1', '3.1-3.4'],
    ['returning after 3.3', '3.3-3.4'],
    ['what is new since 3.2 in short', '3.2-3.4'],
    ['what will bite in 3.4', '3.3-3.4'],
    ['what will bite me after 3.1', '3.1-3.4'],
    ['last played 3.0 what will catch me out in 3.4', '3.0-3.4'],
    ['I only knew 3.1', '3.1-3.4'],
    ['I stopped playing at 3.1, what will catch me out now', '3.1-3.4'],
    ['gave up after 3.2 what will bite', '3.2-3.4'],
    ['not played since 3.1, what will hurt me', '3.1-3.4'],
    ['not played since 3.0 what is different now', '3.0-3.4'],
    ['changes from 3.1 to 3.3 in short', '3.1-3.3'],
    ['differences between 3.1 and 3.4 on one page', '3.1-3.4'],
    ['not played since 2012, what do I need to relearn', '3.2-3.4'],
    ['my last game was in 2010', '3.1-3.4'],
    ['I learned DBM with 3.1, what is new', '3.1-3.4'],
  ])('"%s" leads to what will bite, and then to the comparison', (query, step) => {
    expect(read(query).addresses.slice(0, 2)).toEqual([`bites ${step}`, `changes ${step}`]);
  });

  test.each(["haven't played for ten years, what changed", 'back to DBM after a long break', 'not played in ages'])(
    '"%s" leads to all that changed',
    (query) => {
      expect(read(query).addresses[0]).toBe('what changed');
      expect(read(`${query} since 3.1`).addresses).not.toContain('what changed');
    },
  );

  test.each([
    'push back from behind',
    'short table edge in 3.3',
    'play sheet of 3.4 on one page',
    'shooting back after a charge in 3.2',
  ])('"%s" asks for nothing in short', (query) => {
    expect(read(query).addresses.filter((each) => each.startsWith('bites'))).toEqual([]);
  });

  test.each([
    ['3.3 changes to spears', '3.2', '3.3', 'spears', false],
    ['why did 3.2 make blades cheaper', '3.1', '3.2', 'make blades', true],
    ['why no spears since 3.2', '3.1', '3.2', 'no spears', true],
    ['what changed for knights', '3.0', '3.4', 'knights', false],
    ['new wording for spears in 3.4, do they play different', '3.3', '3.4', 'spears they', false],
    ['what did 3.4 do to recoils', '3.3', '3.4', 'recoils', false],
    ['is recoil clearer in 3.4', '3.3', '3.4', 'recoil', false],
    ['why was the bonus of deep warband removed', '3.0', '3.4', 'bonus deep warband', true],
    ['why has the +1 for spears as support been taken away', '3.0', '3.4', '1 spears as support', true],
    ['why were the costs of galleys changed', '3.0', '3.4', 'costs galleys', true],
    ['did spears use to support knights', '3.0', '3.4', 'spears support knights', false],
    ["don't pikes support psiloi any more", '3.0', '3.4', 'don t pikes support psiloi', false],
    ['3.2 note 3 of the amendments', '3.1', '3.2', '', false],
  ])('"%s" asks of what changed', (query, from, to, about, ofOne) => {
    expect(read(query).changes).toEqual({ from, to, about, ofOne, inShort: false, why: query.startsWith('why') });
    expect(read(query).addresses.filter((each) => each.startsWith('changes'))).toEqual([]);
  });

  test.each([
    ['superior archers 3.3 against 3.4', '3.3', '3.4', 'superior archers'],
    ['3.3 gaps, and in 3.2', '3.2', '3.3', 'gaps'],
    ['is the 2005 play sheet still good for 3.4', '3.1', '3.4', 'play'],
    ['what is different for spears', '3.0', '3.4', 'spears'],
    ['how are spears different from 3.1', '3.1', '3.4', 'spears'],
  ])('"%s" compares editions', (query, from, to, about) => {
    expect(read(query).changes).toMatchObject({ from, to, about });
  });

  test.each(['did they change the facing rules', 'what changed about changing sides'])(
    '"%s" asks what changed of what changes at the table',
    (query) => {
      expect(read(query).changes).not.toBeNull();
    },
  );

  test.each(['playsheet 3.1', '3.1 playsheet', 'playsheet of 3.1', 'in 3.1 playsheet'])(
    '"%s" leads to what has that name there',
    (query) => {
      expect(read(query)).toMatchObject({ edition: '3.1', name: 'playsheet' });
    },
  );

  test.each([
    'psiloi of a different grade behind',
    'two different generals in one group',
    'rank behind is different grade',
  ])('"%s" compares troops, and no editions', (query) => {
    expect(read(query).changes).toBeNull();
  });

  test.each([
    'why is my element destroyed',
    'why are my troops removed',
    'new column',
    '3.3 spears',
    'which dice do I use to shoot',
    'can I have any more generals',
    'can a general change sides',
    'when does an ally change his allegiance',
    'change facing of a group',
  ])('"%s" asks of no change', (query) => {
    expect(read(query).changes).toBeNull();
  });
});

test('a grade before the sort of troops is one of their type', () => {
  expect(read('superior regular spearmen').words).toBe('regular superior spearmen');
  expect(read('superior regular').words).toBe('superior regular');
});

describe('places on a page', () => {
  test.each([
    ['page 21 para 4', 'p21 para4', 'page21'],
    ['p21 paragraph 3, 2nd bullet', 'p21 para3 bullet2', 'page21 ,'],
    ['pg. 22 third bullet spears', 'p22 bullet3', 'page22 spears'],
    ['page 39a para 1', 'p39a para1', 'page39a'],
    ['page 12 numbered paragraph 2', 'p12 number2', 'page12'],
    ['p10 double base last bullet', 'p10 bulletlast', 'page10 double base'],
    ['page 16 last +1', 'p16 plus1-last', 'page16'],
    ['p16 the fifth plus one', 'p16 plus1-5', 'page16 the'],
    ['p22 2nd -2 blades', 'p22 minus2-2', 'page22 blades'],
    ['p12 numbered 2 WW bullet', 'p12 number2', 'page12 WW'],
  ])('"%s"', (query, address, words) => {
    expect(read(query)).toMatchObject({ words });
    expect(read(query).addresses).toContain(address);
  });

  test('what the content says of a place leads to it, and so does the larger place', () => {
    expect(placeAddresses(18, 'Movement restrictions, para 4, 2nd bullet')).toEqual(['p18 para4 bullet2', 'p18 para4']);
    expect(placeAddresses(12, 'Terrain choosing, para 3 (numbered 2), 1st bullet')).toEqual([
      'p12 number2 bullet1',
      'p12 number2',
      'p12 para3 bullet1',
      'p12 para3',
    ]);
    expect(placeAddresses(10, 'Double based elements, last bullet')).toEqual(['p10 bulletlast']);
    expect(placeAddresses(11, 'Army size, para 1, last sentence but one')).toEqual(['p11 para1']);
    expect(placeAddresses(16, 'Unreliable allies, (b)')).toEqual(['p16 caseb']);
    expect(placeAddresses(16, 'Player initiative point dicing, 3rd +1')).toEqual(['p16 plus1-3']);
    expect(placeAddresses(null, 'Figure 6')).toEqual([]);
    expect(placeAddresses(16, 'Player initiative point dicing')).toEqual([]);
  });
});

test.each([
  ['what do the rules say about elephants', 'elephants'],
  ['in the rules, which way do they flee', ', which way do they flee'],
  ['is there a rule about distance', 'distance'],
  ['according to the rules', 'according to the rules'],
])('what "%s" says around its question says nothing', (query, words) => {
  expect(read(query).words).toBe(words);
});

test.each([
  ['p12 numbered 2 WW bullet', true],
  ['page 12 para 3, the sentence on rivers', true],
  ['page 12 numbered paragraph 2', false],
  ['p21 paragraph 3, 2nd bullet', false],
])('whether "%s" means a part that its words tell: %s', (query, within) => {
  expect(read(query).within).toBe(within);
});

describe('whether something holds', () => {
  test.each([
    ['does bhgs 22.2 still count in 3.4', 'does'],
    ['is bhgs 22.2 still valid', 'is'],
    ['bhgs 22.2 out of date?', '?'],
    ['does clarification 22.2 apply any more', 'does'],
    ['BHGS 22.2 superseded by 3.4', 'by'],
  ])('"%s" asks so of what is numbered', (query, words) => {
    expect(read(query)).toMatchObject({ holds: true, words });
    expect(read(query).addresses[0]).toBe('status of bhgs 22.2');
  });

  test.each([
    ['is my 3.1 sheet on marching still good', '3.4', '3.1'],
    ['are the 2005 rules out of date', '3.4', '3.1'],
  ])('"%s" is asked of the newest edition, and of what changed until then', (query, edition, from) => {
    expect(read(query)).toMatchObject({ holds: true, edition, changes: { from, to: edition } });
  });

  test('the edition behind is the one in which it is to hold', () => {
    expect(read('is support by psiloi still valid in 3.2')).toMatchObject({
      holds: true,
      edition: '3.2',
      changes: null,
    });
  });

  test.each(['do psiloi behind still count', 'bhgs 22.2', 'in 3.2 does support still count in a wood'])(
    '"%s" does not',
    (query) => {
      expect(read(query).holds).toBe(false);
      expect(read(query).addresses.filter((each) => each.startsWith('status'))).toEqual([]);
    },
  );
});

describe('the other game', () => {
  test.each([
    ['dba psiloi', true],
    ['DBA 2.2 pikes', true],
    ['dbandit', false],
    ['how does DBA differ from DBM', false],
    ['psiloi', false],
  ])('"%s": %s', (query, dba) => {
    expect(read(query).dba).toBe(dba);
  });
});

test('who asks when something came in asks for the change, and who says that it comes in does not', () => {
  expect(read('when did pressing forward come in').changes?.about).toContain('pressing forward');
  expect(read('when did warband lose their bonus').changes?.about).toContain('warband');
  expect(read('why did blades get cheaper').changes?.about).toContain('blades');
  expect(read('when do warband lose').changes).toBeNull();
  expect(read('where do flank marches come in').changes).toBeNull();
});
