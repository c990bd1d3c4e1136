import { flag, flagOrNull, paces, type Read } from '../../../frame/questions/field.ts';
import { troop } from '../../troops/troop-field.ts';
import { QuestionError } from '../../../frame/questions/question-error.ts';
import type { Troop } from '../../troops/parse-troop.ts';
import { GOING_WORDS } from '../going-words.ts';
import { namedElement } from '../named-element.ts';
import { COVERS, LINES_OF_SHOT, STATES, TARGET_STATES, type AidedShot, type Shot } from './shot.ts';
import { optional, word } from '../word.ts';

/** What a question about shooting may ask. */
const SHOOTING_QUESTIONS = {
  mayShoot: [
    'shoot',
    'can shoot',
    'may it shoot',
    'at all',
    'may shoot at',
    'can shoot at',
    'may shoot at target',
    'eligible',
    'shooter',
    'target',
    'arc',
    'range',
  ],
  mayAid: [
    'aid',
    'can aid',
    'may it aid',
    'aid shooting',
    'may aid shooting',
    'rear aid',
    'may rear aid',
    'rear may aid',
    'rear rank',
    'rear rank aid',
    'may rear rank aid',
    'rear rank may aid',
    'second rank',
    'second rank aid',
    'may second rank aid',
    'support',
  ],
  mayIgnore: [
    'ignore',
    'can ignore',
    'psiloi',
    'ignore psiloi',
    'may ignore psiloi',
    'may psiloi be ignored',
    'ignore target',
    'may ignore target',
    'priority',
    'choose target',
    'may choose target',
  ],
  mustShoot: ['must', 'must it shoot', 'must shoot at', 'has to shoot', 'obliged', 'compulsory', 'mandatory'],
} as const;

/** The fields of a question about shooting. */
export const SHOOT_FIELDS = {
  question: optional(
    word(
      'What is asked: may it shoot at this target; may the second rank aid it; may it pass over this target for another; must it shoot. Left out: mayAid if rear is given, else mayShoot.',
      SHOOTING_QUESTIONS,
    ),
  ),
  shooter: optional(troop('The element that shoots; for mayAid, front will do.')),
  target: optional(troop('What it shoots at.')),
  distance: paces('Paces to the target. Left out: within range.'),
  marchedThisBound: flag('The shooter marched this bound.'),
  fledThisBound: flag('The shooter fled this bound.'),
  shooterState: word('What the shooter does.', STATES, 'free'),
  targetState: word(
    'What the target does, or why it cannot be shot at. In the arc and visible where left out. arcOfAnotherEdge: in the arc of a side edge or the rear edge, and not of the front.',
    TARGET_STATES,
    'free',
  ),
  lineOfShot: word('What lies between them.', LINES_OF_SHOT, 'clear'),
  targetIn: optional(word('Of the going that hides psiloi, what the target stands in.', COVERS)),
  targetMoved: flag('The target moved in its last movement phase.'),
  anotherMoreDirect: flag(
    'Another target that ranks alike has its centre closer to the line straight ahead of the shooter.',
  ),
  moreDirectPsiloi: flag('That other target is of psiloi, and this one is not: so it may rank otherwise.'),
  equalPriority: flag('Another target has exactly the same priority.'),
  couldDestroyFriends: flag('The target could recoil into friends of the shooter and so destroy them.'),
  front: optional(troop('For mayAid: the first rank. The shooter where left out.')),
  rear: optional(troop('For mayAid: the second rank.')),
  sameWeapon: flagOrNull('Both ranks are armed with the same type of bow; true where left out.'),
  sameCommand: flagOrNull('Both ranks are of the same command, as two on one base are; true where left out.'),
  fullContact: flagOrNull(
    "The second rank's front edge is in full contact with the first's rear edge, as on one base it is; true where left out.",
  ),
  sameBase: flag('Both ranks share a base.'),
  going: word('The going of the shooter, or the first rank.', GOING_WORDS, 'good'),
  rearGoing: optional(word('The going of the second rank. That of the first where left out.', GOING_WORDS)),
};

/** A question about shooting, its fields found to go together. */
export interface ShootQuestion {
  readonly question: keyof typeof SHOOTING_QUESTIONS;
  readonly shot: Shot;
  /** Null where no second rank is asked about. */
  readonly aid: AidedShot | null;
}

/**
 * Check that the fields go together.
 *
 * @throws {QuestionError} If nobody shoots, or mayAid names no second rank
 */
export function shootQuestion(fields: Read<typeof SHOOT_FIELDS>): ShootQuestion {
  const { rear, sameBase, going } = fields;
  const question = fields.question ?? (rear === null ? 'mayShoot' : 'mayAid');
  const shooter = given('shooter', fields.shooter ?? fields.front);
  const target = fields.target === null ? null : namedElement(fields.target);
  const aid =
    question === 'mayAid'
      ? {
          front: namedElement(fields.front ?? shooter, going),
          rear: namedElement(given('rear', rear), fields.rearGoing ?? going),
          sameWeapon: fields.sameWeapon ?? true,
          sameCommand: (fields.sameCommand ?? true) || sameBase,
          fullContact: (fields.fullContact ?? true) || sameBase,
          sameBase,
        }
      : null;
  const shot = {
    ...fields,
    shooter: namedElement(shooter, going),
    target,
    marched: fields.marchedThisBound,
    fled: fields.fledThisBound,
  };
  return { question, shot, aid };
}

function given(field: string, troops: Troop | null): Troop {
  if (troops === null) throw new QuestionError(field, 'expected a troop such as "Reg Bw (O)", found nothing');
  return troops;
}
