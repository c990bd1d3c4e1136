import { describe, expect, test } from 'vitest';
import { idsOf, searchOf } from './build.ts';

const RULES = [
  { id: 'knights-s', title: 'Knights (S)', text: 'Knights (S) are elite nobles.' },
  { id: 'knights-x', title: 'Knights (X)', text: 'Knights (X) count as (S) when bowmen shoot at them.' },
  { id: 'less-knights', title: 'Less: knights', text: 'Knights are destroyed by bowmen (S). If not, they recoil.' },
  {
    id: 'less-bowmen',
    title: 'Less: bowmen',
    text: 'Bowmen are destroyed by any mounted troops. If not, they recoil.',
  },
  { id: 'support-blades', title: 'Blades', text: 'Blades (S) or (F) add +1 for rear support in rough going.' },
  { id: 'paces', title: 'Paces', text: 'Distances are given in paces. Elephants move 150 paces.' },
];
const search = searchOf(RULES);

describe('grades', () => {
  test.each(['Kn(X)', 'kn (x)', 'KnX', 'Kn x', 'exception knights', 'kn(X'])(
    '"%s" finds knights (X) first',
    async (query) => {
      const found = await search(query);
      expect(idsOf(found)[0]).toBe('knights-x');
      expect(idsOf(found)).not.toContain('knights-s');
    },
  );

  test('what names another grade in passing is a near hit that says what it lacks', async () => {
    const { hits } = await search('Kn contact Bw(O)');
    expect(hits.find(({ url }) => url.endsWith('less-knights'))?.missing).toContain('Bw(O)');
  });

  test('that people ask there for a grade does not make a text about another grade the answer', async () => {
    const asked = searchOf([
      { id: 'rear', title: 'Rear ranks', text: 'Blades (X) shoot.', asked: ['Bd(S) shoot from behind'] },
    ]);
    expect((await asked('Bd(S) shoot')).hits[0]?.missing).toEqual(['Bd(S)']);
  });

  test('of a table, the row of that grade is shown', async () => {
    const prices = searchOf([
      {
        id: 'prices',
        title: 'Prices',
        text: 'Army points for each element, blades and others. A dash: none.\n◦ Elephants: El(S) 20\n◦ Blades: Bd(S) 9, Bd(O) 7',
      },
    ]);
    const [hit] = (await prices('Bd(O) army points each element')).hits;
    expect(
      hit
        ?.excerpt()
        .runs.map(({ text }) => text)
        .join(''),
    ).toContain('Bd(O) 7');
  });

  test('what names no grade at all is of every grade', async () => {
    const { hits } = await search('Bw(O) mounted');
    expect(hits[0]).toMatchObject({ title: 'Less: bowmen', missing: [] });
  });

  test('each grade of a list is asked for', async () => {
    expect(idsOf(await search('Bd(S)/Bd(F)'))[0]).toBe('support-blades');
    expect(idsOf(await search('Bd(I)'))).toEqual([]);
  });
});

describe('what people say', () => {
  test.each([
    ['archers', 'less-bowmen'],
    ['bowmen shoved back', 'less-bowmen'],
    ['RGo support', 'support-blades'],
    ['rear support', 'support-blades'],
    ['+1', 'support-blades'],
    ['plus one', 'support-blades'],
  ])('"%s" finds %s', async (query, id) => {
    expect(idsOf(await search(query))[0]).toBe(id);
  });
});

describe('a grade of troops by another name', () => {
  const archers = searchOf([
    { id: 's', title: 'Bowmen (S)', text: 'Bowmen (S) shoot far.' },
    { id: 'o', title: 'Bowmen (O)', text: 'Bowmen (O) shoot.' },
  ]);

  test.each(['superior archers', 'archers (S)', 'archers(S) shoot'])('"%s" is one of their type', async (query) => {
    expect(idsOf(await archers(query))).toEqual(['s']);
  });

  test.each(['ordinary horsemen', 'superior shooting'])('"%s" is none of one type', async (query) => {
    expect((await archers(query)).hits.flatMap(({ missing }) => missing)).not.toContain('Bw(O)');
    expect(idsOf(await archers(query)).length).not.toBe(1);
  });
});

describe('an article before a word', () => {
  const wagons = searchOf([
    { id: 'sight', title: 'Aware', text: 'Those aware of the enemy see them.' },
    {
      id: 'edge',
      title: 'Shooting from any edge',
      text: 'War wagons shoot from any edge.',
      asked: ['war wagon shoots'],
    },
    { id: 'beat', title: 'Beat', text: 'Who beat the enemy, beat them.' },
  ]);

  test('makes no other word of it', async () => {
    const found = await wagons('which side may a war wagon shoot from');
    expect(idsOf(found)[0]).toBe('edge');
    expect(found.hits[0]?.missing).toEqual(['side']);
    expect(idsOf(await wagons('must he be at the edge'))).not.toContain('beat');
  });
});

describe('ways of asking', () => {
  const asked = searchOf([
    { id: 'titled', title: 'Kettle', text: 'A gully.' },
    { id: 'asked', title: 'Terrain', text: 'See there.', asked: ['gully, kettle', 'dice', 'cocked'] },
  ]);

  test('who asks in just the words of one is answered by it, in whatever order', async () => {
    expect(idsOf(await asked('kettle gully'))[0]).toBe('asked');
  });
});

describe('troops behind others', () => {
  const ranks = searchOf([
    { id: 'group', title: 'Blades and knights in one group', text: 'Kn and Bd pay more. Kn. Bd.', asked: ['Bd Kn'] },
    { id: 'behind', title: 'Bowmen behind blades', text: 'Rear support of blades by bowmen.' },
    { id: 'second', title: 'Second rank: blades', text: 'Rear support of blades.' },
  ]);

  test.each([
    ['Bd+Bw v Kn', 'behind'],
    ['Bd(O) + Bw v Kn', 'behind'],
    ['Bd+Bd v Kn', 'second'],
    ['Bd v Kn', 'group'],
  ])('"%s" is about %s', async (query, first) => {
    expect(idsOf(await ranks(query))[0]).toBe(first);
  });
});

test('what is asked of every case is answered by a theorem, before a single one', async () => {
  const found = searchOf([
    { id: 'case', title: 'Guns recoil', text: 'Guns recoil from these.' },
    { id: 'all', title: 'Guns recoil', text: 'Guns recoil from nobody.', kind: 'theorem' },
  ]);
  expect(idsOf(await found('do guns recoil'))[0]).toBe('case');
  expect(idsOf(await found('do guns ever recoil'))[0]).toBe('all');
});

describe('a place in print', () => {
  const pages = searchOf([
    { id: 'all', title: 'River, sea, road', text: 'River, sea and road.', addresses: ['p12 number2'] },
    { id: 'river', title: 'River', text: 'A river.', addresses: ['p12 number2 bullet1', 'p12 number2'] },
    { id: 'sea', title: 'Sea', text: 'A wide sea.', addresses: ['p12 number2 bullet2', 'p12 number2'] },
    { id: 'old', title: 'Road', text: 'A road.', addresses: ['p12 number2 bullet3'], editions: ['3.0'] },
  ]);

  test('a paragraph comes before its bullets, but not where one of them is meant', async () => {
    expect(idsOf(await pages('p12 numbered 2 sea'))[0]).toBe('all');
    expect(idsOf(await pages('p12 numbered 2 sea bullet'))[0]).toBe('sea');
  });

  test('nor where more than one word tells what is asked of the place', async () => {
    expect(idsOf(await pages('p12 numbered 2 wide sea'))[0]).toBe('sea');
  });

  test('the last is the one with the greatest number that the edition has', async () => {
    expect(idsOf(await pages('p12 numbered 2 last bullet'))[0]).toBe('sea');
    expect(idsOf(await pages('p12 numbered 2 last bullet', '3.0'))[0]).toBe('old');
  });
});

describe('two troop types', () => {
  const outcomes = searchOf([
    { id: 'less-bowmen', title: 'Less: bowmen', text: 'Bowmen are destroyed by knights. If not, they recoil.' },
    { id: 'less-knights', title: 'Less: knights', text: 'Knights are destroyed by bowmen (S). If not, they recoil.' },
    { id: 'less-blades', title: 'Less: blades', text: 'Blades are destroyed by knights. If not, they recoil.' },
  ]);

  test('and "v" before a type begins no other name', async () => {
    const points = searchOf([
      { id: 'points', title: 'Points', text: 'Victory points (VPs) go to the winner.' },
      { id: 'less-psiloi', title: 'Less: psiloi', text: 'Psiloi flee from knights.' },
    ]);
    expect(idsOf(await points('Kn v Ps'))[0]).toBe('less-psiloi');
  });

  test.each([
    ['Bw less v Kn', 'less-bowmen'],
    ['Kn less v Bw', 'less-knights'],
    ['Bd less v LH', 'less-blades'],
  ])('"%s" is about the first: %s', async (query, id) => {
    expect(idsOf(await outcomes(query))[0]).toBe(id);
  });

  test('an enemy that the row does not name is said to be missing', async () => {
    expect((await outcomes('Bd less v LH')).hits[0]?.missing).toEqual(['LH']);
  });
});

describe('words that say little', () => {
  test('what lacks one is no near hit', async () => {
    expect((await search('paces given instead')).hits[0]).toMatchObject({ title: 'Paces', missing: [] });
  });
});

describe('slips', () => {
  test.each([
    ['elephnats', 'elephants'],
    ['elefants', 'elephants'],
    ['distanses', 'distances'],
    ['pacces', 'paces'],
  ])('"%s" is taken for "%s", and says so', async (query, word) => {
    const { hits, corrected } = await search(query);
    expect(hits[0]?.title).toBe('Paces');
    expect(corrected).toEqual([{ typed: query, word }]);
  });

  test('a comparative of a word is no slip in another form of it, and a text may do without', async () => {
    const clears = searchOf([
      { id: 'clear', title: 'A clear path', text: 'It has cleared its path.' },
      { id: 'recoil', title: 'The recoil', text: 'It recoils.' },
    ]);
    const { hits, corrected } = await clears('is the recoil clearer ');
    expect(corrected).toEqual([]);
    expect(hits[0]).toMatchObject({ title: 'The recoil', missing: [] });
  });

  test('of a short word no letter is taken for one that lies elsewhere on the keys', async () => {
    const hills = searchOf([{ id: 'steep', title: 'Steep hills', text: 'Hills that are steep.' }]);
    expect(await hills('sleep ')).toMatchObject({ hits: [], corrected: [], unknown: ['sleep'] });
    expect((await hills('sreep ')).corrected).toEqual([{ typed: 'sreep', word: 'steep' }]);
    expect((await hills('stepe ')).corrected).toEqual([{ typed: 'stepe', word: 'steep' }]);
  });

  test('of two words that are as near, the one that makes a name of the word before is meant', async () => {
    const ranks = searchOf([
      { id: 'name', title: 'Rear support', text: 'It counts.' },
      { id: 'other', title: 'Suppost', text: 'A suppost.' },
      { id: 'more', title: 'Suppost', text: 'Another suppost.' },
    ]);
    expect((await ranks('rear suppoxt ')).corrected).toEqual([{ typed: 'suppoxt', word: 'support' }]);
    expect((await ranks('suppoxt ')).corrected).toEqual([{ typed: 'suppoxt', word: 'suppost' }]);
  });

  test('what a near hit does not have is named as it was understood', async () => {
    const { hits } = await search('elefants zzzz paces knihgts ');
    expect(hits[0]).toMatchObject({ title: 'Paces', missing: ['zzzz', 'knights'] });
  });

  test('a word that is still being typed is completed without a remark', async () => {
    expect(await search('elep')).toMatchObject({ corrected: [], hits: [{ title: 'Paces' }] });
  });

  test('a word that resembles nothing is nowhere', async () => {
    expect(await search('zzzz')).toMatchObject({ hits: [], whole: 0, unknown: ['zzzz'] });
  });

  test('of two words in one both are known', async () => {
    expect((await search('elephantsknights')).unknown).toEqual([]);
    for (const half of ['elephantszzzzz', 'zzzzzelephants'])
      expect(await search(half)).toMatchObject({ whole: 0, unknown: [half] });
  });

  test('a short word is taken for a common one only', async () => {
    const common = Array.from({ length: 10 }, (_, place) => ({ id: `${place}`, title: 'Flank', text: 'A flank.' }));
    const turning = searchOf(common);
    expect(await turning('fank')).toMatchObject({ corrected: [{ typed: 'fank', word: 'flank' }] });
    expect((await searchOf([{ id: 'one', title: 'Flank', text: 'A flank.' }])('fank')).unknown).toEqual(['fank']);
  });

  test('every word counts: what lacks one is near, and says which', async () => {
    const found = await search('elephants zzzz');
    expect(found.whole).toBe(0);
    expect(found.hits[0]).toMatchObject({ title: 'Paces', missing: ['zzzz'] });
  });
});

describe('ranking', () => {
  test('what has every word comes before what says one of them over and over', async () => {
    const common = Array.from({ length: 4 }, (_, place) => ({
      id: `${place}`,
      title: 'Dice',
      text: 'One dice each.',
    }));
    const cocked = searchOf([
      { id: 'often', title: 'Gully', text: 'A gully, in a gully.', asked: ['gully'] },
      { id: 'both', title: 'Terrain', text: `${'It is long. '.repeat(2)} A dice for the gully.` },
      ...common,
    ]);
    expect(idsOf(await cocked('gully dice'))[0]).toBe('both');
  });

  const ranked = searchOf([
    {
      id: 'scattered',
      title: 'My line of knights meets a line of bowmen. Both sides have shot. What happens to the knights first?',
      text: 'Knights move. The first bound is over. Bowmen shoot.',
      kind: 'ruling',
      answer: 'They recoil',
    },
    {
      id: 'order',
      title: 'Order of shooting',
      text: 'The active player says who shoots.',
      asked: ['who shoots first'],
    },
    { id: 'question', title: 'May bowmen shoot first?', text: 'Yes.', kind: 'ruling', answer: 'Yes' },
    ...RULES,
  ]);

  test('a way of asking that says just this comes before words that stand scattered', async () => {
    expect(idsOf(await ranked('who shoots first'))[0]).toBe('order');
  });

  test('of two that match alike the one comes first that something interprets which matches too', async () => {
    const [moat, ditch] = ['moat', 'ditch'].map((id) => ({ id, title: id, text: 'It may be crossed by bowmen.' }));
    const crossing = {
      id: 'r',
      kind: 'ruling',
      title: 'May bowmen cross it?',
      text: 'They may.',
      answer: 'Yes',
    } as const;
    for (const [of, other] of [
      ['moat', 'ditch'],
      ['ditch', 'moat'],
    ] as const) {
      const found = idsOf(await searchOf([moat!, ditch!, { ...crossing, interprets: [of] }])('bowmen crossed'));
      expect(found.filter((id) => id !== 'r')).toEqual([of, other]);
    }
  });

  test('a question that matches a ruling has the ruling first, with its answer', async () => {
    expect((await ranked('may bowmen shoot first')).hits[0]).toMatchObject({ kind: 'ruling', answer: 'Yes' });
  });

  test('the troops that are named first are the ones asked about', async () => {
    const outcomes = searchOf([
      { id: 'kn', title: 'Less: knights', text: 'Destroyed by elephants.' },
      { id: 'el', title: 'Less: elephants', text: 'Destroyed by knights.' },
    ]);
    expect(idsOf(await outcomes('Kn v El'))[0]).toBe('kn');
    expect(idsOf(await outcomes('El v Kn'))[0]).toBe('el');
  });
});

describe('who loses', () => {
  const outcomes = searchOf([
    { id: 'kn', title: 'Less: knights', text: 'Destroyed by elephants.' },
    { id: 'el', title: 'Less: elephants', text: 'Destroyed by knights.' },
  ]);

  test.each([
    ['Kn v El', 'kn'],
    ['Kn v El lose', 'kn'],
    ['Kn against El, El lose', 'el'],
    ['Kn beat El', 'el'],
    ['Kn beaten by El', 'kn'],
  ])('is who "%s" is about', async (query, first) => {
    expect(idsOf(await outcomes(query))[0]).toBe(first);
  });
});

test('who beats is not whom the query is about', async () => {
  const outcomes = searchOf([
    { id: 'kn', title: 'Less: knights', text: 'Destroyed.' },
    { id: 'el', title: 'Less: elephants', text: 'Destroyed by a row of them.' },
  ]);
  expect(idsOf(await outcomes('Kn destroyed by a row of El'))).toEqual(['kn', 'el']);
});

test('a ruling whose question names an edition is for that one', async () => {
  const rulings = searchOf([
    { id: 'old', title: 'In 3.2, do my Bw behind Kn shoot?', text: 'They do.', kind: 'ruling' },
    { id: 'new', title: 'Do my Bw behind Kn shoot?', text: 'They do not.', kind: 'ruling' },
  ]);
  expect(idsOf(await rulings('Bw behind Kn shoot', '3.2'))[0]).toBe('old');
  for (const edition of ['3.1', '3.4']) expect(idsOf(await rulings('Bw behind Kn shoot', edition))[0]).toBe('new');
});

describe('lists', () => {
  const found = searchOf([
    { id: 'case', title: 'My bowmen wish to shoot over blades. May they?', text: 'No.', kind: 'ruling' },
    { id: 'who', title: 'Shooting', text: 'These may shoot:\n• Bowmen\n• Artillery\n• Some naval\n• War wagons' },
    { id: 'all', title: 'Shooting lists', text: 'All that may shoot.', kind: 'list' },
  ]);

  test('who asks for all gets what lists it before a single case', async () => {
    const ids = idsOf(await found('everything that may shoot'));
    expect(ids.slice(0, 2).toSorted()).toEqual(['all', 'who']);
  });

  test('who asks of one case does not get a list first', async () => {
    expect(idsOf(await found('may bowmen shoot'))[0]).not.toBe('all');
  });
});

describe('editions', () => {
  const editions = searchOf([
    { id: 'spears', title: 'Spears', text: 'Spears of the same grade.', editions: ['3.0', '3.1', '3.2'] },
    { id: 'spears', title: 'Spears', text: 'Spears that can support.', editions: ['3.3', '3.4'] },
    { id: 'deep', title: 'Deep warband', text: 'Warband three deep.', editions: ['3.1'] },
    { id: 'dba', title: 'Spears', text: 'Spears in DBA.', kind: 'dba', editions: ['dba'] },
    { id: 'changes', title: 'What 3.3 changed', text: 'Spears.', kind: 'comparison', addresses: ['changes 3.2-3.3'] },
    { id: 'seven', title: 'Gaps', text: 'A gap.', kind: 'clarification', addresses: ['bhgs 17.6'] },
  ]);

  test('a query searches the edition that it names', async () => {
    expect(await editions('3.2 spears')).toMatchObject({
      edition: '3.2',
      hits: [{ editions: ['3.0', '3.1', '3.2'] }, {}],
    });
    expect((await editions('spears')).hits[0]).toMatchObject({ editions: ['3.3', '3.4'], replacedIn: null });
  });

  test('where all are searched, replaced wording says so and comes after the one in force', async () => {
    const { hits } = await editions('spears of the same grade', null);
    const [first, second] = hits.filter(({ kind }) => kind === 'clause');
    expect(first).toMatchObject({ editions: ['3.3', '3.4'], replacedIn: null });
    expect(second).toMatchObject({ editions: ['3.0', '3.1', '3.2'], replacedIn: '3.3' });
  });

  test('what another edition has is named', async () => {
    expect((await editions('warband three deep')).elsewhere).toEqual(['3.1']);
  });

  test('the other game is searched only where it is asked for', async () => {
    expect(idsOf(await editions('dba spears'))).toEqual(['dba']);
    for (const edition of ['3.4', null]) expect(idsOf(await editions('spears', edition))).not.toContain('dba');
  });

  test('what an edition does not have is found by its address, with what stands in its place', async () => {
    const numbered = searchOf([
      {
        id: 'gone',
        title: 'Old ruling',
        text: 'So it was.',
        editions: ['3.1'],
        addresses: ['bhgs 22.2'],
        instead: ['now'],
      },
      { id: 'now', title: 'New rule', text: 'So it is.', editions: ['3.4'] },
    ]);
    const { hits } = await numbered('bhgs 22.2');
    expect(hits.map(({ title, notIn }) => [title, notIn])).toEqual([
      ['Old ruling', '3.4'],
      ['New rule', null],
    ]);
    expect(hits[0]?.instead.map(({ title }) => title)).toEqual(['New rule']);
    expect(idsOf(await numbered('is bhgs 22.2 still valid'))).toEqual(['now', 'gone']);
    expect((await numbered('bhgs 22.2', '3.1')).hits[0]).toMatchObject({
      title: 'Old ruling',
      notIn: null,
      instead: [],
    });
  });

  test('what is told of its status comes first where somebody asks whether it holds', async () => {
    const numbered = searchOf([
      { id: 'number', title: 'A gap', text: 'So it is.', addresses: ['bhgs 16.6'] },
      {
        id: 'status',
        title: 'How wide is it?',
        text: 'Wide.',
        kind: 'discrepancy',
        addresses: ['status of bhgs 16.6'],
      },
    ]);
    expect(idsOf(await numbered('does bhgs 16.6 still apply'))).toEqual(['status', 'number']);
    expect(idsOf(await numbered('bhgs 16.6'))).toEqual(['number']);
  });

  test('a change by a later edition is found from the one before', async () => {
    const changed = searchOf([
      { id: 'gap', title: 'Gaps', text: 'A gap.' },
      { id: 'change', title: 'Gaps: what 3.3 changed', text: 'A gap.', kind: 'change', editions: ['3.3'] },
    ]);
    expect(idsOf(await changed('3.3 gaps, how was it in 3.2'))[0]).toBe('change');
    expect(idsOf(await changed('gaps in 3.2'))).toEqual(['gap']);
  });

  test('who asks what changed is told that, and why, before the rule as it stands', async () => {
    const changed = searchOf([
      { id: 'deep', title: 'Warband', text: 'Warband of any depth. Warband add one.', asked: ['warband'] },
      {
        id: 'why',
        title: 'Warband: what 3.2 changed',
        text: 'They were too strong.',
        kind: 'change',
        editions: ['3.2', '3.3', '3.4'],
      },
    ]);
    for (const query of ['what did 3.2 change about warband', 'why did warband change', 'warband no longer'])
      expect([query, idsOf(await changed(query))[0]]).toEqual([query, 'why']);
    expect(idsOf(await changed('warband'))[0]).toBe('deep');
  });

  test('who asks what changed for a troop type is led to the comparison, narrowed down to it', async () => {
    const listed = searchOf([
      { id: 'all', title: 'What 3.4 changed', text: 'Much.', kind: 'comparison', addresses: ['changes 3.3-3.4'] },
      { id: 'kn', title: 'Knights', text: 'Knights.' },
    ]);
    expect((await listed('what changed for knights in 3.4')).hits[0]?.url).toBe('/3.4/section/#all?troop=Kn#all');
  });

  test('an address comes first', async () => {
    expect(idsOf(await editions('what changed in 3.3'))[0]).toBe('changes');
    expect(idsOf(await editions('17.6'))[0]).toBe('seven');
    expect(idsOf(await editions('bhgs 17.6 spears'))[0]).toBe('seven');
  });
});

describe('the number of a list', () => {
  const lists = searchOf([
    { id: 'line-1', title: '4/82 Ordonnance: notes', text: 'A word.', kind: 'erratum', addresses: ['list 4/82'] },
    { id: 'price', title: 'Price of Ordonnance bowmen', text: 'What they cost.', kind: 'ruling' },
  ]);

  test.each([
    ['4/82', 'line-1'],
    ['4/82 Ordonnance', 'line-1'],
    ['4/82 bowmen price', 'price'],
  ])('"%s" leads to %s', async (query, first) => {
    expect(idsOf(await lists(query))[0]).toBe(first);
  });
});

describe('those whom somebody meets', () => {
  const recoils = searchOf([
    { id: 'elephants', title: 'Recoiling elephants', text: 'Recoiling elephants destroy friends.' },
    {
      id: 'friends',
      title: 'Recoil blocked by friends',
      text: 'Who recoils into elephants or other friends is destroyed.',
    },
  ]);

  test('are not whom the query is about', async () => {
    expect(idsOf(await recoils('recoil into my own elephants'))[0]).toBe('friends');
    expect(idsOf(await recoils('recoil into friendly El'))[0]).toBe('friends');
    expect(idsOf(await recoils('recoil, and my own elephants are right behind'))[0]).toBe('friends');
  });

  test('and who recoils is', async () => {
    expect(idsOf(await recoils('my own elephants recoil'))[0]).toBe('elephants');
  });
});

test('what is said instead of something is not looked for itself', async () => {
  const winners = searchOf([
    { id: 'special', title: 'Warband behind others', text: 'Warband that win after a charge they made, win again.' },
    { id: 'plain', title: 'Warband', text: 'Warband pursue.' },
  ]);
  const hits = await winners('what do warband do after they win');
  expect(idsOf(hits)[0]).toBe('plain');
  expect(hits.hits.find(({ missing }) => missing.length > 0)?.missing).toEqual(['after they win']);
  for (const query of ['what happens after my warband win', 'after his own warband win'])
    expect(idsOf(await winners(query))[0]).toBe('plain');
  // Nobody says of whom.
  expect(idsOf(await winners('after a charge win'))[0]).toBe('special');
});
