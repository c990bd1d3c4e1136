import { TROOP_TYPES } from '../../rules/index.ts';
import { kindOfEachType, toldDimension } from './lines.ts';
import type { AnswerSpace, Dimension, Written } from './space.ts';

/** Every going, and every two of them. */
const GOING: Dimension = toldDimension('going', {
  good: {},
  rough: { going: 'rough' },
  difficult: { going: 'difficult' },
  road: { going: 'road' },
  'good and rough': { going: ['good', 'rough'] },
  'good and difficult': { going: ['good', 'difficult'] },
  'rough and difficult': { going: ['rough', 'difficult'] },
  'road and difficult': { going: ['road', 'difficult'] },
});

/** Contacts that it starts in, and what it moves into. */
function contacts(): Dimension {
  const starts: readonly (readonly [string, Written])[] = [
    ['no contact', {}],
    ['front corner contact', { startsIn: ['frontCornerToFrontCorner'] }],
    ['side edge contact', { startsIn: ['sideEdgeToSideEdge'] }],
  ];
  const targets: readonly (readonly [string, Written])[] = [
    ['moves clear', {}],
    ['flank of that enemy', { movesInto: 'flankOfThatEnemy' }],
    ['front of that enemy', { movesInto: 'frontOfThatEnemy' }],
    ['rear of that enemy', { movesInto: 'rearOfThatEnemy' }],
    ['flank of another', { movesInto: 'flankOfAnotherEnemy' }],
    ['front of another', { movesInto: 'frontOfAnotherEnemy' }],
    ['rear of another', { movesInto: 'rearOfAnotherEnemy' }],
  ];
  const all = starts.flatMap(([start, startsIn]) =>
    targets.map(([target, movesInto]) => [`${start}, ${target}`, { ...startsIn, ...movesInto }] as const),
  );
  return toldDimension('contact', all);
}

/** How far troops move. */
export function moveSpace(kinds: readonly string[]): AnswerSpace {
  return {
    name: 'moves',
    title: 'How far a move goes',
    holds:
      'How far an element may go in one tactical move: every kind of troops, in good, rough or difficult going, on a road, or in two of these; from no contact, a front corner or a side edge contact, moving clear or into the front, flank or rear of that enemy or another; on land or water, or immobile; all its move left, or a wheel of its group done before.',
    notVaried:
      'Weather, formation and training are no part of what the rules that we hold ask of a tactical move. The wheel before was one of 50 paces by an element of the same kind. Infantry on their mounts are left out. How far artillery (F) moves we do not have.',
    query: 'move',
    says: ['paces'],
    dimensions: [
      { name: 'troop', values: kinds.map((kind) => ({ name: kind, on: (written) => ({ ...written, troop: kind }) })) },
      GOING,
      contacts(),
      toldDimension('where', { land: {}, water: { water: true }, 'it is immobile': { mobile: false } }),
      {
        name: 'before',
        values: [
          { name: 'nothing', on: (written) => written },
          {
            name: 'a wheel of 50 paces',
            on: (written) => ({ ...written, wheeledBefore: { outside: written.troop, paces: 50 } }),
          },
        ],
      },
    ],
  };
}

/** What a way round an obstacle is measured as. */
export function waySpace(): AnswerSpace {
  const lengths = [50, 100, 150, 200, 250];
  return {
    name: 'ways',
    title: 'Ways round an obstacle',
    holds:
      'What a way past other elements or terrain is measured as: 50 to 250 paces straight, up to 100 more round it, none to four corners of the element leaving the straight path.',
    notVaried: 'Light horse in good going. Lengths in steps of 50 paces.',
    query: 'move',
    says: ['measured', 'inReach'],
    dimensions: [
      toldDimension(
        'straight',
        lengths.map((straight) => [`${String(straight)}p`, { troop: 'LH (O)', path: { straight } }] as const),
      ),
      pathDimension('more round it', [0, 50, 100], (more, path) => ({
        ...path,
        wayRound: Number(path.straight) + more,
      })),
      pathDimension('corners', [0, 1, 2, 3, 4], (cornersThatDeviate, path) => ({ ...path, cornersThatDeviate })),
    ],
  };
}

function pathDimension(
  name: string,
  values: readonly number[],
  change: (value: number, path: Written) => Written,
): Dimension {
  return {
    name,
    values: values.map((value) => ({
      name: String(value),
      on: (written) => ({ ...written, path: change(value, (written.path ?? {}) as Written) }), // as the first wrote it
    })),
  };
}

/** Known enemy that a march may meet. */
const ENEMY: Dimension = toldDimension('enemy', {
  none: {},
  'one element alone': { enemyWithin200p: [{ troop: 'Bd (O)' }] },
  'two in a group': { enemyWithin200p: [{ troop: 'Bd (O)', count: 2, inGroup: true }] },
  'three skirmishers in a group': { enemyWithin200p: [{ troop: 'LH (O)', count: 3, inGroup: true }] },
  'four skirmishers in a group': { enemyWithin200p: [{ troop: 'Ps (O)', count: 4, inGroup: true }] },
  'a double base': { enemyWithin200p: [{ troop: 'Cv (O)', doubleBased: true }] },
  'one element, 201p away': { enemyWithin200p: [{ troop: 'Bd (O)', distance: 201 }] },
});

/** Whether troops may march. */
export function marchSpace(kinds: readonly string[]): AnswerSpace {
  const movers = kindOfEachType(kinds);
  const foot = movers.filter(
    (kind) => TROOP_TYPES[kind.replace(/ .*/u, '') as keyof typeof TROOP_TYPES].arm === 'foot',
  );
  const told = [
    ...movers.map((kind) => [kind, [{ troop: kind, count: 4 }]] as const),
    ...foot.map(
      (kind) =>
        [
          `${kind} with a mounted general`,
          [
            { troop: kind, count: 4 },
            { troop: 'Kn (O)', general: true },
          ],
        ] as const,
    ),
    ...foot.map((kind) => [`${kind} on mounts`, [{ troop: kind, count: 4, mountedInfantry: true }]] as const),
  ];
  const distances = [null, 49, 50, 51, 199, 200, 201];
  const earlier = ['march', 'tactical', 'halt', 'spontaneous'];
  return {
    name: 'marches',
    title: 'Whether troops may march',
    holds:
      'Whether four elements may start a march, march closer to known enemy than 200 paces or to 50, move tactically or march after an earlier move: every type of troops, foot also with a mounted general or on their mounts; seven kinds of enemy near; known enemy 49 to 201 paces away; straight ahead or not; after each kind of earlier move.',
    notVaried:
      'Four elements of one type stand in the front rank, beside the general. Of each type one grade: a test samples that grades make no difference.',
    query: 'march',
    says: ['allowed'],
    dimensions: [
      toldDimension(
        'troop',
        told.map(([name, elements]) => [name, { movers: elements, frontRank: 4 }] as const),
      ),
      toldDimension(
        'matter',
        ['start', 'closerThan200p', 'to50p', 'tacticalMoveAfter', 'marchAfter'].map(
          (question) => [question, { question }] as const,
        ),
      ),
      ENEMY,
      toldDimension(
        'nearest',
        distances.map((nearest): readonly [string, Written] =>
          nearest === null ? ['not told', {}] : [`${String(nearest)}p`, { nearestKnownEnemy: nearest }],
        ),
      ),
      toldDimension('path', {
        'straight ahead': { straightAhead: true },
        'not straight ahead': { straightAhead: false },
        'with a wheel': { straightAhead: true, includesWheel: true },
      }),
      toldDimension('earlier', [
        ['nothing', {}],
        ...earlier.map((move) => [move, { earlierThisBound: [move] }] as const),
      ]),
    ],
  };
}
