import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editions } from '../ask.ts';
import { anyScene, ASKS, judgedAs, type Scene } from './any-scene.ts';
import { askTable, type Answered } from './ask-table.ts';

const amended = editions.slice(1);
const newest = editions.at(-1) ?? '';
const RUNS = { numRuns: Number(process.env.LAW_RUNS ?? 60) };

const facts = ({ rulings }: Answered) => rulings.flatMap((each) => each.facts);
const asked = (question: Readonly<Record<string, unknown>>, edition = newest): Answered => askTable(edition, question);

/** The question with a hand that errs by nothing. */
const drawn = <T extends { readonly position: readonly string[] }>(question: T): T => ({
  ...question,
  position: ['hand 0', ...question.position],
});

describe.each(amended)('two who stand at 0 paces, neither placed by the other, in %s', (edition) => {
  const shot = {
    ask: 'shoot',
    mover: 'M',
    target: 'A',
    position: [
      'M: Reg Bw (O) at 0,0 facing N',
      'A: enemy Irr Kn (F) at 60,120 facing W',
      'F: Reg Sp (O) at 60,120 facing E',
    ],
  };

  test('may be in close combat, which bars a shot', () => {
    const answer = asked(shot, edition);
    expect(answer.verdict).toBe('too close');
    expect(answer.why).toMatch(/^if A and F do not touch, yes: .*; if they do, no: /u);
    expect(answer.rulings[0]?.turnsOn).toEqual([
      { field: 'targetState', open: 'too close', values: ['free', 'inCloseCombat'] },
    ]);
    expect(answer.rulings[0]?.facts[0]).toMatchObject({
      fact: 'A and F touch: neither is placed by the other, and hands cannot tell; if they do, tell it so: “A: front on F front”',
      answer: 'too close',
      paces: 0,
    });
    expect(answer.trail.map(({ clause }) => clause)).toContain('fair-play.2.1');
  });

  test('are told apart by stating it, by telling what turns on it, or by drawing it', () => {
    const [m = '', a = ''] = shot.position;
    expect(asked({ ...shot, position: [m, a, 'F: Reg Sp (O) front on A front'] }, edition).verdict).toBe('no');
    expect(asked({ ...shot, tell: { targetState: 'free' } }, edition).verdict).toBe('yes');
    expect(asked(drawn(shot), edition).verdict).toBe('no');
    expect(asked({ ...shot, position: [m, a, 'F: Reg Sp (O) at 57,120 facing E'] }, edition).verdict).toBe('yes');
  });

  test('may be a group, which enemy count as', () => {
    const march = {
      ask: 'march',
      mover: 'M',
      with: ['N', 'O'],
      to: 'at 0,50 facing N',
      position: [
        'M: Reg Bd (O) at 0,0 facing N',
        'N: Reg Bd (O) beside M right',
        'O: Reg Bd (O) beside M left',
        'A: enemy Irr Kn (F) at 0,180 facing S',
        'B: enemy Irr Kn (F) at 80,180 facing S',
      ],
    };
    const answer = asked(march, edition);
    expect(answer.verdict).toBe(
      asked({ ...march, position: [...march.position.slice(0, 4), 'B: enemy Irr Kn (F) beside A left'] }, edition)
        .verdict,
    );
    expect(answer.verdict).not.toBe('yes');
    expect(facts(answer).map(({ fact }) => fact)).toContainEqual(
      expect.stringMatching(/^A and B touch: .*“A: beside B right”$/u),
    );
  });

  test('may be a group that need not pivot', () => {
    const pivot = {
      ask: 'pivot',
      mover: 'M',
      with: ['N'],
      to: 'front on A front, 20 right',
      position: [
        'A: enemy Irr Ps (O) at 0,0 facing N',
        'B: enemy Irr Sp (O) at -80,0 facing N',
        'M: Reg Sp (O) at 20,200 facing S',
        'N: Reg Sp (O) beside M left',
      ],
    };
    const answer = asked(pivot, edition);
    expect(answer.verdict).toBe('not told');
    expect(facts(answer)).toContainEqual(expect.objectContaining({ fact: 'A touches no friend', answer: 'too close' }));
    expect(asked(drawn(pivot), edition).verdict).toBe('not told');
  });

  test('may be a rank, or on a flank', () => {
    const combat = (other: string) => ({
      ask: 'combat',
      mover: 'M',
      tell: { bound: 'a', a: { going: 'good' }, b: { going: 'good' } },
      position: ['M: Reg Pk (O) at 0,0 facing N', 'X: enemy Irr Kn (F) front on M front', other],
    });
    for (const other of ['N: Reg Pk (O) at 0,-30 facing N', 'Y: enemy Irr Kn (F) at -40,-40 facing E']) {
      const question = combat(other);
      const answer = asked(question, edition);
      expect([other, answer.verdict === 'yes']).toEqual([other, false]);
      expect(answer.why).toMatch(/^if M and [NY] do not touch, .*they fight; .*; if they do, .*they fight; /u);
      expect(answer.combat).toBeNull();
      expect(asked(combat(other.replace('-30', '-33').replace('-40,-40', '-43,-40')), edition).why).toMatch(
        /^they fight/u,
      );
    }
  });

  test('may overlap, which bars shooting', () => {
    const overlap = {
      ask: 'shoot',
      mover: 'M',
      target: 'T',
      position: [
        'M: Reg Bw (O) at 0,0 facing N',
        'E: enemy Reg Bd (O) at 80,0 facing S',
        'F: Reg Bd (O) front on E front',
        'T: enemy Reg Bd (O) at 0,150 facing S',
      ],
    };
    const [, ...others] = overlap.position;
    const apart = { ...overlap, position: ['M: Reg Bw (O) at -5,0 facing N', ...others] };
    const turnsOn = (question: typeof overlap) =>
      asked(question, edition).rulings[0]?.turnsOn.map(({ field }) => field);
    expect([turnsOn(overlap), turnsOn(apart)]).toEqual([['shooterState'], []]);
  });
});

test('what does not turn on it is as flat as before, and tells nothing of it', () => {
  const answer = asked({
    ask: 'shoot',
    mover: 'M',
    target: 'A',
    position: [
      'M: Reg Bw (O) at 0,0 facing N',
      'N: Reg Bw (O) at 80,0 facing N',
      'A: enemy Irr Kn (F) at 0,150 facing S',
      'B: enemy Irr Kn (F) at 80,150 facing S',
    ],
  });
  expect(answer.verdict).toBe('yes');
  expect(facts(answer).filter(({ answer: told }) => told === 'too close')).toEqual([]);
});

test('an element moved from 0 paces to 0.01 paces off turns no flat yes into a flat no, nor back', () => {
  const anyPair = fc.record({
    shift: fc.integer({ min: -80, max: 80 }),
    edge: fc.constantFrom('N', 'E', 'S', 'W'),
    by: fc.integer({ min: 1, max: 4 }),
    side: fc.constantFrom('own', 'enemy'),
    troop: fc.constantFrom('Reg Bd (O)', 'Irr Ps (O)', 'Irr Kn (F)', 'Reg Pk (O)'),
    facing: fc.constantFrom('N', 'E', 'S', 'W'),
  });
  const asks = ASKS.filter((ask) => !ask.startsWith('form-column'));
  let tried = 0;
  fc.assert(
    fc.property(anyScene(asks), fc.constantFrom(...editions), anyPair, (scene, edition, pair) => {
      const spots = Object.values(scene.elements).map((text) =>
        /(\d+) deep at (-?\d+),(-?\d+) facing ([NESW])$/u.exec(text),
      );
      const beside = spots[pair.by % spots.length];
      if (beside === null || beside === undefined) return;
      const [, depth, x, y, faces = ''] = beside;
      const at = (off: number): Scene => {
        const ahead = pair.facing === 'N' || pair.facing === 'S' ? 30 : 80;
        const wide = pair.facing === 'N' || pair.facing === 'S' ? 80 : 30;
        const box = boxOf(Number(x), Number(y), Number(depth), faces);
        const [left, low] =
          pair.edge === 'N'
            ? [box.left + pair.shift, box.high + off]
            : pair.edge === 'S'
              ? [box.left + pair.shift, box.low - ahead - off]
              : pair.edge === 'E'
                ? [box.right + off, box.low + pair.shift]
                : [box.left - wide - off, box.low + pair.shift];
        const spot = spotIn(left, low, wide, ahead, pair.facing);
        return {
          ...scene,
          settings: ['hand 1'],
          elements: { ...scene.elements, Z: `${pair.side} ${pair.troop} 30 deep ${spot}` },
        };
      };
      const told = [at(0), at(0.01)].map((each) => judgedAs(each, edition)?.verdict);
      tried += told.every((each) => each !== undefined) ? 1 : 0;
      expect(told.includes('yes') && told.includes('no')).toBe(false);
    }),
    { ...RUNS, numRuns: RUNS.numRuns * 3 },
  );
  // A base that is put where others stand is refused.
  expect(tried).toBeGreaterThan(RUNS.numRuns / 2);
});

/** The box in which a base stands that faces along an axis. */
function boxOf(x: number, y: number, depth: number, faces: string) {
  const half = 40;
  return {
    N: { left: x - half, right: x + half, low: y - depth, high: y },
    S: { left: x - half, right: x + half, low: y, high: y + depth },
    E: { left: x - depth, right: x, low: y - half, high: y + half },
    W: { left: x, right: x + depth, low: y - half, high: y + half },
  }[faces]!;
}

/** Where the middle of the front edge is of a base that fills a box. */
function spotIn(left: number, low: number, wide: number, deep: number, faces: string): string {
  const [x, y] = {
    N: [left + wide / 2, low + deep],
    S: [left + wide / 2, low],
    E: [left + wide, low + deep / 2],
    W: [left, low + deep / 2],
  }[faces]!;
  const hundredth = (length: number): string => String(Math.round(length * 100) / 100);
  return `at ${hundredth(x!)},${hundredth(y!)} facing ${faces}`;
}
