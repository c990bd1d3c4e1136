import { describe, expect, test } from 'vitest';
import { askTable, type Answered } from './ask-table.ts';

const EDITIONS = ['3.0', '3.1', '3.2', '3.3', '3.4'];
const LATER = EDITIONS.slice(1);

const fight = (terrain: readonly string[], others: readonly string[] = [], hand = 'hand 0') => ({
  ask: 'combat',
  position: [hand, ...terrain, 'A: Reg Bd (O) at 200,200 facing N', 'B: enemy Irr Wb (O) front on A front', ...others],
  mover: 'A',
  tell: { bound: 'a', a: { movedIntoContact: true, die: 3 }, b: { movedIntoContact: false, die: 4 } },
});

function sideOf({ rulings: [ruling] }: Answered, side: 'a' | 'b'): Readonly<Record<string, unknown>> {
  return ruling?.fields[side] as Readonly<Record<string, unknown>>;
}

function factsOf({ rulings }: Answered): readonly string[] {
  return rulings.flatMap(({ facts }) => facts.map(({ fact, answer }) => `${fact}: ${answer}`));
}

function openIn({ rulings }: Answered): readonly string[] {
  return rulings.flatMap(({ turnsOn }) => turnsOn.map(({ field }) => field));
}

describe('the going of those who fight', () => {
  test('is as it is told where no terrain is', () => {
    expect(sideOf(askTable('3.4', fight([])), 'a')).not.toHaveProperty('going');
  });

  test('is good off all terrain', () => {
    const answer = askTable('3.4', fight(['rough going: 600,600 700,600 700,700']));
    expect([sideOf(answer, 'a').going, sideOf(answer, 'b').going]).toEqual([['good'], ['good']]);
  });

  test.each(LATER)('is that which slows cavalry more, in %s, where an element is partly in it', (edition) => {
    const answer = askTable(edition, fight(['rough going: 230,100 400,100 400,190 230,190']));
    expect(sideOf(answer, 'a').going).toEqual(['good', 'rough']);
    expect(sideOf(answer, 'b').going).toEqual(['good']);
    expect(answer.trail.map(({ clause }) => clause)).toContain('terrain-choosing.mixed-going');
    expect(factsOf(answer)).toContain('part of A is in the rough going: yes');
  });

  test('is not held in 3.0 where an element is in more than one kind', () => {
    const answer = askTable('3.0', fight(['rough going: 230,100 400,100 400,190 230,190']));
    expect(answer.verdict).toBe('not held');
    expect(answer.why).toContain('An element in more than one type of going');
  });

  test('of a wood is asked for, as what it counts as is in print only', () => {
    const outline = '0,0 400,0 400,400 0,400';
    const asked = askTable('3.4', fight([`wood: ${outline}`]));
    expect(asked.verdict).toBe('not told');
    expect(openIn(asked)).toContain('a.going');
    expect(factsOf(asked).join()).toContain('which going the wood under A counts as stands in print only');
    const told = askTable('3.4', fight([`wood, rough: ${outline}`]));
    expect(told.verdict).toBe('yes');
    expect(sideOf(told, 'a')).toMatchObject({ going: ['rough'], inWood: true });
  });

  test('that a person tells prevails over what lies there', () => {
    const question = fight(['wood: 0,0 400,0 400,400 0,400']);
    const tell = {
      ...question.tell,
      a: { ...question.tell.a, going: 'good' },
      b: { ...question.tell.b, going: 'good' },
    };
    const answer = askTable('3.4', { ...question, tell });
    expect(answer.verdict).toBe('yes');
    expect(sideOf(answer, 'a').going).toBe('good');
  });

  test('is too close to tell within what hands can', () => {
    const answer = askTable('3.4', fight(['rough going: 239,100 400,100 400,190 239,190'], [], 'hand 1 mm'));
    expect(factsOf(answer)).toContain('part of A is in the rough going: too close');
    expect(openIn(answer)).toContain('a.going');
  });

  test('of the ranks behind is told rank by rank', () => {
    const answer = askTable('3.4', fight(['difficult going: 0,0 400,0 400,165 0,165'], ['C: Reg Bd (O) behind A']));
    expect(sideOf(answer, 'a')).toMatchObject({ going: ['good'], rankGoing: [['difficult', 'good']] });
  });

  test('of a road in a wood is asked', () => {
    const answer = askTable('3.4', fight(['wood, difficult: 0,0 400,0 400,400 0,400', 'road 100 wide: 200,0 200,400']));
    expect(openIn(answer)).toContain('a.going');
  });
});

describe('foot on a flank', () => {
  test.each([
    ['rough going: 0,100 160,100 160,300 0,300', true],
    ['rough going: 600,600 700,600 700,700', false],
  ])('is or is not in bad going, by %s', (terrain, bad) => {
    const answer = askTable('3.4', fight([terrain], ['C: enemy Irr Ax (O) front on A left flank']));
    expect(sideOf(answer, 'a').flankedByFootInBadGoing).toBe(bad);
  });
});

describe('fortifications between those who fight', () => {
  test('are defended and attacked by whom they are told to be', () => {
    const answer = askTable('3.4', fight(['own TF: 100,200 300,200']));
    expect(sideOf(answer, 'a')).toMatchObject({ fortified: 'TF' });
    expect(sideOf(answer, 'b')).toMatchObject({ attackingFortification: true });
    expect(factsOf(answer)).toContain('the TF runs between A and B: yes');
  });

  test('are asked for where that is not told', () => {
    expect(openIn(askTable('3.4', fight(['PF: 100,200 300,200'])))).toContain('a.fortified');
  });

  test('elsewhere change nothing', () => {
    const answer = askTable('3.4', fight(['own TF: 100,100 300,100']));
    expect(sideOf(answer, 'a')).not.toHaveProperty('fortified');
  });
});

describe('slopes and rivers', () => {
  test('are told by a person', () => {
    expect(openIn(askTable('3.4', fight(['gentle hill, good: 0,0 400,0 400,400 0,400'])))).toContain('a.upslope');
    expect(openIn(askTable('3.4', fight(['river 40 wide, good: 0,210 400,210'])))).toEqual(
      expect.arrayContaining(['a.defendingBank']),
    );
  });
});

const shot = (terrain: readonly string[], target = 'Irr Ps (O)', more = {}) => ({
  ask: 'shoot',
  position: [...terrain, 'A: Reg Bw (O) at 0,0 facing N', `B: enemy ${target} at 0,100 facing S`],
  mover: 'A',
  target: 'B',
  ...more,
});

describe('a shot', () => {
  const marsh = 'marsh: -100,60 100,60 100,200 -100,200';

  test.each(LATER)('at psiloi in a marsh, who are seen if they moved, in %s', (edition) => {
    const asked = askTable(edition, shot([marsh]));
    expect([asked.verdict, asked.rulings[0]?.turnsOn.map(({ field }) => field)]).toEqual(['not told', ['targetMoved']]);
    expect(askTable(edition, shot([marsh], 'Irr Ps (O)', { tell: { targetMoved: false } })).verdict).toBe('no');
    expect(askTable(edition, shot([marsh], 'Irr Ps (O)', { tell: { targetMoved: true } })).verdict).toBe('yes');
    expect(askTable(edition, shot([marsh], 'Irr Ax (O)')).verdict).toBe('yes');
  });

  test.each(LATER)('at psiloi half out of it, in %s: the terrain that hides less counts', (edition) => {
    const answer = askTable(edition, shot(['marsh: -100,60 0,60 0,200 -100,200']));
    expect(answer.verdict).toBe('yes');
    expect(factsOf(answer)).toContain('part of B is in the marsh: yes');
  });

  test('through a wood: whether the target is seen is in print only', () => {
    const answer = askTable('3.4', shot(['wood: -100,40 100,40 100,60 -100,60'], 'Irr Ax (O)'));
    expect(answer.verdict).toBe('not told');
    expect(openIn(answer)).toEqual(['targetState']);
    expect(factsOf(answer).join()).toContain('leads through the wood: yes');
    const told = { tell: { targetState: 'notVisible' } };
    expect(askTable('3.4', shot(['wood: -100,40 100,40 100,60 -100,60'], 'Irr Ax (O)', told)).verdict).toBe('no');
  });

  test.each(LATER)('from the water on which a galley floats hides nobody, and that is said, in %s', (edition) => {
    const galley = (terrain: string) =>
      askTable(edition, {
        ask: 'shoot',
        position: [
          'hand 0 mm',
          `${terrain}: -500,-200 500,-200 500,10 -500,10`,
          'A: enemy Irr Kn (F) 60 deep at 0,150 facing S',
          'M: Reg Gal (O) 80 deep at 0,0 facing N',
        ],
        mover: 'M',
        target: 'A',
      });
    const answer = galley('waterway');
    expect([answer.verdict, openIn(answer), answer.nearest]).toEqual(['yes', [], []]);
    expect(factsOf(answer)).toContain(
      'the waterway is taken to hide nobody, as rivers are: what hides troops stands in print only, p. 14: yes',
    );
    expect(openIn(galley('wood'))).toEqual(['targetState']);
  });

  test('is not offered to a galley from ashore', () => {
    const nearest = (water: readonly string[]) =>
      askTable('3.4', {
        ask: 'shoot',
        position: [
          'hand 0 mm',
          ...water,
          'A: enemy Irr Kn (F) 60 deep at 0,250 facing S',
          'M: Reg Gal (O) 80 deep at 0,0 facing N',
        ],
        mover: 'M',
        to: 'at 0,4 facing N',
        target: 'A',
      }).nearest.map(({ to }) => to);
    expect(nearest([])).toEqual(['at 0,50 facing N']);
    expect(nearest(['waterway: -500,-200 500,-200 500,49 -500,49'])).toEqual([]);
    expect(nearest(['waterway: -500,-200 500,-200 500,50 -500,50'])).toEqual(['at 0,50 facing N']);
  });

  test('past a wood is as without it', () => {
    expect(askTable('3.4', shot(['wood: 60,40 200,40 200,60 60,60'], 'Irr Ax (O)')).verdict).toBe('yes');
  });
});

describe('a march', () => {
  const march = (terrain: string) => ({
    ask: 'march',
    position: [terrain, 'A: Reg Bd (O) at 0,0 facing N', 'B: enemy Irr Ps (O) at 0,900 facing S'],
    mover: 'A',
    to: 'at 0,200 facing N',
  });

  test('is told what its straight way leads over', () => {
    expect(factsOf(askTable('3.4', march('wood: -100,40 30,40 30,60 -100,60')))).toContain(
      'A’s straight way leads through the wood: yes',
    );
    expect(factsOf(askTable('3.4', march('wood: 60,40 100,40 100,60')))).not.toContain(
      'A’s straight way leads through the wood: yes',
    );
    expect(factsOf(askTable('3.4', march('road 20 wide: 0,-100 0,400')))).toContain(
      'the middle of A’s front keeps to the road: yes',
    );
  });
});

describe('the edge of the table', () => {
  test('is where a recoil may end', () => {
    const { rulings } = askTable('3.4', fight(['south edge: y 165']));
    const found = rulings
      .flatMap(({ aftermath = [] }) => aftermath)
      .find(({ clause }) => clause.endsWith('table-edge'));
    expect(found?.fact).toBe('A’s recoil takes it off the table');
  });

  test('is where nobody stands beyond', () => {
    expect(() => askTable('3.4', fight(['south edge: y 180']))).toThrow('A: it stands 10 paces off the table');
    expect(() => askTable('3.4', fight(['north edge: y 500', 'wood: 0,450 10,450 0,520']))).toThrow(
      'wood: it reaches 20 paces off the table',
    );
  });
});
