import type { ShootQuestion } from './shoot-question.ts';
import { inGoing, sentence } from '../sentence.ts';
import type { LineOfShot, Shot, TargetState } from './shot.ts';

const STATE_WORDS: Readonly<Record<TargetState, string | null>> = {
  free: null,
  inCloseCombat: 'in close combat',
  givingRearSupport: 'giving rear support to an element in close combat',
  behindCloseCombat: 'in full contact behind an element in close combat',
  overlapping: 'overlapping an enemy in close combat',
  outsideArc: 'outside the arc',
  arcOfAnotherEdge: 'in the arc of another edge than the front',
  notVisible: 'not visible',
};

const LINE_WORDS: Readonly<Record<LineOfShot, string | null>> = {
  clear: null,
  crossed: 'the lines of shot crossing',
  overUnseenEnemy: 'over enemy whom it cannot see',
  overEnemyOnSteepHill: 'from a steep hill, over enemy on it beyond 100 paces',
  gapAtShooterOrTarget: 'past a gap at the shooter or the target',
  throughGap: 'through a gap',
  throughOthers: 'with others in the way',
};

/** A question about shooting in words, for a reader who does not read JSON. */
export function describeShooting({ question, shot, aid }: ShootQuestion): string {
  const { shooter, target } = shot;
  if (aid !== null) {
    const { front, rear, sameWeapon, sameCommand, fullContact, sameBase } = aid;
    const behind = rear.going === front.going ? null : (inGoing(rear.going) ?? 'in good going');
    return `May ${rear.name}${behind === null ? '' : `, ${behind},`} aid the shooting of ${front.name}${sentence([
      sameBase ? 'on the same base' : null,
      sameWeapon ? 'with the same bow' : 'with another bow',
      sameBase ? null : sameCommand ? 'of the same command' : 'of another command',
      sameBase ? null : fullContact ? 'in full contact' : 'not in full contact',
      inGoing(front.going),
      ...circumstances(shot),
    ])}?`;
  }
  const at = target === null ? '' : ` at ${target.name}`;
  const asked = {
    mayShoot: `May ${shooter.name} shoot${at}`,
    mayAid: '',
    mayIgnore: `May ${shooter.name} pass over ${target?.name ?? 'this target'} for another target`,
    mustShoot: `Must ${shooter.name} shoot${at}`,
  }[question];
  return `${asked}${sentence(circumstances(shot))}?`;
}

function circumstances(shot: Shot): (string | null)[] {
  const state = (who: string, words: string | null) => (words === null ? null : `the ${who} ${words}`);
  return [
    shot.distance === null ? null : `${String(shot.distance)} paces away`,
    shot.marched ? 'having marched' : null,
    shot.fled ? 'having fled' : null,
    state('shooter', STATE_WORDS[shot.shooterState]),
    state('target', STATE_WORDS[shot.targetState]),
    LINE_WORDS[shot.lineOfShot],
    shot.targetIn === null ? null : `the target in ${shot.targetIn === 'rocky' ? 'a rocky area' : shot.targetIn}`,
    shot.targetMoved ? 'the target having moved' : null,
    shot.anotherMoreDirect ? `${shot.moreDirectPsiloi ? 'psiloi' : 'another target'} being more directly ahead` : null,
    shot.equalPriority ? 'another target having the same priority' : null,
    shot.couldDestroyFriends ? 'whose recoil could destroy friends of the shooter' : null,
  ];
}
