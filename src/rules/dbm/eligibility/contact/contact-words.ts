import { QuestionError } from '../../../frame/questions/question-error.ts';
import type { Field } from '../../../frame/questions/field.ts';
import type { Edge, Position, Start } from './contact-made.ts';
import { plain, word, type Synonyms } from '../word.ts';

/** A position as a question names it, with the edge that the name may tell. */
interface NamedPosition {
  readonly position: Position;
  readonly edge: Edge | null;
}

const POSITIONS = {
  fullFrontEdge: [
    'front edge',
    'full contact',
    'full',
    'lined up',
    'full front edge contact',
    'full front contact',
    'front edge and corner',
    'front edge full contact',
  ],
  partialFrontEdge: [
    'partial',
    'partial contact',
    'front edge partial',
    'front edge partial contact',
    'partial front edge contact',
  ],
  frontEdgeOffCorner: [
    'off corner',
    'misaligned',
    'not lined up',
    'off centre',
    'no corners',
    'no corner contact',
    'crooked',
  ],
  frontCornerOnly: ['corner only', 'corner', 'front corner'],
  frontCornerToFrontCorner: [
    'corner to corner',
    'right to right front corners',
    'left to left front corners',
    'overlap',
    'front corner on front corner',
  ],
  sideEdgeToSideEdge: [
    'side edge',
    'side to side',
    'side contact',
    'side edge on side edge',
    'partial side edge to side edge',
  ],
  besideFriend: ['beside a friend', 'friend', 'alongside friend', 'beside friend on flank', 'beside friend on rear'],
  rearOrSideOnly: [
    'own rear edge',
    'rear edge of the mover',
    'backwards',
    'rear corner',
    'side edge on front edge',
    'side edge on rear edge',
    'rear or side',
  ],
} as const satisfies Synonyms<Position>;

/** Names that tell the edge as well. */
const WITH_EDGE: Readonly<Record<string, NamedPosition>> = Object.fromEntries(
  (
    [
      [
        'fullFrontEdge',
        'front',
        [
          'front',
          'frontal',
          'front to front',
          'front contact',
          'full front edge on front edge',
          'front edge to front edge',
          'front edge on front edge',
          'full front edge to front edge',
        ],
      ],
      [
        'partialFrontEdge',
        'front',
        ['partial front edge to front edge', 'front edge to front edge partial', 'partial front'],
      ],
      [
        'partialFrontEdge',
        'flank',
        [
          'flank',
          'front edge to flank',
          'front edge on flank',
          'front edge to flank edge',
          'front edge on flank edge',
          'front edge to side edge',
          'flank contact',
          'flank front corner to front corner',
          'front edge on flank front corner to front corner',
        ],
      ],
      [
        'fullFrontEdge',
        'rear',
        [
          'rear',
          'front edge to rear',
          'front edge on rear',
          'front edge to rear edge',
          'front edge on rear edge',
          'rear contact',
          'full front edge on rear edge',
          'full front edge to rear edge',
        ],
      ],
      ['partialFrontEdge', 'rear', ['partial rear', 'partial front edge to rear edge']],
    ] as const
  ).flatMap(([position, edge, names]) => names.map((name) => [plain(name), { position, edge }])),
);

/** The position in which a move ends. */
export function positionField(meaning: string): Field<NamedPosition> {
  const read = word(meaning, POSITIONS);
  return {
    ...read,
    read: (value, path) => {
      const named = typeof value === 'string' ? WITH_EDGE[plain(value)] : undefined;
      return named ?? { position: read.read(value, path), edge: null };
    },
  };
}

/** Where a move may start; the letters are those of figure 5. */
export const STARTS = {
  inFront: ['front', 'directly in front', 'ahead', 'in front of the enemy'],
  partlyOnFlankSide: ['B', 'partly', 'partly on flank side', 'partly beyond side line', 'across side line'],
  onFlankSide: ['C', 'D', 'F', 'flank side', 'entirely on flank side', 'beyond side line', 'beside', 'on the flank'],
  onFlankSideBehindRear: ['behind flank', 'entirely on flank side and behind rear'],
  partlyOnFlankSideRestBehindRear: ['partly on flank side rest behind', 'partly on flank side, rest behind the rear'],
  partlyOnFlankSideBehindRear: ['E', 'partly on flank side and entirely behind rear'],
  behindRear: [
    'behind',
    'rear',
    'entirely behind rear',
    'directly behind',
    'behind rear line',
    'entirely behind',
    'entirely behind rear edge',
  ],
} as const satisfies Synonyms<string>;

export const STARTING: Readonly<Record<keyof typeof STARTS, Start>> = {
  inFront: { onFlankSide: 'not', restBehindRear: false, behindRear: false },
  partlyOnFlankSide: { onFlankSide: 'partly', restBehindRear: false, behindRear: false },
  onFlankSide: { onFlankSide: 'entirely', restBehindRear: true, behindRear: false },
  onFlankSideBehindRear: { onFlankSide: 'entirely', restBehindRear: true, behindRear: true },
  partlyOnFlankSideRestBehindRear: { onFlankSide: 'partly', restBehindRear: true, behindRear: false },
  partlyOnFlankSideBehindRear: { onFlankSide: 'partly', restBehindRear: true, behindRear: true },
  behindRear: { onFlankSide: 'not', restBehindRear: true, behindRear: true },
};

/** Positions in which it does not matter what edge of the enemy the front touches. */
const FRONT_NOT_ON_EDGE: readonly Position[] = [
  'frontCornerToFrontCorner',
  'sideEdgeToSideEdge',
  'besideFriend',
  'rearOrSideOnly',
];

/**
 * The edge that the mover's front touches: the one told, else the one that the position's name tells, else the front.
 *
 * @throws {QuestionError} If both are told, and differ
 */
export function edgeOf({ position, edge }: NamedPosition, told: Edge | null): Edge | null {
  if (FRONT_NOT_ON_EDGE.includes(position)) return null;
  if (edge !== null && told !== null && edge !== told)
    throw new QuestionError(
      'targetEdge',
      `expected ${JSON.stringify(edge)}, which the position names, found ${JSON.stringify(told)}`,
    );
  return told ?? edge ?? 'front';
}
