import { landKinds } from './dimensions.ts';
import { kindOfEachType, lineDimension, linesOf, toldDimension, trainingDimension } from './lines.ts';
import type { AnswerSpace, Dimension, Written } from './space.ts';

const SAYS = ['pips'] as const;

/** By how many, and in which formation. */
const FORMATION: Dimension = toldElements('formation', {
  'one element': {},
  line: { count: 4, formation: 'line' },
  column: { count: 4, formation: 'column' },
});

/** Where the general is, and which; where he is among them, one of the elements is his. */
const COMMAND: Dimension = {
  name: 'general',
  values: [
    ...toldDimension('', {
      near: {},
      'over 600p, in sight': { distanceToGeneral: 601, generalInSight: true },
      'over 600p, out of sight': { distanceToGeneral: 601 },
      'over 1,200p': { distanceToGeneral: 1201, generalInSight: true },
      'in contact': { generalState: 'inFrontEdgeContact' },
      straggling: { generalState: 'straggling' },
      lost: { generalState: 'lost' },
    }).values,
    among('C-in-C', 'C-in-C', {}),
    among('C-in-C, modifier used', 'C-in-C', { generalModifierAlreadyUsed: true }),
    among('C-in-C in contact', 'C-in-C', { generalState: 'inFrontEdgeContact' }),
    among('sub-general', 'sub-general', {}),
    among('sub-general who has moved', 'sub-general', { generalHasMovedThisGame: true }),
    among('ally-general', 'ally', {}),
  ],
};

const COURSE: Dimension = toldDimension('course', {
  straight: {},
  deviates: { deviates: true },
  'follows in column': { deviatesOnly: 'followingInColumn' },
  'slides to line up': { deviatesOnly: 'slidingToLineUp' },
  'deviates along a road': { deviates: true, along: 'road' },
  'deviates along a river bank': { deviates: true, along: 'riverBank' },
});

const END: Dimension = toldDimension('end', {
  full: {},
  short: { fullMove: false },
  river: { stoppedBy: 'river' },
  impassable: { stoppedBy: 'impassable' },
  'known enemy': { stoppedBy: 'knownEnemy200p' },
  'discovered enemy': { stoppedBy: 'discoveredEnemy200p' },
});

const MOVE_END: Dimension = toldDimension('end', {
  full: {},
  short: { fullMove: false },
  river: { stoppedBy: 'river' },
  impassable: { stoppedBy: 'impassable' },
  'legal contact': { stoppedBy: 'enemyContact', legalContact: true },
  'contact that is not legal': { stoppedBy: 'enemyContact', legalContact: false },
  'legal contact, and goes on': { legalContact: true, fullMove: false, stopsImmediatelyOnContact: false },
  'from a contact to legal contact': { startsInContact: true, legalContact: true },
  'mounted whom bows may not contact': { stoppedBy: 'bowsMayNotContactMounted' },
  'the same, unaware of them': { stoppedBy: 'bowsMayNotContactMounted', unawareOfMounted: true },
  'to mount or dismount': { mountsOrDismounts: true },
});

/** The spaces of what it costs to move, march and halt. */
export function pipSpaces(kinds: readonly string[]): readonly AnswerSpace[] {
  const troops = [lineDimension('elements', kinds), trainingDimension('elements')];
  const types = kindOfEachType(kinds, ['Art']);
  return [
    {
      name: 'pips-moves',
      title: 'PIPs for a tactical move',
      holds: `What a tactical move costs: every kind of troops, regular and irregular, one element or four in line or in column; the general near, far, in or out of sight, in contact, straggling, lost, or among them (${String(COMMAND.values.length)} states); straight ahead, deviating, following, sliding, or along a road or a river bank; and ${String(MOVE_END.values.length)} ways in which the move ends (in full, short, at a river, impassable terrain or enemy, or spent on mounting).`,
      notVaried:
        'All elements are of one kind, and make the same move, on land if they are land troops. No double bases, no infantry on their mounts, nobody double based with the general. The general is 601 or 1,201 paces away where he is far.',
      query: 'pips',
      says: SAYS,
      dimensions: [...troops, FORMATION, COMMAND, COURSE, MOVE_END],
    },
    {
      name: 'pips-marches',
      title: 'PIPs for a march move',
      holds:
        'What a march move costs: every kind of troops, regular and irregular, one element or four in line or in column; a first to fourth march of the bound; the general near or far, or the C-in-C or a sub-general among them; straight ahead, deviating, following, or along a road; the march in full, short, at a river, or at enemy who were known or are discovered.',
      notVaried:
        'All elements are of one kind, and make the same move. No double bases, no infantry on their mounts, nobody double based with the general. Contact with enemy is not varied.',
      query: 'pips',
      says: SAYS,
      dimensions: [
        ...troops,
        toldDimension('march', {
          first: { action: 'march', marchNumber: 1 },
          second: { action: 'march', marchNumber: 2 },
          third: { action: 'march', marchNumber: 3 },
          fourth: { action: 'march', marchNumber: 4 },
        }),
        FORMATION,
        only(COMMAND, ['near', 'over 1,200p', 'C-in-C', 'sub-general']),
        only(COURSE, ['straight', 'deviates', 'follows in column', 'deviates along a road']),
        only(END, ['full', 'short', 'river', 'known enemy', 'discovered enemy']),
      ],
    },
    {
      name: 'pips-halts',
      title: 'PIPs for a halt',
      holds: `What a halt costs: every kind of troops, regular and irregular, one element or a group of four; to prevent spontaneous movement or not; in good, rough or difficult going, behind fortifications, at a river edge or uphill; with the general in ${String(COMMAND.values.length)} states.`,
      notVaried: 'All elements are of one kind, in the same place. No double bases, no infantry on their mounts.',
      query: 'pips',
      says: SAYS,
      dimensions: [
        ...troops,
        only(FORMATION, ['one element', 'line']),
        toldDimension('halt', {
          plain: { action: 'halt' },
          'to prevent spontaneous movement': { action: 'halt', haltPreventsSpontaneous: true },
        }),
        toldDimension('place', {
          'good going': {},
          rough: { position: 'rough' },
          difficult: { position: 'difficult' },
          fortifications: { defendingFortification: true },
          'a river edge': { defendingRiverEdge: true },
          uphill: { uphillOfNearestKnownEnemy: true },
        }),
        COMMAND,
      ],
    },
    {
      name: 'pips-groups',
      title: 'PIPs for a group of two kinds',
      holds:
        'What a tactical move, a third march or a halt costs a group of three and three elements of two types, every type with every other, all regular, all irregular, or one of each; with the infantry on their mounts or not; with a sub-general among the first, whose base others share, or without; the psiloi behind the cavalry that they can support, or not.',
      notVaried:
        'Of each type one grade, but of artillery all: a test samples that grades make no other difference. The general is near. Moves are in full, and in line where it is not said.',
      query: 'pips',
      says: SAYS,
      dimensions: [
        lineDimension('elements', types),
        {
          name: 'with',
          values: types.map((kind) => ({
            name: kind,
            on: (written) => ({
              ...written,
              elements: [...linesOf(written, 'elements'), { troop: kind }].map((line) => ({ ...line, count: 3 })),
            }),
          })),
        },
        bothTrainings(),
        toldDimension('move', {
          straight: { action: 'move' },
          deviates: { action: 'move', deviates: true },
          short: { action: 'move', fullMove: false },
          'third march in line': { action: 'march', marchNumber: 3 },
          'third march in column': { action: 'march', marchNumber: 3, formation: 'column' },
          'halt in rough going': { action: 'halt', haltPreventsSpontaneous: true, position: 'rough' },
        }),
        inLines('mixture', {
          plain: (lines) => lines,
          'first of them mounted infantry': ([first, ...rest]) => [{ ...first, mountedInfantry: true }, ...rest],
          'with a sub-general': ([first, ...rest]) => [
            { ...first, count: 1, general: 'sub-general' },
            { ...first, count: 2, withGeneral: true },
            ...rest,
          ],
        }),
        toldDimension('psiloi', { anywhere: {}, 'behind the cavalry': { psiloiBehindCavalryTheySupport: true } }),
      ],
    },
    doubleBases(landKinds(kinds)),
  ];
}

function doubleBases(kinds: readonly string[]): AnswerSpace {
  return {
    name: 'pips-double-bases',
    title: 'PIPs for a double base',
    holds:
      'What a tactical move, a first or third march, or a halt costs a double base that moves by itself: every kind of land troops, regular and irregular, with a general or without; straight ahead, across the line of its rear, deviating, or to dismount as one or two.',
    notVaried: 'Both elements are of one kind. The general is near, or one of them. Nobody contacts enemy.',
    query: 'pips',
    says: SAYS,
    dimensions: [
      lineDimension('elements', kinds),
      trainingDimension('elements'),
      inLines('general', {
        near: (lines) => lines.map((line) => ({ ...line, count: 2 })),
        'a sub-general': (lines) =>
          lines.flatMap((line) => [
            { ...line, general: 'sub-general' },
            { ...line, withGeneral: true },
          ]),
        'the C-in-C': (lines) =>
          lines.flatMap((line) => [
            { ...line, general: 'C-in-C' },
            { ...line, withGeneral: true },
          ]),
      }),
      toldDimension('move', {
        straight: { action: 'move', doubleBase: true },
        deviates: { action: 'move', doubleBase: true, deviates: true },
        'across its rear': { action: 'move', doubleBase: true, crossesItsRear: true },
        'dismounts as one': { action: 'move', doubleBase: true, mountsOrDismounts: true, resultingElements: 1 },
        'dismounts as two': { action: 'move', doubleBase: true, mountsOrDismounts: true, resultingElements: 2 },
        'first march': { action: 'march', doubleBase: true, marchNumber: 1 },
        'third march': { action: 'march', doubleBase: true, marchNumber: 3 },
        halt: { action: 'halt', doubleBase: true, haltPreventsSpontaneous: true },
      }),
    ],
  };
}

function toldElements(name: string, told: Readonly<Record<string, Written>>): Dimension {
  return {
    name,
    values: Object.entries(told).map(([each, { count, ...more }]) => ({
      name: each,
      on: (written) => ({
        action: 'move',
        ...written,
        ...more,
        elements: linesOf(written, 'elements').map((line) => (count === undefined ? line : { ...line, count })),
      }),
    })),
  };
}

/** One element of theirs is a general's. */
function among(name: string, general: string, more: Written): Dimension['values'][number] {
  return {
    name,
    on: (written) => ({
      ...written,
      ...more,
      elements: linesOf(written, 'elements').flatMap((line) => {
        const count = Number(line.count ?? 1);
        return [{ ...line, count: 1, general }, ...(count > 1 ? [{ ...line, count: count - 1 }] : [])];
      }),
    }),
  };
}

function inLines(
  name: string,
  ways: Readonly<Record<string, (lines: readonly Written[]) => readonly Written[]>>,
): Dimension {
  return {
    name,
    values: Object.entries(ways).map(([each, change]) => ({
      name: each,
      on: (written) => ({ ...written, elements: change(linesOf(written, 'elements')) }),
    })),
  };
}

function bothTrainings(): Dimension {
  const pairs = [
    ['Reg', 'Reg'],
    ['Irr', 'Irr'],
    ['Reg', 'Irr'],
    ['Irr', 'Reg'],
  ] as const;
  return inLines(
    'training',
    Object.fromEntries(
      pairs.map((pair) => [
        pair.join(' and '),
        (lines: readonly Written[]) =>
          lines.map((line, at) => ({ ...line, troop: `${String(pair[at])} ${String(line.troop)}` })),
      ]),
    ),
  );
}

function only({ name, values }: Dimension, names: readonly string[]): Dimension {
  return { name, values: values.filter((value) => names.includes(value.name)) };
}
