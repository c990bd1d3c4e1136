import type { NamedElement } from '../named-element.ts';
import type { Synonyms } from '../word.ts';

/** What keeps an element from shooting or being shot at, if anything. */
export const STATES = {
  free: ['normal', 'none', 'clear', 'not in combat', 'not engaged'],
  inCloseCombat: ['close combat', 'in combat', 'fighting', 'engaged', 'in melee', 'in close combat to its front'],
  givingRearSupport: [
    'rear support',
    'supporting',
    'providing rear support',
    'gives rear support',
    'rear supporter',
    'giving support',
    'providing support',
  ],
  behindCloseCombat: [
    'behind an element in close combat',
    'full contact behind',
    'full front edge to rear edge contact',
    'in full contact with an element in close combat',
    'contact behind',
  ],
  overlapping: ['overlap', 'overlaps', 'overlapping enemy', 'overlapping an enemy element in close combat'],
} as const satisfies Synonyms<string>;
type ShootingState = keyof typeof STATES;

/** The same of a target, and where it is. */
export const TARGET_STATES = {
  ...STATES,
  free: [...STATES.free, 'in arc', 'partly in arc', 'in the arc', 'visible'],
  outsideArc: ['out of arc', 'not in arc', 'outside the arc', 'outside arc of fire', 'out of the arc'],
  arcOfAnotherEdge: ['in the arc of another edge', 'arc of another edge', 'arc of the side', 'arc of the rear'],
  notVisible: ['hidden', 'unseen', 'invisible', 'out of sight', 'in ambush', 'cannot be seen'],
} as const satisfies Synonyms<string>;
export type TargetState = keyof typeof TARGET_STATES;

/** What lies between shooter and target. */
export const LINES_OF_SHOT = {
  clear: ['none', 'free'],
  crossed: ['lines cross', 'cross', 'crossing'],
  overUnseenEnemy: [
    'over unseen',
    'unseen enemy',
    'over hidden enemy',
    'over enemy in a gully',
    'over enemy in ambush',
  ],
  overEnemyOnSteepHill: ['over steep hill', 'from steep hill', 'over enemy on the same steep hill'],
  gapAtShooterOrTarget: ['gap beside the shooter', 'gap beside the target', 'gap at shooter', 'gap at target'],
  throughGap: ['gap', 'narrow gap', 'through a gap'],
  throughOthers: ['blocked', 'friends in the way', 'enemy in the way', 'obstructed'],
} as const satisfies Synonyms<string>;
export type LineOfShot = keyof typeof LINES_OF_SHOT;

/** Going in which psiloi who keep still cannot be seen. */
export const COVERS = {
  marsh: [],
  vineyards: ['vineyard'],
  brush: [],
  rocky: ['rocky area', 'rocky areas', 'rocks'],
} as const satisfies Synonyms<string>;
type Cover = keyof typeof COVERS;

/** One element that would shoot, and at what. */
export interface Shot {
  readonly shooter: NamedElement;
  /** Null where it does not matter. */
  readonly target: NamedElement | null;
  /** In paces; null where it does not matter. */
  readonly distance: number | null;
  readonly marched: boolean;
  readonly fled: boolean;
  readonly shooterState: ShootingState;
  readonly targetState: TargetState;
  readonly lineOfShot: LineOfShot;
  /** What the target stands in, of the going that hides psiloi. */
  readonly targetIn: Cover | null;
  /** It moved in its last movement phase. */
  readonly targetMoved: boolean;
  /** Another target that ranks alike has its centre closer to the line straight ahead of the shooter. */
  readonly anotherMoreDirect: boolean;
  /** That other target is of psiloi, and this one is not. */
  readonly moreDirectPsiloi: boolean;
  /** Another target has exactly the same priority. */
  readonly equalPriority: boolean;
  /** It could recoil into friends of the shooter, and so destroy them. */
  readonly couldDestroyFriends: boolean;
}

/** A second rank that would aid the shooting of the first. */
export interface AidedShot {
  readonly front: NamedElement;
  readonly rear: NamedElement;
  readonly sameWeapon: boolean;
  readonly sameCommand: boolean;
  /** The rear element's front edge is in full contact with the front element's rear edge. */
  readonly fullContact: boolean;
  readonly sameBase: boolean;
}
