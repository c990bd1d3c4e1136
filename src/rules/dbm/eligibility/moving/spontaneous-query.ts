import { flag } from '../../../frame/questions/field.ts';
import { formatTroop } from '../../troops/parse-troop.ts';
import { troop } from '../../troops/troop-field.ts';
import { defineYesOrNo } from '../define-yes-or-no.ts';
import { word } from '../word.ts';
import { bind } from '../yes-or-no.ts';
import {
  ADVANCE_ACTIONS,
  ADVANCE_AIMS,
  GOES_FIRST,
  HOW_NEAR,
  SPONTANEOUS_QUESTIONS,
  TARGET_KINDS,
  TOLD_ELIGIBLE,
  asTaken,
  selfOf,
  type AdvanceMove,
  type AdvanceNext,
  type AdvanceTarget,
} from './spontaneous-advance.ts';

/** Whom does an element advance upon by itself, in which way, and when? */
export const SPONTANEOUS_QUERY = defineYesOrNo({
  summary:
    'Whether an enemy is the target of a spontaneous advance, whether it may go so, and whether it is the next to go.',
  fields: {
    question: word('What is asked.', SPONTANEOUS_QUESTIONS, 'target'),
    mover: troop('The element that would advance; irregular where its training is left out.'),
    kind: word('Of target: whether that is enemy baggage.', TARGET_KINDS, 'element'),
    closest: word(
      'Of target: how near it is among those who are eligible, between the front corners that are furthest apart.',
      HOW_NEAR,
      'closest',
    ),
    eligible: word(
      'Of target: whether it is eligible as one. Which enemy are stands in print only, p. 19.',
      TOLD_ELIGIBLE,
      'notTold',
    ),
    baggageIsOpen: flag(
      'Of target: the nearest enemy baggage is visible, with no known enemy within 200p on either side of the direct route to it.',
    ),
    positionToHelp: flag(
      'Of target: it is in legal contact already, and a rear support, overlap or flank contact position that helps that combat is possible.',
    ),
    cancels: flag('Of target: this choice among several would cancel the move.'),
    action: word('Of move: how it goes, or turns.', ADVANCE_ACTIONS, 'straightAhead'),
    aim: word(
      'Of move: towards its target, as contact requires it, or to avoid difficult going, impassable terrain, fortifications that it cannot cross, or friends that it cannot pass through.',
      ADVANCE_AIMS,
      'target',
    ),
    toHelp: flag('Of move: its target was in legal contact, and it makes for a position that helps that combat.'),
    beforehand: flag('Of move: it has not contacted yet what it would avoid.'),
    moreThanNeeded: flag('Of move: less of it would do.'),
    shorterAhead: flag('Of move: forward or sideways is still the shortest way to the target.'),
    inLegalContact: flag('Of move: it is in legal contact with enemy.'),
    stopped: flag('Of move: obstacles, or troops that it can neither interpenetrate nor burst through, stop it.'),
    surrounded: flag('Of move: it started completely surrounded by such.'),
    closerTurned: flag('Of move: turned by 180° its front edge is closer to its target.'),
    does: word(
      'Of next: whether it will end in legal contact, or give rear or overlap support, or make its full move and interpenetrate no friend.',
      GOES_FIRST,
      'nothing',
    ),
    anotherDoes: flag('Of next: another that has not moved yet will do one of these.'),
    nearest: word('Of next: how near it is to the targeted enemy, among those left.', HOW_NEAR, 'closest'),
  },
  example: { mover: 'Irr Wb (O)', question: 'move', action: 'shift', aim: 'obstruction' },
  asks: ({ question, mover, kind, action }) =>
    ({
      target: `Is ${kind === 'baggage' ? 'enemy baggage' : 'an enemy element'} the target of a spontaneous advance of ${formatTroop(asTaken(mover))}`,
      move: `May ${formatTroop(asTaken(mover))}, advancing spontaneously, ${DOING[action]}`,
      next: `May ${formatTroop(asTaken(mover))} be the next to advance spontaneously`,
    })[question],
  circumstances: (about) => CIRCUMSTANCES[about.question](about),
  about: 'how it advances spontaneously',
  rules: ({ steps }, { question, mover, ...about }) => {
    const advancing = { ...about, self: selfOf(mover) };
    const rules = {
      target: () => bind(steps.isAdvanceTarget, advancing),
      move: () => bind(steps.mayAdvanceSo, advancing),
      next: () => bind(steps.mayAdvanceNext, advancing),
    };
    return [...bind(steps.isImpetuous, advancing), ...rules[question]()];
  },
});

const DOING = {
  straightAhead: 'go straight ahead',
  wheel: 'wheel',
  turnAbout: 'turn by 180°',
  shift: 'shift sideways',
  incline: 'incline',
  pivot: 'pivot',
  backward: 'go back',
  pivotBack: 'pivot backward to align with friends',
  none: 'stay where it is',
};

const NEAR_IN_WORDS = { closest: 'the closest', equal: 'as close as another', further: 'further than another' };

/** All that may be told of an advance. */
type Told = Omit<AdvanceTarget & AdvanceMove & AdvanceNext, 'self' | 'kind' | 'action'>;

/** What bears on each of the questions, in words. */
const CIRCUMSTANCES: Readonly<Record<keyof typeof SPONTANEOUS_QUESTIONS, (about: Told) => readonly (string | null)[]>> =
  {
    target: (about) => [
      NEAR_IN_WORDS[about.closest],
      { notTold: null, yes: 'eligible', no: 'not eligible' }[about.eligible],
      about.baggageIsOpen ? 'the way to enemy baggage being open' : null,
      about.positionToHelp ? 'in legal contact already, with a position that helps' : null,
      about.cancels ? 'so that the move is cancelled' : null,
    ],
    move: (about) => [
      { target: null, contact: 'as contact requires it', obstruction: 'to avoid an obstruction' }[about.aim],
      about.toHelp ? 'to help a combat' : null,
      about.beforehand ? 'before it contacts that' : null,
      about.moreThanNeeded ? 'by more than is needed' : null,
      about.shorterAhead ? 'another way being shorter' : null,
      about.inLegalContact ? 'in legal contact' : null,
      about.stopped ? 'being stopped' : null,
      about.surrounded ? 'having started surrounded' : null,
      about.closerTurned ? 'its front being closer when turned' : null,
    ],
    next: (about) => [
      {
        nothing: null,
        contact: 'ending in legal contact',
        support: 'ending where it supports',
        fullMove: 'making its full move through no friend',
      }[about.does],
      about.anotherDoes ? 'another doing so' : null,
      `${NEAR_IN_WORDS[about.nearest]} to the targeted enemy`,
    ],
  };
