import { describe, expect, test } from 'vitest';
import { cornersOf, distance, frontEdgeOf, type Point } from '../../src/site/figures/figure-geometry.ts';
import { readContent } from '../../src/compiler/publish/index.ts';
import { loadFigures } from '../../src/compiler/publish/load/load-figures.ts';
import { loadSources } from '../../src/compiler/publish/load/load-sources.ts';
import type { Problem } from '../../src/compiler/rulebook/index.ts';
import type { DrawnElement } from '../../src/compiler/schemas/index.ts';

/** Does what is drawn answer as the words of the figure do? Lengths are in base widths: 1 is 80p with 15 mm figures. */

const content = await readContent(process.cwd());
const problems: Problem[] = [];
const figures = loadFigures(
  content,
  { statementIds: new Set(loadSources(content, problems).statements.keys()), wrong: problems },
  problems,
);
const PACES = 1 / 80;

function drawn(slug: string): readonly DrawnElement[] {
  return figures.find((figure) => figure.slug === slug)!.drawing.elements;
}

function element(slug: string, label: string): DrawnElement {
  return drawn(slug).find((each) => each.label === label && !each.ghost)!;
}

const xs = (each: DrawnElement) => cornersOf(each).map(([x]) => x);
const ys = (each: DrawnElement) => cornersOf(each).map(([, y]) => y);
const box = (each: DrawnElement) => ({
  left: Math.min(...xs(each)),
  right: Math.max(...xs(each)),
  top: Math.min(...ys(each)),
  bottom: Math.max(...ys(each)),
});
const same = (one: Point, other: Point) => distance(one, other) < 0.001;
const [leftFront, rightFront] = [
  (each: DrawnElement) => frontEdgeOf(each)[0],
  (each: DrawnElement) => frontEdgeOf(each)[1],
];
/** Between two elements that stand square to the table. */
const gap = (one: DrawnElement, other: DrawnElement) => {
  const [a, b] = [box(one), box(other)];
  return Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom));
};

test('the figures can be read', () => {
  expect(problems).toEqual([]);
  expect(figures.length).toBe(13);
});

describe.each(figures.map((figure) => [figure.slug, figure] as const))('%s', (_, { drawing, alt }) => {
  test('all stands within the drawing', () => {
    const points = [
      ...drawing.elements.flatMap((each) => cornersOf(each)),
      ...[...drawing.lines, ...drawing.arrows].flatMap((each) => each.points),
      ...drawing.areas.flatMap(({ x, y, width, height }) => [[x, y] as const, [x + width, y + height] as const]),
      ...drawing.distances.flatMap(({ from, to }) => [from, to]),
    ];
    const outside = points.filter(([x, y]) => x < 0 || y < 0 || x > drawing.width || y > drawing.height);
    expect(outside).toEqual([]);
  });

  test('no element stands in another', () => {
    const square = drawing.elements.filter(({ ghost, facing }) => !ghost && facing % 90 === 0).map(box);
    const overlapping = square.flatMap((a, index) =>
      square
        .slice(index + 1)
        .filter(
          (b) =>
            a.left < b.right - 0.001 &&
            b.left < a.right - 0.001 &&
            a.top < b.bottom - 0.001 &&
            b.top < a.bottom - 0.001,
        ),
    );
    expect(overlapping).toEqual([]);
  });

  test('the words name every letter', () => {
    const unnamed = drawing.elements.filter(
      ({ label }) => label !== undefined && !alt.includes(label) && !/^\d$/.test(label),
    );
    expect(unnamed).toEqual([]);
  });
});

describe('figure 5: from where each can contact', () => {
  const a = box(element('figure-5', 'A'));
  const canContact = ({ left, right, top, bottom }: ReturnType<typeof box>) => ({
    left: left < a.left && (right <= a.left || top >= a.bottom),
    right: right > a.right && (left >= a.right || top >= a.bottom),
    rear: top >= a.bottom && bottom > a.bottom,
  });
  test.each([
    ['B', { left: false, right: false, rear: false }],
    ['C', { left: true, right: false, rear: false }],
    ['D', { left: true, right: false, rear: false }],
    ['E', { left: false, right: true, rear: true }],
    ['F', { left: false, right: true, rear: false }],
  ])('%s', (label, contacts) => {
    expect(canContact(box(element('figure-5', label)))).toEqual(contacts);
  });
});

test('figure 7: L meets J, and K touches neither', () => {
  const [j, k, l] = ['J', 'K', 'L'].map((label) => element('figure-7', label)) as [
    DrawnElement,
    DrawnElement,
    DrawnElement,
  ];
  expect(same(leftFront(l), rightFront(j)) && same(rightFront(l), leftFront(j))).toBe(true);
  expect(gap(k, l)).toBeGreaterThan(0.1);
  expect(gap(k, j)).toBeGreaterThan(0.1);
});

describe('figure 10b', () => {
  const a = element('figure-10b', 'A');
  const [left, right] = frontEdgeOf(a);
  const arc = { left: left[0] - 1, right: right[0] + 1 };
  const enemies = ['B', 'C', 'D', 'E', 'F', 'G'].map((label) => element('figure-10b', label));
  test('all are within 200p', () => {
    const front = { left: left[0], right: right[0], y: left[1] };
    const ranges = enemies
      .map(box)
      .map((it) => Math.hypot(Math.max(0, front.left - it.right, it.left - front.right), front.y - it.bottom));
    expect(Math.max(...ranges)).toBeLessThan(200 * PACES);
  });
  test('B to E are at least partly in the arc, F and G are not', () => {
    const inArc = enemies.filter((each) => box(each).right > arc.left && box(each).left < arc.right);
    expect(inArc.map(({ label }) => label)).toEqual(['B', 'C', 'D', 'E']);
  });
  test('the centre of B is the closest to straight ahead', () => {
    const [first] = enemies.toSorted((one, other) => Math.abs(one.x - a.x) - Math.abs(other.x - a.x));
    expect(first?.label).toBe('B');
  });
  test('the lines are drawn where the arc and the range are', () => {
    const { areas } = figures.find(({ slug }) => slug === 'figure-10b')!.drawing;
    const [range, fire] = areas;
    expect(fire!.x).toBeCloseTo(arc.left);
    expect(fire!.x + fire!.width).toBeCloseTo(arc.right);
    expect(left[1] - range!.y).toBeCloseTo(200 * PACES);
    expect([range!.x, range!.round]).toEqual([expect.closeTo(left[0] - 200 * PACES), 200 * PACES]);
  });
});

test('figure 13a: M begins outside the line of the flank, ends in a legal contact, and in the ZOC', () => {
  const [x, y, m] = ['X', 'Y', 'M'].map((label) => element('figure-13a', label)) as [
    DrawnElement,
    DrawnElement,
    DrawnElement,
  ];
  const end = drawn('figure-13a').find(({ ghost }) => ghost)!;
  const [zone] = figures.find(({ slug }) => slug === 'figure-13a')!.drawing.areas;
  expect(box(m).left).toBeGreaterThan(box(x).right);
  expect(same(rightFront(end), rightFront(x))).toBe(true);
  expect(zone!.x).toBeCloseTo(box(y).left);
  expect(zone!.y + zone!.height).toBeCloseTo(box(y).top);
  expect([zone!.width, zone!.height]).toEqual([1, 1]);
  expect(box(end).bottom).toBeGreaterThan(zone!.y);
  expect(box(end).right).toBeGreaterThan(zone!.x);
  // Straight ahead of M is part of Y: it lies on both sides of the strip's middle, or within the strip.
  const [sine, cosine] = [Math.sin((m.facing * Math.PI) / 180), Math.cos((m.facing * Math.PI) / 180)];
  const across = cornersOf(y).map(([px, py]) => (px - m.x) * cosine + (py - m.y) * sine);
  expect(Math.min(...across)).toBeLessThan(0.5);
  expect(Math.max(...across)).toBeGreaterThan(-0.5);
});

test.each(['expanding-second', 'expanding-third-fourth'])('%s: 1 and 2 are in the ZOC, 3 and 4 behind it', (slug) => {
  const [zone] = figures.find((figure) => figure.slug === slug)!.drawing.areas;
  const edge = zone!.y + zone!.height;
  expect(['1', '2', '3', '4'].map((label) => box(element(slug, label)).top < edge)).toEqual([true, true, false, false]);
  const ends = drawn(slug).filter(({ ghost }) => ghost);
  expect(ends.every(({ y }) => y === element(slug, '1').y)).toBe(true);
});

describe.each([
  ['figure-16a', [152, 168, 184, 200]],
  ['figure-16b', [50, 50, 50]],
] as const)('%s', (slug, distances) => {
  const blades = drawn(slug).filter(({ troop, ghost }) => troop === 'Bd' && !ghost);
  const horse = drawn(slug).filter(({ troop }) => troop === 'LH');
  test('how far away the light horse are, in paces', () => {
    const paces = horse.map((each) => Math.round(Math.min(...blades.map((blade) => gap(blade, each))) / PACES));
    expect(paces.toSorted((one, other) => one - other)).toEqual(distances);
  });
  test('four blades, who came straight ahead from beyond 200p', () => {
    const before = drawn(slug).filter(({ ghost }) => ghost);
    expect(blades.length).toBe(4);
    expect(before.map(({ x }) => x)).toEqual(blades.map(({ x }) => x));
    expect(Math.min(...before.flatMap((each) => horse.map((other) => gap(each, other))))).toBeGreaterThan(200 * PACES);
  });
});

const overlaps = (slug: string, one: string, other: string) =>
  same(leftFront(element(slug, one)), leftFront(element(slug, other))) ||
  same(rightFront(element(slug, one)), rightFront(element(slug, other)));
const fight = (slug: string, one: string, other: string) =>
  same(leftFront(element(slug, one)), rightFront(element(slug, other))) &&
  same(rightFront(element(slug, one)), leftFront(element(slug, other)));

test('figure 11a: C fights I, D overlaps it', () => {
  expect(fight('figure-11a', 'C', 'I') && overlaps('figure-11a', 'D', 'I')).toBe(true);
});

test('figure 11b: B fights E, A and C overlap it, C and I have parted', () => {
  expect(fight('figure-11b', 'B', 'E')).toBe(true);
  expect(overlaps('figure-11b', 'A', 'E') && overlaps('figure-11b', 'C', 'E')).toBe(true);
  expect(gap(element('figure-11b', 'C'), element('figure-11b', 'I'))).toBeGreaterThan(0.1);
  expect(
    drawn('figure-11b')
      .filter(({ destroyed }) => destroyed)
      .map(({ label }) => label),
  ).toEqual(['E', 'F']);
});

test('figure 12: Y is at the left front corner of A, and then of C', () => {
  const after = drawn('figure-12').find(({ label, ghost }) => label === 'Y' && ghost)!;
  expect(same(leftFront(element('figure-12', 'Y')), leftFront(element('figure-12', 'A')))).toBe(true);
  expect(same(leftFront(after), leftFront(element('figure-12', 'C')))).toBe(true);
});

test('the first flee: the path touches the corner of the group, and then that of the single element', () => {
  const ghosts = drawn('fleeing-past-friends').filter(({ ghost }) => ghost);
  const friends = drawn('fleeing-past-friends').filter(({ kind }) => kind === 'friend2');
  const aside = (from: DrawnElement, [x, y]: Point) => {
    const turn = (from.facing * Math.PI) / 180;
    return Math.abs((x - from.x) * Math.cos(turn) + (y - from.y) * Math.sin(turn));
  };
  const [group, single] = [friends[1]!, friends[2]!].map(box);
  const second = element('fleeing-past-friends', '2');
  expect(aside(ghosts[0]!, [group!.right, group!.top])).toBeCloseTo(0.5, 2);
  expect(aside(ghosts[1]!, [single!.left, single!.bottom])).toBeCloseTo(0.5, 2);
  expect(distance([ghosts[0]!.x, ghosts[0]!.y], [second.x, second.y])).toBeGreaterThan(200 * PACES);
});
