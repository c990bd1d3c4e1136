import type { DbmSteps } from '../../dbm-steps.ts';
import { flag, flagOrNull, type Read } from '../../../frame/questions/field.ts';
import { troop } from '../../troops/troop-field.ts';
import { defineQuery } from '../../../frame/questions/query.ts';
import { EDGES, MOVES, type ContactMade, type Edge, type KindOfMove, type Position } from './contact-made.ts';
import { edgeOf, positionField, STARTING, STARTS } from './contact-words.ts';
import { namedElement } from '../named-element.ts';
import { sentence } from '../sentence.ts';
import { takenToBe, type Supposed } from '../taken.ts';
import { optional, word } from '../word.ts';
import { bind, judgeAll, YES_OR_NO_TAKEN, yesOrNo, type YesOrNo } from '../yes-or-no.ts';

const CONTACT_FIELDS = {
  position: positionField(
    'How the element touches the enemy where it ends. fullFrontEdge, partialFrontEdge: front edge on an edge, a front corner on a corner of that edge, which for front and flank is a front corner. frontEdgeOffCorner: front edge on an edge, no corner on a corner. frontCornerToFrontCorner: right on right or left on left, facing in exactly opposite directions. besideFriend: a friend whose front is on a flank or rear in a permitted position. rearOrSideOnly: its own rear edge or a rear corner, or a side edge on a front or rear.',
  ),
  targetEdge: optional(word('The edge of the enemy that its front touches. Left out: front.', EDGES)),
  starts: optional(
    word(
      "Where the move starts, by the lines that prolong the enemy's side edge and rear edge. partlyOnFlankSide: the rest, or some of it, not behind the rear. …BehindRear: also entirely behind the line of the rear edge. Letters of figure 5 do too. Left out: where it may.",
      STARTS,
    ),
  ),
  mover: optional(troop('The element that moves.')),
  target: optional(troop('The element that it contacts.')),
  moverCouldShootTarget: flagOrNull(
    'The mover may shoot at the target when it wishes to move, or at some point of the move. Left out: it may not.',
  ),
  move: word('What kind of move it is.', MOVES, 'tactical'),
  enemyMustConform: flag('The enemy must pivot or shift to face it: see the query pivot.'),
  anotherOfGroup: flag('Another element of the moving group ends in a permitted position.'),
  anotherContact: flag('The element itself also ends in a permitted position on another enemy element.'),
};

/** A move into contact, and what of it is not told. */
interface Asked extends ContactMade {
  readonly supposed: readonly Supposed<ContactMade>[];
}

/** May an element move into this contact? */
export const CONTACT_QUERY = defineQuery<DbmSteps, typeof CONTACT_FIELDS, Asked, YesOrNo>({
  summary: 'Whether a move may end in this contact with enemy: legal contact.',
  fields: CONTACT_FIELDS,
  answers: YES_OR_NO_TAKEN,
  example: { position: 'fullFrontEdge', targetEdge: 'rear', starts: 'onFlankSide' },
  question: contactMade,
  describe: (contact) =>
    `May ${contact.mover?.name ?? 'an element'} move into contact with ${contact.target?.name ?? 'enemy'}, ${contact.ends}${circumstances(contact)}?`,
  answer: (rules, { supposed, ...contact }) => {
    const judge = (each: ContactMade) =>
      judgeAll(bind(rules.steps.mayContact, each), 'whether this contact is permitted');
    const { trail, ...found } = yesOrNo(rules, judge(contact));
    const taken = takenToBe(contact, supposed, judge);
    return { ...found, ...(taken.length === 0 ? {} : { taken }), trail };
  },
});

const NOT_TO_SHOOT: Supposed<ContactMade> = {
  field: 'moverCouldShootTarget',
  words: 'it is taken that it may not shoot at the target',
  otherwise: { moverCouldShootTarget: true },
};

const WHERE_IT_MAY: Supposed<ContactMade> = {
  field: 'starts',
  words: 'it is taken to start where it may',
  otherwise: { start: STARTING.inFront },
};

function contactMade(fields: Read<typeof CONTACT_FIELDS>): Asked {
  const { position } = fields.position;
  const edge = edgeOf(fields.position, fields.targetEdge);
  return {
    ...fields,
    position,
    edge,
    ends: endsIn(position, edge),
    start: fields.starts === null ? null : STARTING[fields.starts],
    moverCouldShootTarget: fields.moverCouldShootTarget ?? false,
    supposed: [
      ...(fields.moverCouldShootTarget === null ? [NOT_TO_SHOOT] : []),
      ...(fields.starts === null ? [WHERE_IT_MAY] : []),
    ],
    mover: fields.mover === null ? null : namedElement(fields.mover),
    target: fields.target === null ? null : namedElement(fields.target),
  };
}

function endsIn(position: Position, edge: Edge | null): string {
  const on = `on the ${edge ?? ''} edge`;
  const corner = edge === 'rear' ? 'rear' : 'front';
  return {
    fullFrontEdge: `front edge fully ${on}, a front corner on a ${corner} corner`,
    partialFrontEdge: `front edge partly ${on}, a front corner on a ${corner} corner`,
    frontEdgeOffCorner: `front edge ${on}, no corner on a corner`,
    frontCornerOnly: `only a front corner ${on}`,
    frontCornerToFrontCorner: 'front corner on front corner, facing the opposite way',
    sideEdgeToSideEdge: 'side edge on side edge',
    besideFriend: 'beside a friend whose front is on its flank or rear',
    rearOrSideOnly: 'touching it only with its rear edge or a rear corner, or with a side edge on no side edge',
  }[position];
}

const MOVE_WORDS: Readonly<Record<KindOfMove, string | null>> = {
  tactical: null,
  spontaneous: 'in a spontaneous advance',
  pressForward: 'pressing forward',
  outcome: 'in an outcome move',
};

function circumstances({ move, start, ...about }: ContactMade): string {
  return sentence([
    start === null ? null : startsAt(start.onFlankSide, start.restBehindRear, start.behindRear),
    MOVE_WORDS[move],
    about.moverCouldShootTarget ? 'when it could shoot at it' : null,
    about.enemyMustConform ? 'the enemy having to pivot or shift' : null,
    about.anotherOfGroup ? 'another of its group ending in a permitted position' : null,
    about.anotherContact ? 'ending in a permitted position on another enemy too' : null,
  ]);
}

function startsAt(onFlankSide: 'entirely' | 'partly' | 'not', restBehindRear: boolean, behindRear: boolean): string {
  const side = { entirely: 'entirely on the flank’s side', partly: 'partly on the flank’s side', not: null }[
    onFlankSide
  ];
  if (side === null) return behindRear ? 'starting behind the rear' : 'starting in front';
  const rest =
    onFlankSide === 'partly'
      ? restBehindRear
        ? ' and the rest behind the rear'
        : ' and the rest not behind the rear'
      : '';
  return `starting ${behindRear ? 'behind the rear, ' : ''}${side}${behindRear ? '' : rest}`;
}
