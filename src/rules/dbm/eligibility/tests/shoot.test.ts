import { describe, expect, test } from 'vitest';
import { QuestionError } from '../../../index.ts';
import { answer, clause, edition, words } from './build.ts';

const shooting = clause('x.shoot', ({ mayShoot, yes, no }) => {
  mayShoot(({ marched }) => (marched ? no('marched') : yes('may shoot')));
});
const open = clause('x.open', ({ mayShoot, notHeld }) => {
  mayShoot(({ lineOfShot }) => (lineOfShot === 'throughGap' ? notHeld : undefined));
});
const aiding = clause('x.aid', ({ mayAidShooting, yes, no }) => {
  mayAidShooting(({ sameWeapon, sameCommand, fullContact }) =>
    sameWeapon && sameCommand && fullContact ? yes('may aid') : no('may not aid'),
  );
});
const must = clause('x.must', ({ mustShoot, mayIgnoreTarget, yes, no }) => {
  mustShoot(({ couldDestroyFriends }) => (couldDestroyFriends ? no('spares friends') : yes('must')));
  mayIgnoreTarget(({ target }) => (target?.is('Ps') ? yes('ignores') : no('must take it')));
});
const rules = edition(shooting, open, aiding, must);
const shoot = (question: Readonly<Record<string, unknown>>) =>
  answer('shoot', rules, { shooter: 'Reg Bw (O)', ...question });

describe('whether an element may shoot', () => {
  test('is what its clauses say', () => {
    expect(shoot({})).toEqual({ edition: 'invented', allowed: true, why: 'may shoot', trail: ['x.shoot'] });
    expect(shoot({ marchedThisBound: true })).toMatchObject({ allowed: false, why: 'marched' });
  });

  test('is open where wording that is not held could decide, unless a clause refuses', () => {
    expect(shoot({ lineOfShot: 'narrow gap' })).toMatchObject({ answer: null, trail: ['x.open'] });
    expect(shoot({ lineOfShot: 'gap', marchedThisBound: true })).toMatchObject({ allowed: false });
  });

  test('is open where no clause says', () => {
    expect(answer('shoot', edition(), { shooter: 'Reg Bw (O)' })).toMatchObject({
      answer: null,
      why: 'no text that we have says whether Reg Bw (O) may shoot here',
    });
  });
});

describe('which question is asked', () => {
  test.each([
    ['mayShoot', 'may shoot'],
    ['can shoot', 'may shoot'],
    ['mustShoot', 'must'],
    ['must it shoot', 'must'],
    ['ignore psiloi', 'must take it'],
  ])('%s', (question, why) => {
    expect(shoot({ question })).toMatchObject({ why });
  });

  test('is whether the second rank may aid, where one is told of', () => {
    expect(shoot({ rear: 'Reg Bw (O)', sameCommand: false })).toMatchObject({ allowed: false, why: 'may not aid' });
    expect(shoot({ rear: 'Reg Bw (O)', question: 'mayShoot' })).toMatchObject({ allowed: true, why: 'may shoot' });
  });
});

describe('whether a second rank may aid', () => {
  const aid = (question: Readonly<Record<string, unknown>>) => shoot({ rear: 'Reg Bw (O)', ...question });

  test('takes bow, command and contact for granted where it is not told of them', () => {
    expect(aid({})).toMatchObject({ allowed: true, why: 'may aid', trail: ['x.aid', 'x.shoot'] });
  });

  test('takes two on one base for in contact and of one command', () => {
    expect(aid({ sameBase: true })).toMatchObject({ allowed: true, why: 'may aid', trail: ['x.aid', 'x.shoot'] });
    expect(aid({ fullContact: false })).toMatchObject({ allowed: false });
    expect(aid({ sameCommand: false })).toMatchObject({ allowed: false });
    expect(aid({ sameBase: true, sameCommand: false, fullContact: false })).toMatchObject({ allowed: true });
  });

  test('is no where the first may not shoot', () => {
    expect(aid({ sameBase: true, marchedThisBound: true })).toMatchObject({ allowed: false, why: 'marched' });
  });

  test('the first rank is the shooter, unless another is told of', () => {
    const seen = edition(
      shooting,
      clause('x.seen', ({ mayAidShooting, yes }) => {
        mayAidShooting(({ front, rear }) => yes(`${front.name} ${front.going}, ${rear.name} ${rear.going}`));
      }),
    );
    const about = { shooter: 'Reg Bw (O)', rear: 'Reg Bw (S)', going: 'rough' };
    expect(answer('shoot', seen, about)).toMatchObject({ why: 'Reg Bw (O) rough, Reg Bw (S) rough' });
    expect(answer('shoot', seen, { ...about, front: 'Irr Bw (I)', rearGoing: 'DGo' })).toMatchObject({
      why: 'Irr Bw (I) rough, Reg Bw (S) difficult',
    });
  });
});

describe('whether it must', () => {
  test('is no where it may not', () => {
    expect(shoot({ question: 'mustShoot' })).toMatchObject({ allowed: true, why: 'must' });
    expect(shoot({ question: 'mustShoot', couldDestroyFriends: true })).toMatchObject({ why: 'spares friends' });
    expect(shoot({ question: 'mustShoot', marchedThisBound: true })).toMatchObject({ allowed: false, why: 'marched' });
  });
});

describe('a question that is not well formed', () => {
  test.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['nobody shoots', {}, '"shooter": expected a troop such as "Reg Bw (O)", found nothing'],
    [
      'nobody aids',
      { question: 'mayAid', front: 'Reg Bw (O)' },
      '"rear": expected a troop such as "Reg Bw (O)", found nothing',
    ],
    [
      'an unknown state',
      { shooter: 'Bw (O)', targetState: 'overlaping' },
      '"targetState": unknown value "overlaping", did you mean "overlapping"?',
    ],
    ['an unknown question', { shooter: 'Bw (O)', question: 'mayAde' }, 'did you mean "mayAid"?'],
  ])('%s', (_, question, message) => {
    expect(() => answer('shoot', rules, question)).toThrow(QuestionError);
    expect(() => answer('shoot', rules, question)).toThrow(message);
  });
});

describe('in words', () => {
  test.each<[Readonly<Record<string, unknown>>, string]>([
    [{ shooter: 'Reg Bw (O)' }, 'May Reg Bw (O) shoot?'],
    [
      { shooter: 'Bw (O)', target: 'Kn (F)', distance: 80, marchedThisBound: true, targetState: 'overlapping' },
      'May Bw (O) shoot at Kn (F), 80 paces away, having marched, the target overlapping an enemy in close combat?',
    ],
    [
      { shooter: 'Bw (O)', target: 'Ps (O)', targetIn: 'rocky areas', targetMoved: true, fledThisBound: true },
      'May Bw (O) shoot at Ps (O), having fled, the target in a rocky area, the target having moved?',
    ],
    [
      { shooter: 'Bw (O)', shooterState: 'supporting', lineOfShot: 'crossed', anotherMoreDirect: true },
      'May Bw (O) shoot, the shooter giving rear support to an element in close combat, the lines of shot crossing, another target being more directly ahead?',
    ],
    [
      { question: 'mayIgnore', shooter: 'Bw (O)', target: 'Ps (O)', equalPriority: true },
      'May Bw (O) pass over Ps (O) for another target, another target having the same priority?',
    ],
    [{ question: 'mayIgnore', shooter: 'Bw (O)' }, 'May Bw (O) pass over this target for another target?'],
    [
      { question: 'mustShoot', shooter: 'Bw (O)', target: 'Kn (O)', couldDestroyFriends: true },
      'Must Bw (O) shoot at Kn (O), whose recoil could destroy friends of the shooter?',
    ],
    [
      { front: 'Bw (X)', rear: 'Bw (O)', sameBase: true, sameWeapon: true, going: 'road' },
      'May Bw (O) aid the shooting of Bw (X), on the same base, with the same bow, on a road?',
    ],
    [
      { front: 'Bw (O)', rear: 'Bw (O)', going: 'rough', rearGoing: 'difficult' },
      'May Bw (O), in difficult going, aid the shooting of Bw (O), with the same bow, of the same command, in full contact, in rough going?',
    ],
    [
      { front: 'Bw (O)', rear: 'Bw (O)', sameWeapon: false, sameCommand: false, fullContact: false },
      'May Bw (O) aid the shooting of Bw (O), with another bow, of another command, not in full contact?',
    ],
  ])('%j', (question, said) => {
    expect(words('shoot', question)).toBe(said);
  });
});
