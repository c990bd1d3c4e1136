import { describe, expect, test } from 'vitest';
import { editions } from '../ask.ts';
import { askTable, type Answered } from './ask-table.ts';

const amended = editions.slice(1);
const newest = editions.at(-1) ?? '';

const A = 'A: Irr Wb (O) at 0,0 facing N';
const B = 'B: enemy Reg Bd (O) at 0,200 facing S';
const C = 'C: enemy Reg Sp (O) at 160,240 facing S';

const advance = (others: readonly string[], more: object = {}, edition = newest): Answered =>
  askTable(edition, { ask: 'spontaneous', position: ['hand 0', A, ...others], mover: 'A', ...more });
const facts = ({ rulings }: Answered) => rulings.flatMap((each) => each.facts);
const said = (answer: Answered) => facts(answer).map(({ fact }) => fact);
const open = ({ rulings }: Answered) => rulings[0]?.turnsOn.map(({ field }) => field);

describe.each(editions)('whom it advances upon, in %s', (edition) => {
  test('the closest, between the front corners that are furthest apart; who is eligible is told', () => {
    const answer = advance([C, B], {}, edition);
    expect([answer.verdict, answer.rulings[0]?.about, open(answer)]).toEqual([
      'not told',
      'A advances upon B',
      ['eligible'],
    ]);
    // From the left corner of the one to the right one of the other, which faces it: 80 across, 200 ahead.
    expect(said(answer)[0]).toBe('the front corners of A and B that are furthest apart: 215.41 paces');
    expect(facts(answer)[1]).toMatchObject({ fact: 'B is no further from A than C', answer: 'yes' });
    expect(facts(answer)[1]?.paces).toBeCloseTo(Math.hypot(240, 240) - Math.hypot(80, 200), 1);
    const told = advance([C, B], { tell: { eligible: 'yes' } }, edition);
    expect([told.verdict, told.trail[0]?.clause]).toEqual(['yes', 'spontaneous-advance.target']);
    expect(advance([C, B], { tell: { eligible: 'notTold' } }, edition).verdict).toBe('not held');
  });

  test('regulars, and others who are not impetuous, upon nobody', () => {
    const answer = askTable(edition, {
      ask: 'spontaneous',
      position: ['A: Reg Wb (O) at 0,0 facing N', B],
      mover: 'A',
    });
    expect([answer.verdict, answer.trail[0]?.clause]).toEqual(['no', 'spontaneous-advance.impetuous-troops']);
  });

  test('baggage first, with nobody within 200 paces of the way to it', () => {
    const bge = 'G: enemy Bge 60 deep at 0,700 facing S';
    const far = advance([bge, 'C: enemy Reg Sp (O) at 300,300 facing S'], { tell: { eligible: 'yes' } }, edition);
    expect([far.verdict, far.rulings[0]?.about]).toEqual(['yes', 'A advances upon G']);
    const near = advance([bge, 'C: enemy Reg Sp (O) at 200,300 facing S'], { tell: { eligible: 'yes' } }, edition);
    expect([near.verdict, near.rulings[0]?.about]).toEqual(['yes', 'A advances upon C']);
    expect(facts(near).find(({ fact }) => fact.startsWith('C is within 200 paces'))?.paces).toBe(40);
    const asked = advance([bge, C], { target: 'G' }, edition);
    expect(asked.verdict).toBe('no');
    const wood = advance(
      [bge, 'wood: -50,400 50,400 50,500 -50,500'],
      { target: 'G', tell: { eligible: 'yes' } },
      edition,
    );
    expect([wood.verdict, open(wood)]).toEqual(['not told', ['baggageIsOpen']]);
  });
});

test('not another than the closest, unless that is not eligible', () => {
  const answer = advance([B, C], { target: 'C' });
  expect([answer.verdict, open(answer)]).toEqual(['not told', ['closest', 'eligible']]);
  expect(facts(answer).find(({ fact }) => fact === 'C is no further from A than B')?.answer).toBe('no');
  expect(advance([B, C], { target: 'C', tell: { closest: 'further' } }).verdict).toBe('no');
});

test('which of two as close the player chooses; which of two hands cannot tell', () => {
  const two = (x: number, hand: string) =>
    askTable(newest, {
      ask: 'spontaneous',
      position: [
        hand,
        A,
        `B: enemy Reg Sp (O) at -100,200 facing S`,
        `C: enemy Reg Sp (O) at ${String(x)},200 facing S`,
      ],
      mover: 'A',
      tell: { eligible: 'yes' },
    });
  const equal = two(100, 'hand 0');
  expect([equal.verdict, equal.trail[0]?.clause]).toEqual(['yes', 'bhgs.15.2']);
  expect(two(101, 'hand 1').verdict).toBe('too close');
  expect(two(120, 'hand 1').verdict).toBe('yes');
});

describe.each(amended)('a target that is fighting already, in %s', (edition) => {
  const fight = ['F: Reg Bd (O) front on B front'];

  test('is no target where a place that helps can be reached, and the places with room are told', () => {
    const answer = advance([B, ...fight], { tell: { eligible: 'yes' } }, edition);
    expect([answer.verdict, open(answer)]).toEqual(['not told', ['positionToHelp']]);
    const places = said(answer).filter((fact) => fact.startsWith('there is room'));
    expect(places[0]).toMatch(/^there is room behind F: its furthest corner would go at least \d+ paces$/);
    expect(places.length).toBe(5);
    const helped = advance([B, ...fight], { tell: { eligible: 'yes', positionToHelp: true } }, edition);
    expect([helped.verdict, helped.trail[0]?.clause]).toEqual(['no', 'bhgs.15.1']);
  });

  test('and it goes there by wheels, and shifts only where contact requires that', () => {
    const go = (tell: object) => advance([B, ...fight], { to: 'at 60,100 facing N', tell }, edition);
    const shift = { action: 'shift', toHelp: true };
    expect(go({ ...shift, aim: 'target' }).verdict).toBe('no');
    expect(go({ ...shift, aim: 'contact' }).verdict).toBe('yes');
    expect(go({ action: 'wheel', aim: 'target', toHelp: true }).verdict).toBe('yes');
    expect(go({ action: 'wheel', aim: 'target', toHelp: false }).verdict).toBe('not held');
  });
});

describe('the way', () => {
  test('what is on the straight way there is told', () => {
    const answer = advance([B, 'F: Reg Sp (O) at 20,80 facing N', 'wood: 30,120 200,120 200,180 30,180']);
    expect(said(answer)).toContain('friends on the straight way there: F');
    expect(said(answer)).toContain('A’s straight way there leads over the wood');
    const right = advance(['B: enemy Reg Bd (O) at 200,170 facing S']);
    expect(said(right)).toContain('B’s centre is 45° to the right of straight ahead of A');
  });

  test('straight ahead is in print only; what it avoids, it avoids by the least, on contacting it', () => {
    expect(advance([B], { to: 'at 0,100 facing N' }).verdict).toBe('not held');
    const aside = (tell: object) => advance([B], { to: 'at 30,0 facing N', tell: { action: 'shift', ...tell } });
    expect(open(aside({ aim: 'obstruction' }))).toEqual(['beforehand', 'moreThanNeeded']);
    const avoids = { aim: 'obstruction', beforehand: false, moreThanNeeded: false };
    expect([aside(avoids).verdict, aside(avoids).trail[0]?.clause]).toEqual(['yes', 'bhgs.15.3']);
    expect(aside({ ...avoids, beforehand: true }).verdict).toBe('no');
    const back = advance([B], { to: 'at 0,-30 facing N', tell: { ...avoids, shorterAhead: true } });
    expect([back.verdict, back.rulings[0]?.fields.action]).toEqual(['no', 'backward']);
  });

  test('from where it ends, another may be the closest', () => {
    const answer = advance(['B: enemy Reg Bd (O) at 300,0 facing W', C], { target: 'B', to: 'at 100,150 facing N' });
    expect(facts(answer).find(({ fact }) => fact.startsWith('from where it ends'))).toMatchObject({
      fact: 'from where it ends, B is no further than C',
      answer: 'no',
    });
  });

  test('who is surrounded turns about if that brings the front closer, and else stays', () => {
    const behind = 'B: enemy Reg Bd (O) at 0,-300 facing N';
    const shut = (others: readonly string[], action: string) =>
      advance(others, { tell: { question: 'move', surrounded: true, action } });
    expect([shut([behind], 'turnAbout').verdict, shut([behind], 'none').verdict]).toEqual(['yes', 'no']);
    expect([shut([B], 'turnAbout').verdict, shut([B], 'none').verdict]).toEqual(['no', 'yes']);
    expect(facts(shut([behind], 'none'))).toContainEqual(
      expect.objectContaining({ fact: 'turned by 180°, A’s front edge is closer to B', answer: 'yes', paces: 30 }),
    );
  });

  test('who is in legal contact goes no further', () => {
    const answer = askTable(newest, {
      ask: 'spontaneous',
      position: ['A: Irr Wb (O) front on B front', B],
      mover: 'A',
      tell: { question: 'move', action: 'pivotBack' },
    });
    expect([answer.verdict, answer.trail[0]?.clause]).toEqual(['no', 'bhgs.15.5']);
  });

  test('expendables wheel', () => {
    const answer = askTable(newest, {
      ask: 'spontaneous',
      position: ['A: Exp 60 deep at 0,0 facing N', B],
      mover: 'A',
      to: 'at 30,0 facing N',
    });
    expect([answer.verdict, answer.why]).toEqual(['no', 'expendables advance spontaneously only by wheeling']);
  });
});

describe('who is next', () => {
  const D = 'D: Irr Wb (O) at 60,100 facing N';
  const next = (edition: string, more: object = {}) =>
    advance([B, D, 'E: Reg Bd (O) at 300,0 facing N'], { tell: { question: 'next', ...more } }, edition);

  test('by 3.4 whoever reaches the enemy; else, once nobody does such, the nearest', () => {
    expect(next('3.4').verdict).toBe('not told');
    const nobody = next('3.4', { does: 'nothing', anotherDoes: false });
    expect([nobody.verdict, nobody.why]).toEqual(['no', 'another is nearer to the targeted enemy']);
    expect(said(nobody)).toEqual(['A is no further from B than D']);
    const there = advance([B, D], { to: 'front on B front', tell: { question: 'next' } });
    expect([there.verdict, there.trail[0]?.clause]).toEqual(['yes', 'spontaneous-advance.order']);
  });

  test.each(editions.filter((each) => each !== '3.4'))('%s has the order in print only', (edition) => {
    expect(next(edition, { does: 'contact' }).verdict).toBe('not held');
  });
});

test('there is nobody to advance upon, or he is a friend', () => {
  expect(advance([]).why).toBe('there is no enemy upon whom it could advance');
  expect(() => advance([B, 'F: Reg Sp (O) at 200,0 facing N'], { target: 'F' })).toThrow(
    '"target": expected an element of the other side than A, found F',
  );
});
