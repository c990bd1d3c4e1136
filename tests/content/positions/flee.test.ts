import { describe, expect, test } from 'vitest';
import { editions } from '../ask.ts';
import { askTable, type Answered } from './ask-table.ts';

const amended = editions.slice(1);
const newest = editions.at(-1) ?? '';

const A = 'A: Irr LH (O) 60 deep at 0,0 facing N';
const B = 'B: enemy Reg Bd (O) front on A front';
const WALLS = [-150, 150].flatMap((x, side) =>
  [0, 1, 2, 3].map(
    (row) => `W${String(side)}${String(row)}: enemy Reg Sp (O) at ${String(x)},${String(-40 - row * 80)} facing N`,
  ),
);

const flee = (others: readonly string[], more: object = {}, edition = newest): Answered =>
  askTable(edition, { ask: 'flee', position: ['hand 0', A, B, ...others], mover: 'A', ...more });
const facts = ({ rulings }: Answered) => rulings.flatMap((each) => each.facts.map(({ fact }) => fact));
const ends = ({ rulings }: Answered) => rulings[0]?.aftermath?.[0]?.ends;

describe.each(amended)('which way it flees, in %s', (edition) => {
  test('straight on, where 200 paces are clear, after its recoil and turn', () => {
    const answer = flee([], {}, edition);
    expect([answer.verdict, answer.trail[0]?.clause]).toEqual(['yes', 'bhgs.23.1']);
    expect(ends(answer)).toEqual({ x: 0, y: -320, facing: 180 });
    expect(facts(answer)[0]).toMatch(/^A is taken to recoil 60 paces, and to turn about/u);
  });

  test('by the least change of direction past what bars it', () => {
    const answer = flee(['C: Irr Ax (O) 40 deep at -40,-200 facing N'], {}, edition);
    expect(answer.verdict).toBe('yes');
    expect(answer.rulings[0]?.fields).toMatchObject({ turn: 'upTo90', straight: 'friends', way: 'clear' });
    expect(facts(answer)).toContain(
      'turned on its middle, the least change of direction with 200 paces clear: 21.3° to its left',
    );
  });

  test('through friends where all else is barred, and these follow', () => {
    const answer = flee(['C: Irr Ax (O) 40 deep at 0,-200 facing N', ...WALLS], {}, edition);
    expect([answer.verdict, answer.rulings[0]?.fields.way]).toEqual(['yes', 'friends']);
    expect(answer.rulings[0]?.aftermath?.map(({ whose, clause }) => [whose, clause])).toContainEqual([
      'C',
      'bhgs.23.2',
    ]);
  });

  test('nowhere, and it is destroyed', () => {
    const answer = flee(['C: enemy Irr Ax (O) 40 deep at 0,-200 facing N', ...WALLS], {}, edition);
    expect([answer.verdict, answer.why]).toEqual(['no', 'it cannot complete its move, and is destroyed']);
    expect(answer.rulings[0]?.aftermath).toEqual([]);
  });
});

test('3.0 has the move in print only, and the facts are told', () => {
  const answer = flee([], {}, '3.0');
  expect([answer.verdict, facts(answer).length, answer.rulings[0]?.aftermath]).toEqual(['not held', 2, []]);
});

test('beyond 90° to either hand our texts give no leave, and take none', () => {
  const shut = [
    ...WALLS,
    'C: enemy Irr Ax (O) 40 deep at 0,-200 facing N',
    'D: enemy Irr Ax (O) 40 deep at -140,60 facing N',
  ].filter((line) => !line.startsWith('W10') && !line.startsWith('W11'));
  const answer = flee(
    shut.map((line) => line.replace('W12', 'V')),
    { tell: { recoils: false } },
  );
  expect(answer.verdict).toBe('not held');
  expect(answer.rulings[0]?.fields.turn).toBe('beyond90');
});

describe('the way that is asked', () => {
  const friend = 'C: Irr Ax (O) 40 deep at -40,-200 facing N';

  test('is told in words where no place tells it', () => {
    const way = (...[others, more]: Parameters<typeof flee>) => flee(others, more).rulings[0]?.way;
    expect(way([])).toBe('straight on');
    expect(way([friend])).toBe('21.3° to its left');
    expect(way([friend], { to: 'at 40,-300 facing E80' })).toBe('21.3° to its left');
    expect(way([friend], { to: 'at 84,-304 facing E68.68' })).toBeUndefined();
    expect(way(['C: enemy Irr Ax (O) 40 deep at 0,-200 facing N', ...WALLS])).toBeUndefined();
  });

  test.each<[string, string, string]>([
    ['at 100,-300 facing E60', 'no', 'it changes direction by the minimum necessary only'],
    ['at 84,-304 facing E68.68', 'yes', 'the least change of direction gives it 200p clear'],
    ['at 40,-300 facing E80', 'no', 'another direction has 200p clear'],
  ])('%s: %s', (to, verdict, why) => {
    const answer = flee([friend], { to });
    expect([answer.verdict, answer.why]).toEqual([verdict, why]);
  });

  test('turning where it is clear straight ahead', () => {
    expect(flee([], { to: 'at 100,-300 facing E60' })).toMatchObject({
      verdict: 'no',
      why: 'it has 200p clear straight ahead',
    });
  });

  test('on a new obstruction by 90° at most; not to regain its direction, nor to stay on the table', () => {
    const turned = (tell: object, to = 'at -100,-60 facing W20') =>
      flee([friend], { to, tell: { recoils: false, ...tell } });
    expect(turned({ regains: true }).why).toBe('it does not turn again in that bound to resume its first direction');
    expect(turned({ avoidsOwnEdge: true }).verdict).toBe('no');
    const about = flee(['C: enemy Irr Ax (O) 40 deep at 0,-200 facing N'], {
      to: 'at 60,200 facing E',
      tell: { when: 'newObstruction', turn: 'beyond90' },
    });
    expect(about.why).toBe('on a new obstruction it turns by 90° at most');
  });
});

test('hands that cannot tell whether it gets past', () => {
  const near = (hand: string) =>
    flee(['C: Irr Ax (O) 40 deep at 81,-200 facing N'].concat(hand === '' ? [] : [hand])).verdict;
  const by = (x: number, hand: string) =>
    askTable(newest, {
      ask: 'flee',
      position: [hand, A, B, `C: Irr Ax (O) 40 deep at ${String(x)},-200 facing N`],
      mover: 'A',
    }).verdict;
  expect(near('')).toBe('yes');
  expect([by(81, 'hand 1'), by(84, 'hand 1')]).toEqual(['too close', 'yes']);
});

test('terrain on its way is for a person to tell', () => {
  const wood = 'wood: -40,-200 100,-200 100,-300 -40,-300';
  const open = flee([wood]);
  expect([open.verdict, open.rulings[0]?.turnsOn.map(({ field }) => field)]).toEqual(['not told', ['way']]);
  expect(facts(open)).toContain('A’s way leads over the wood');
  expect(flee([wood], { tell: { way: 'clear' } }).verdict).toBe('yes');
  expect(facts(flee(['TF: -100,-200 100,-200']))).toContain('A’s way leads over the TF');
  expect(flee(['road 20 wide: 0,-400 0,0']).verdict).toBe('yes');
});

test.each([
  ['TF: 0,-200 0,-250', 'not told'],
  ['TF: -10,-150 20,-200', 'not told'],
  ['marsh: -10,-200 10,-200 10,-230 -10,-230', 'not told'],
  ['river 10 wide: 0,-200 0,-250', 'not told'],
  ['TF: 60,-200 60,-250', 'yes'],
])('so is what lies inside its way, and crosses no edge of it: %s', (terrain, verdict) => {
  expect(flee([terrain]).verdict).toBe(verdict);
});

describe('from a press forward', () => {
  const press = (edition: string) =>
    askTable(edition, {
      ask: 'flee',
      position: ['A: Irr Ps (O) at 0,0 facing N', 'B: enemy Reg Bd (O) at 30,100 facing S20'],
      mover: 'A',
      target: 'B',
    });

  test.each(amended)('directly away from the enemy front, in %s', (edition) => {
    const answer = press(edition);
    expect([answer.verdict, answer.trail[0]?.clause]).toEqual(['yes', 'bhgs.23.1']);
    expect(ends(answer)).toMatchObject({ facing: 200 });
  });

  test('a friend presses nobody', () => {
    expect(() => flee(['C: Irr Ax (O) 40 deep at 200,0 facing N'], { target: 'C' })).toThrow(
      '"target": expected an element of the other side than A, found C',
    );
    expect(() => flee([], { tell: { recoils: 'perhaps' } })).toThrow('"tell.recoils": expected true or false');
  });
});

test('skirmishers within its base depth move first', () => {
  const answer = flee(['P: Irr Ps (O) at 100,0 facing N', 'Q: Irr Ps (O) at 190,0 facing N']);
  expect(answer.rulings[0]?.aftermath?.map(({ whose }) => whose)).toEqual([null, 'P']);
});

describe('what no position tells is open:', () => {
  const alone = (terrain: string, more: object = {}): Answered =>
    askTable(newest, {
      ask: 'flee',
      position: [terrain, 'M: Irr LH (O) 40 deep at 500,500 facing N'],
      mover: 'M',
      ...more,
    });
  const aside = { to: 'at 500,500 facing E' };

  test.each(['north edge: y 600', 'table 1200 x 600'])('whether an edge on the way bars it (%s)', (edge) => {
    const answer = alone(edge);
    expect(answer.verdict).toBe('not told');
    expect(answer.rulings[0]?.turnsOn.map(({ field }) => field)).toEqual(['way']);
    expect(facts(answer)).toContain('M’s way leaves the table within 200 paces');
    expect(ends(answer)).toBe(null);
  });

  test('whether it turns away from an edge that it may not avoid', () => {
    const answer = alone('north edge: y 600', aside);
    expect(answer.verdict).toBe('not told');
    expect(answer.rulings[0]?.turnsOn.map(({ field }) => field)).toContain('avoidsOwnEdge');
    expect(alone('north edge: y 600', { ...aside, tell: { avoidsOwnEdge: true } }).verdict).toBe('no');
  });

  test('whether it turns away from terrain that bars the way straight ahead', () => {
    const answer = alone('wood: 400,600 600,600 600,900 400,900', aside);
    expect(answer.verdict).toBe('not told');
    expect(facts(answer)).toContain('the way straight ahead leads over the wood');
  });

  test('an edge out of reach is none', () => {
    expect(alone('north edge: y 760').verdict).toBe('yes');
    expect(alone('north edge: y 760', aside).verdict).toBe('no');
  });
});

test.each([
  ['a friend', ['F: Reg Sp (O) at -81,150 facing N']],
  ['an enemy', ['F: enemy Reg Sp (O) at -81,150 facing N']],
  ['one to each side', ['F: enemy Reg Sp (O) at -80,150 facing N', 'G: enemy Reg Sp (O) at 80,150 facing N']],
])('who may be in its way costs it a little turn, and not its life: %s', (_name, others) => {
  const answer = askTable(newest, {
    ask: 'flee',
    position: ['M: Irr LH (O) at 0,0 facing N', ...others],
    mover: 'M',
  });
  expect([answer.verdict, answer.why]).toEqual([
    'too close',
    'yes: it has 200p clear straight ahead; or no: another direction has 200p clear',
  ]);
  expect(facts(answer)).toContainEqual(
    expect.stringMatching(/^were that path barred, it would change its direction by \d/u),
  );
});

test('who may be in the only way there is may still cost it its life', () => {
  const near = (x: number) =>
    askTable(newest, {
      ask: 'flee',
      position: [
        A,
        B,
        ...[-x, x].flatMap((each, side) =>
          [0, 1, 2, 3].map(
            (row) =>
              `W${String(side)}${String(row)}: enemy Reg Sp (O) at ${String(each)},${String(-40 - row * 80)} facing N`,
          ),
        ),
      ],
      mover: 'A',
    });
  expect(near(80.5).why).toMatch(/it cannot complete its move, and is destroyed$/u);
});
