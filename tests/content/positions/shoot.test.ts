import { describe, expect, test } from 'vitest';
import { editions } from '../ask.ts';
import { askTable, type Answered } from './ask-table.ts';

const withRules = editions.slice(1);
const newest = editions.at(-1) ?? '';

const BOW = 'A: Reg Bw (O) 40 deep at 0,0 facing N';

/** Bowmen A, who face north, shoot at B. */
function shot(lines: readonly string[], more: Readonly<Record<string, unknown>> = {}, edition = newest): Answered {
  return askTable(edition, { ask: 'shoot', position: [BOW, ...lines], mover: 'A', target: 'B', ...more });
}

const kn = (label: string, place: string, side = 'enemy'): string => `${label}: ${side} Irr Kn (O) 60 deep ${place}`;

test.each([-109, 109])(
  'of an edition without text of arcs, the edge is looked at in whose arc the target is: %i',
  (x) => {
    const { rulings } = shot(['hand 0', kn('B', `at ${String(x)},-198 facing N`)], {}, editions[0]);
    expect(rulings[0]?.facts.map(({ fact }) => fact)).toContain('part of B is in the arc of A’s rear edge');
  },
);

describe.each(withRules)('arc and range, in %s', (edition) => {
  test.each([
    ['straight ahead', 'at 0,150 facing S', 'yes'],
    ['at the edge of its range', 'at 0,199.5 facing S', 'too close'],
    ['beyond its range', 'at 0,203 facing S', 'no'],
    ['partly in the arc, to the left', 'at -150,100 facing S', 'yes'],
    ['outside the arc, to the left', 'at -163,100 facing S', 'no'],
    ['where hands cannot tell', 'at 160.5,100 facing S', 'too close'],
    ['outside the arc, to the right', 'at 165,100 facing S', 'no'],
    ['with a corner in the arc', 'at 140,100 facing SW', 'yes'],
    ['behind', 'at 0,-100 facing N', 'no'],
  ])('%s', (_name, place, verdict) => {
    expect(shot([kn('B', place)], {}, edition).verdict).toBe(verdict);
  });
});

test('in the base edition the wording is not held', () => {
  expect(shot([kn('B', 'at 0,150 facing S')], {}, editions[0]).verdict).toBe('not held');
});

describe('exactly, in a drawing', () => {
  test.each([
    ['at 0,200 facing S', 'yes'],
    ['at 0,200.01 facing S', 'no'],
    ['at 159.99,100 facing S', 'yes'],
    ['at 160,100 facing S', 'no'],
  ])('%s', (place, verdict) => {
    expect(shot(['hand 0', kn('B', place)]).verdict).toBe(verdict);
  });
});

test('the facts have their witness', () => {
  const [ruling] = shot([kn('B', 'at 0,150 facing S')]).rulings;
  expect(ruling?.facts).toEqual([
    {
      fact: 'part of B is in A’s arc',
      answer: 'yes',
      paces: 120,
      millimetres: 60,
      witness: { points: [{ x: 0, y: 150 }], line: expect.anything() as unknown },
    },
    expect.objectContaining({ fact: 'from A’s front edge to the nearest part of B it is 150 paces' }),
    expect.objectContaining({ fact: 'lines from A’s front corners to two corners of B do not cross' }),
  ]);
  expect(ruling?.fields).toMatchObject({
    shooter: 'Reg Bw (O)',
    target: 'Irr Kn (O)',
    distance: 150,
    lineOfShot: 'clear',
    anotherMoreDirect: false,
  });
});

describe('which target', () => {
  test('the one whose centre is nearest to the line straight ahead', () => {
    const two = [kn('B', 'at 30,180 facing S'), kn('C', 'at -60,80 facing S')];
    expect(shot(two).verdict).toBe('yes');
    expect(shot(two, { target: 'C' })).toMatchObject({
      verdict: 'no',
      trail: [{ clause: 'bhgs.17.7' }, expect.anything(), expect.anything()],
    });
  });

  test('another counts only if it could be shot at', () => {
    expect(shot([kn('B', 'at 60,100 facing S'), kn('C', 'at 0,260 facing S')]).verdict).toBe('yes');
    expect(shot([kn('B', 'at 60,100 facing S'), kn('C', 'at -60,100 facing S', 'own')]).verdict).toBe('yes');
  });

  test('hands cannot tell which of two is the nearer to it', () => {
    expect(shot([kn('B', 'at 61,100 facing S'), kn('C', 'at -60,100 facing S')])).toMatchObject({
      verdict: 'too close',
      rulings: [{ turnsOn: [{ field: 'anotherMoreDirect' }] }],
    });
  });
});

describe('psiloi who stand straighter ahead', () => {
  const ps = (label: string, place: string): string => `${label}: enemy Irr Ps (O) 20 deep ${place}`;
  const target = kn('B', 'at 60,100 facing S');

  test.each(withRules)('may be ignored, in words that are not held, in %s', (edition) => {
    const answer = shot([target, ps('C', 'at -40,60 facing S')], {}, edition);
    expect(answer.verdict).toBe('not held');
    expect(answer.rulings[0]?.fields).toMatchObject({ anotherMoreDirect: true, moreDirectPsiloi: true });
  });

  test('rank alike with psiloi who are shot at', () => {
    expect(shot([ps('B', 'at 60,100 facing S'), ps('C', 'at -40,60 facing S')]).verdict).toBe('no');
  });

  test('bar nothing where another, who is none, does', () => {
    const three = [kn('B', 'at 90,100 facing S'), ps('C', 'at -85,60 facing S'), kn('D', 'at 0,180 facing S')];
    expect(shot(three)).toMatchObject({ verdict: 'no', rulings: [{ fields: { moreDirectPsiloi: false } }] });
  });

  test('leave open what hands cannot tell of another', () => {
    const three = [kn('B', 'at 90,100 facing S'), ps('C', 'at -85,60 facing S'), kn('D', 'at 0,199.5 facing S')];
    expect(shot(three)).toMatchObject({
      verdict: 'too close',
      rulings: [{ turnsOn: [{ field: 'moreDirectPsiloi' }] }],
    });
  });

  test('are asked for where the troop of either is not told', () => {
    const asked = { verdict: 'not told', rulings: [{ turnsOn: [{ field: 'moreDirectPsiloi' }] }] };
    expect(shot([target, 'C: enemy 20 deep at -40,60 facing S'])).toMatchObject(asked);
    expect(shot(['B: enemy 60 deep at 60,100 facing S', ps('C', 'at -40,60 facing S')])).toMatchObject(asked);
    expect(shot(['B: enemy 60 deep at 60,100 facing S', kn('C', 'at -40,60 facing S')]).verdict).toBe('no');
    expect(shot(['B: enemy 60 deep at 60,100 facing S', 'C: enemy 20 deep at -40,60 facing S']).verdict).toBe('no');
  });
});

describe('from another edge than the front', () => {
  const from = (
    troop: string,
    lines: readonly string[],
    more: Readonly<Record<string, unknown>> = {},
    edition = newest,
  ) =>
    askTable(edition, {
      ask: 'shoot',
      position: [`A: ${troop} at 0,0 facing N`, ...lines],
      mover: 'A',
      target: 'B',
      ...more,
    });
  const behind = kn('B', 'at 0,-200 facing N');

  test.each(withRules)('war wagons and naval: who may take any edge as the front is not held, in %s', (edition) => {
    for (const troop of ['Irr WWg (O) 80 deep', 'Reg Gal (O) 80 deep']) {
      const answer = from(troop, [behind], {}, edition);
      expect([troop, answer.verdict]).toEqual([troop, 'not held']);
      expect(answer.rulings[0]?.fields).toMatchObject({ targetState: 'arcOfAnotherEdge', distance: 120 });
      expect(answer.rulings[0]?.facts.map(({ fact, answer: told }) => `${fact}: ${told}`)).toEqual([
        'part of B is in A’s arc: no',
        'part of B is in the arc of A’s rear edge: yes',
        'from A’s rear edge to the nearest part of B it is 120 paces: yes',
        'lines from the corners of A’s rear edge to two corners of B do not cross: yes',
      ]);
    }
  });

  test('others do not', () => {
    for (const troop of ['Reg Bw (O) 40 deep', 'Reg Art (S) 80 deep'])
      expect(from(troop, [behind])).toMatchObject({
        verdict: 'no',
        rulings: [{ fields: { targetState: 'outsideArc' } }],
      });
  });

  test('nor do war wagons at whom no edge has in its arc and its range', () => {
    expect(from('Irr WWg (O) 80 deep', [kn('B', 'at 0,-283 facing N')]).verdict).toBe('no');
    expect(from('Irr WWg (O) 80 deep', [kn('B', 'at 250,-260 facing N')]).verdict).toBe('no');
    expect(from('Irr WWg (I) 80 deep', [behind]).verdict).toBe('no');
  });

  test('nor at one who is not the straightest from there', () => {
    const aside = [kn('B', 'at 90,-200 facing N'), kn('C', 'at 0,-200 facing N')];
    expect(from('Irr WWg (O) 80 deep', aside).verdict).toBe('no');
    expect(from('Irr WWg (O) 80 deep', [kn('B', 'at 200,90 facing W'), kn('C', 'at 0,150 facing S')]).verdict).toBe(
      'not held',
    );
  });

  test('a person may tell that the edge counts', () => {
    expect(
      from('Irr WWg (O) 80 deep', [kn('B', 'at 0,-180 facing N')], { tell: { targetState: 'free' } }).verdict,
    ).toBe('yes');
  });
});

describe('what is in the way', () => {
  test('somebody between leaves it to wording that is not held', () => {
    const answer = shot([kn('B', 'at 0,180 facing S'), kn('C', 'at 0,60 facing N', 'own')]);
    expect(answer.rulings[0]?.fields.lineOfShot).toBe('throughOthers');
    expect(answer.verdict).toBe('not held');
  });

  test('somebody between who covers one corner leaves the others', () => {
    const answer = shot([kn('B', 'at 0,180 facing S'), kn('C', 'at -95,100 facing N', 'own')]);
    expect(answer.rulings[0]?.fields.lineOfShot).toBe('clear');
    expect(answer.verdict).toBe('yes');
  });

  test('a gap less than an element wide is not held, and a wider one is clear', () => {
    const through = (apart: number) =>
      shot([
        'B: enemy Irr Kn (O) 30 deep at 15,190 facing E',
        kn('C', `at ${String(-40 - apart / 2)},130 facing N`, 'own'),
        kn('D', `at ${String(40 + apart / 2)},130 facing N`, 'own'),
      ]).rulings[0]?.fields.lineOfShot;
    expect(through(100)).toBe('clear');
    expect(through(60)).toBe('throughGap');
    expect(through(50)).toBe('throughOthers');
  });

  test('those who touch shooter or target are no side of a gap', () => {
    const answer = shot([
      kn('B', 'at 0,150 facing S'),
      kn('C', 'beside A left', 'own'),
      kn('D', 'beside A right', 'own'),
    ]);
    expect(answer.rulings[0]?.fields.lineOfShot).toBe('clear');
    expect(answer.verdict).toBe('yes');
  });
});

describe('who fights', () => {
  test('a target in front edge contact', () => {
    const answer = shot([kn('B', 'at 0,150 facing S'), kn('C', 'front on B left flank', 'own')]);
    expect(answer.rulings[0]?.fields.targetState).toBe('inCloseCombat');
    expect(answer.verdict).toBe('no');
  });

  test('a shooter in front edge contact', () => {
    expect(shot([kn('B', 'at 0,150 facing S'), kn('C', 'front on A front')]).rulings[0]?.fields.shooterState).toBe(
      'inCloseCombat',
    );
  });

  test('a target in full contact behind one', () => {
    const answer = shot([kn('C', 'at -60,80 facing W'), kn('B', 'behind C'), kn('D', 'front on C front', 'own')]);
    expect(answer.rulings[0]?.fields.targetState).toBe('behindCloseCombat');
    expect(answer.verdict).toBe('no');
  });

  test.each(withRules)(
    'a target in the third rank or the fourth may give rear support, which is asked, in %s',
    (edition) => {
      const pikes = (label: string, place: string): string => `${label}: enemy Irr Pk (O) 30 deep ${place}`;
      const column = [
        pikes('C', 'at -20,80 facing W'),
        kn('D', 'front on C front', 'own'),
        pikes('E', 'behind C'),
        pikes('B', 'behind E'),
        pikes('F', 'behind B'),
        pikes('G', 'behind F'),
      ];
      const asked = {
        verdict: 'not told',
        rulings: [{ turnsOn: [{ field: 'targetState', values: ['givingRearSupport', 'free'] }] }],
      };
      const at = (target: string, more = {}) => shot(column, { target, ...more }, edition);
      expect(at('B')).toMatchObject(asked);
      expect(at('B').rulings[0]?.facts.map(({ fact }) => fact)).toContain(
        'B is in rank 3 behind C, who is in front edge contact: it may give rear support',
      );
      const state = (target: string) => at(target).rulings[0]?.fields.targetState;
      expect(['E', 'F'].map(state)).toEqual(['behindCloseCombat', 'givingRearSupport']);
      expect(at('E').verdict).toBe('no');
      expect(at('B', { tell: { targetState: 'free' } }).verdict).toBe('yes');
      const nobody = column.filter((line) => !line.startsWith('D'));
      expect(shot(nobody, { target: 'B' }, edition).rulings[0]?.fields.targetState).toBe('free');
    },
  );

  test('what could be an overlap is asked', () => {
    const answer = shot([
      kn('D', 'at -60,150 facing N', 'own'),
      kn('C', 'front on D front'),
      kn('B', 'corner on D right'),
    ]);
    expect(answer).toMatchObject({
      verdict: 'not told',
      rulings: [{ turnsOn: [{ field: 'targetState', values: ['overlapping', 'free'] }] }],
    });
  });
});

describe('who fights elsewhere', () => {
  const fight = [kn('D', 'at 1000,1000 facing S'), kn('E', 'front on D front', 'own')];

  test.each(withRules)('bars no shot where nobody touches them, in a drawing, in %s', (edition) => {
    const { verdict, rulings } = shot(['hand 0', kn('B', 'at 0,150 facing S'), ...fight], {}, edition);
    expect([verdict, rulings[0]?.fields.shooterState, rulings[0]?.fields.targetState]).toEqual(['yes', 'free', 'free']);
    expect(rulings[0]?.facts.map(({ fact }) => fact).filter((fact) => fact.includes('touches'))).toEqual([]);
  });

  test('nor where the shooter was placed by others who stand beside them', () => {
    const line = [
      kn('D', 'at -240,40 facing S'),
      kn('E', 'front on D front', 'own'),
      kn('F', 'beside E right', 'own'),
      kn('G', 'beside F right', 'own'),
      'M: Reg Bw (O) beside G right',
      kn('B', 'at 0,150 facing S'),
    ];
    expect(shot(line, { mover: 'M' }).verdict).toBe('yes');
    // Beside the fight itself it may be an overlap.
    expect(shot(line, { mover: 'F', target: 'D' }).rulings[0]?.fields.shooterState).toBe('overlapping');
  });
});

test('from where it ends its move', () => {
  expect(shot([kn('B', 'at 0,300 facing S')]).verdict).toBe('no');
  expect(shot([kn('B', 'at 0,300 facing S')], { to: 'at 0,120 facing N' }).verdict).toBe('yes');
});

test.each([
  [{ target: null }, '"target": expected the name of the element shot at, found nothing'],
  [{ with: ['X'] }, '"with": expected the name of an element of the position, found "X"'],
  [
    { position: [BOW, 'B: Reg Bd (O) 30 deep at 0,100 facing N'] },
    '"target": expected an element of the other side than A, found B',
  ],
  [{ target: 'X' }, '"target": expected the name of an element of the position, found "X"'],
  [
    { mover: 'C', position: ['C: 40 deep at 0,0 facing N', kn('B', 'at 0,100 facing S')] },
    '"position": C: expected its troop, such as "Reg Bw (O)", found nothing',
  ],
])('%j is not well formed', (more, message) => {
  expect(() => shot([kn('B', 'at 0,150 facing S')], more)).toThrow(message);
});

describe('what would make it allowed', () => {
  const nearest = (place: string) => shot([kn('B', place)]).nearest;

  test('the least wheel that brings the target into the arc', () => {
    const [near] = nearest('at -190,100 facing S');
    expect(near?.to).toMatch(/^at -?[\d.]+,-?[\d.]+ facing W\d+$/u);
    const facing = Number(/W(\d+)$/u.exec(near?.to ?? '')?.[1]);
    expect(facing).toBeGreaterThan(70);
    expect(shot([kn('B', 'at -190,100 facing S')], { to: near?.to }).verdict).toBe('yes');
  });

  test('straight ahead until it is in range, and no further than one move takes it', () => {
    expect(nearest('at 0,243 facing S')[0]).toEqual({ to: 'at 0,46 facing N', paces: 46, millimetres: 23 });
    expect(nearest('at 0,203 facing S')).toEqual([{ to: 'at 0,6 facing N', paces: 6, millimetres: 3 }]);
    expect(nearest('at 0,400 facing S')).toEqual([]);
  });

  test('nowhere, where the target is too far behind to be reached by a wheel in that bound', () => {
    expect(nearest('at 0,-300 facing S')).toEqual([]);
  });

  const allowing = (lines: readonly string[], more: Readonly<Record<string, unknown>> = {}) =>
    shot(lines, more).rulings[0]?.facts.flatMap(({ fact }) => (fact.endsWith(', A might shoot') ? [fact] : []));

  test.each([
    ['out of range', [kn('B', 'at 0,250 facing S')], 'were B nearer, A might shoot'],
    [
      'outside the arc',
      [kn('B', 'at -163,100 facing S')],
      'were B in A’s arc, seen, and in no close combat, A might shoot',
    ],
    [
      'with another straighter ahead',
      [kn('B', 'at 90,150 facing S'), kn('C', 'at 0,150 facing S')],
      'were no other enemy straighter ahead than B, A might shoot',
    ],
  ])('%s: what alone would have to be otherwise', (_name, lines, fact) => {
    expect(shot(lines).verdict).toBe('no');
    expect(allowing(lines)).toEqual([fact]);
  });

  test('what the shooter does, once that is told', () => {
    expect(allowing([kn('B', 'at 0,150 facing S')], { tell: { shooterState: 'givingRearSupport' } })).toEqual([
      'were A in no close combat, and beside or behind none, A might shoot',
    ]);
  });

  test('where two things bar it, neither alone', () => {
    const far = [kn('B', 'at 0,250 facing S')];
    expect(allowing(far, { tell: { marchedThisBound: true } })).toEqual([]);
    expect(allowing([kn('B', 'at 0,150 facing S')])).toEqual([]);
  });

  test('of one who marched, what would have to be otherwise', () => {
    const { verdict, rulings } = shot([kn('B', 'at 0,150 facing S')], { tell: { marchedThisBound: true } });
    expect(verdict).toBe('no');
    expect(rulings[0]?.facts.at(-1)?.fact).toBe('had A not marched this bound, A might shoot');
  });

  test('nothing, of a shot that is allowed', () => {
    expect(nearest('at 0,150 facing S')).toEqual([]);
  });

  test.each(withRules)('every place told is one from which the shot is allowed, in %s', (edition) => {
    for (const place of ['at -240,60 facing S', 'at 230,30 facing W', 'at 100,230 facing S', 'at -20,215 facing S']) {
      const lines = [kn('B', place), kn('C', 'at 300,150 facing S')];
      for (const { to } of shot(lines, {}, edition).nearest) expect(shot(lines, { to }, edition).verdict).toBe('yes');
    }
  });
});
