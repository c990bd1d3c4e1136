import type { Element } from '../combat/fighter.ts';
import type { Combining } from '../../frame/steps.ts';
import type { NotHeld } from '../../frame/not-held.ts';
import type { Judgement } from '../../frame/verdict.ts';
import type { ContactMade } from './contact/contact-made.ts';
import type { NamedElement } from './named-element.ts';
import type { Contacted, Conforming } from './contact/contacted.ts';
import type { ChangeOfFormation } from './moving/change-of-formation.ts';
import type { GroupThatPresses } from './moving/group-that-presses.ts';
import type {
  HitInFlank,
  MoveInFront,
  MoveInGap,
  MovesAtOnce,
  OfDemoralised,
  Passage,
  Shift,
} from './moving/movement-cases.ts';
import type { Advancing, AdvanceMove, AdvanceNext, AdvanceTarget } from './moving/spontaneous-advance.ts';
import type { AidedShot, Shot } from './shooting/shot.ts';
import type { Place } from './place.ts';

/** A rank that would support, and what would come of it. */
interface Supporter {
  readonly front: Element;
  readonly rank: Element;
  readonly enemy: NamedElement;
  /** Why it may not give rear support; null where it may. */
  readonly barred: string | null;
  /** What the clauses list for it against this enemy, in words; empty where they list nothing. */
  readonly listed: readonly string[];
  /** What is not told, with which something would be listed, in words; null where nothing would. */
  readonly untold: string | null;
}

/** The steps of what troops may do, to which the snippets under the clauses contribute. */
export interface EligibilitySteps {
  /** May it shoot at this target? */
  readonly mayShoot: (about: Shot) => Judgement;
  /** May a second rank aid the shooting of the first? */
  readonly mayAidShooting: (about: AidedShot) => Judgement;
  /** May it pass over this target, and shoot at another? */
  readonly mayIgnoreTarget: (about: Shot) => Judgement;
  /** Must it shoot at this target? */
  readonly mustShoot: (about: Shot) => Judgement;
  /** May it move into this contact? */
  readonly mayContact: (about: ContactMade) => Judgement;
  /** Must an element that is contacted pivot or shift? */
  readonly mustConform: (about: Contacted) => Judgement;
  /** What an element that must conform does. */
  readonly conformBy: (about: Contacted) => Conforming | undefined | NotHeld;
  /** Does that enemy's front restrict a move, and may it be made all the same? */
  readonly mayMoveInFront: (about: MoveInFront) => Judgement;
  /** May troops shift sideways to line up? */
  readonly mayShift: (about: Shift) => Judgement;
  /** May several moves be made at the same time? */
  readonly mayMoveAtOnce: (about: MovesAtOnce) => Judgement;
  readonly mayMoveInGap: (about: MoveInGap) => Judgement;
  readonly mayPassThrough: (about: Passage) => Judgement;
  /** Do those who are passed through flee? */
  readonly fleeWhenPassed: (about: Passage) => Judgement;
  /** May an element of a group end so, as the group changes its formation? */
  readonly mayFormColumn: (about: ChangeOfFormation) => Judgement;
  /** Does an element turn to face enemy on its flank or rear? */
  readonly mustTurn: (about: HitInFlank) => Judgement;
  readonly mayPressForward: (about: GroupThatPresses) => Judgement;
  readonly mustPressForward: (about: GroupThatPresses) => Judgement;
  /** Must an element of a demoralised command flee in spontaneous retreat? */
  readonly mustRetreat: (about: OfDemoralised) => Judgement;
  /** Does it advance by itself? A rule tells only who does not. */
  readonly isImpetuous: (about: Advancing) => Judgement;
  /** Is this enemy the target of its spontaneous advance? */
  readonly isAdvanceTarget: (about: AdvanceTarget) => Judgement;
  /** May it go so, as it advances spontaneously? */
  readonly mayAdvanceSo: (about: AdvanceMove) => Judgement;
  /** May it be the next of several to advance spontaneously? */
  readonly mayAdvanceNext: (about: AdvanceNext) => Judgement;
  /** Why a rank may not support from where it stands. */
  readonly placeBarsSupport: (about: Place) => string | undefined | NotHeld;
  /** Does it count as giving rear support? Asked only where nothing bars it. */
  readonly givesRearSupport: (about: Supporter) => Judgement;
  /** Does it mitigate? */
  readonly givesMitigation: (about: Supporter) => Judgement;
}

/** How the answers of each come to one. */
export const ELIGIBILITY_STEPS: Readonly<Record<keyof EligibilitySteps, Combining>> = {
  mayShoot: 'judges',
  mayAidShooting: 'judges',
  mayIgnoreTarget: 'judges',
  mustShoot: 'judges',
  mayContact: 'judges',
  mustConform: 'judges',
  conformBy: 'decides',
  mayMoveInFront: 'judges',
  mayShift: 'judges',
  mayMoveAtOnce: 'judges',
  mayMoveInGap: 'judges',
  mayPassThrough: 'judges',
  fleeWhenPassed: 'judges',
  mayFormColumn: 'judges',
  mustTurn: 'judges',
  mayPressForward: 'judges',
  mustPressForward: 'judges',
  mustRetreat: 'judges',
  isImpetuous: 'judges',
  isAdvanceTarget: 'judges',
  mayAdvanceSo: 'judges',
  mayAdvanceNext: 'judges',
  placeBarsSupport: 'tells',
  givesRearSupport: 'judges',
  givesMitigation: 'judges',
};
