import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PIP_QUERIES, QuestionError } from '../../../../rules/index.ts';
import { PIP_TOOL } from '../../index.ts';
import { pipQuestion } from '../question.ts';
import { sentAndRead, situations, stateOf } from '../../question/tests/situations.ts';

const WARBAND = 'who=6+Irr+Wb+(O)';

describe('the question of a situation', () => {
  test.each([
    [WARBAND, { action: 'move', elements: [{ troop: 'Irr Wb (O)', count: 6 }], formation: 'line', deviates: false }],
    [`${WARBAND}&dev=yes&form=column`, { formation: 'column', deviates: true, deviatesOnly: null }],
    [`${WARBAND}&dev=follow`, { deviates: false, deviatesOnly: 'followingInColumn' }],
    [`${WARBAND}&dev=slide`, { deviates: false, deviatesOnly: 'slidingToLineUp' }],
    [`${WARBAND}&far=short`, { fullMove: false, stoppedBy: null }],
    [`${WARBAND}&far=river`, { stoppedBy: 'river' }],
    [`${WARBAND}&far=known`, { stoppedBy: 'knownEnemy200p' }],
    [`${WARBAND}&touch=legal`, { contactsEnemy: true, legalContact: true }],
    [`${WARBAND}&touch=other&ends=no`, { contactsEnemy: true, legalContact: false, stopsImmediatelyOnContact: false }],
    [`${WARBAND}&touch=legal&ends=yes`, { legalContact: true, stopsImmediatelyOnContact: true }],
    ['who=1+Irr+Wb+(O)&touch=legal&from=1', { legalContact: true, startsInContact: true }],
    ['who=1+Irr+Bw+(O)&bow=known', { stoppedBy: 'bowsMayNotContactMounted', unawareOfMounted: false }],
    ['who=1+Irr+Bw+(O)&bow=found', { stoppedBy: 'bowsMayNotContactMounted', unawareOfMounted: true }],
    ['who=1+Irr+Wb+(O)&along=bank', { along: 'riverBank' }],
    [`${WARBAND}&do=march&nth=3`, { action: 'march', marchNumber: 3 }],
    [`${WARBAND}&dist=700`, { distanceToGeneral: 700, generalInSight: false, generalState: 'normal' }],
    [`${WARBAND}&dist=700&sight=1`, { generalInSight: true }],
    [`${WARBAND}&gen=lost`, { generalState: 'lost' }],
    [
      `${WARBAND}&do=halt&spont=1&pos=rough&fort=1`,
      { action: 'halt', haltPreventsSpontaneous: true, position: 'rough' },
    ],
    [
      'who=4+Irr+Kn+(F)+C-in-C,2+Reg+Sp+(O)&gencontact=1&used=1',
      {
        elements: [
          { troop: 'Irr Kn (F)', count: 1, general: 'C-in-C' },
          { troop: 'Irr Kn (F)', count: 3 },
          { troop: 'Reg Sp (O)', count: 2 },
        ],
        generalState: 'inFrontEdgeContact',
        generalModifierAlreadyUsed: true,
      },
    ],
    [
      'who=1+Reg+Kn+(O)+ally,1+Reg+Kn+(O)+with+general,2+Reg+Bw+(O)+on+mounts',
      {
        elements: [
          { troop: 'Reg Kn (O)', count: 1, general: 'ally' },
          { troop: 'Reg Kn (O)', count: 1, withGeneral: true },
          { troop: 'Reg Bw (O)', count: 2, mountedInfantry: true },
        ],
      },
    ],
    [
      'who=2+Reg+Kn+(O)&double=1&mount=1&becomes=2',
      { doubleBase: true, mountsOrDismounts: true, resultingElements: 2 },
    ],
    ['who=1+Reg+Kn+(O)&do=march&nth=2&mount=1', { action: 'march', marchNumber: 2, mountsOrDismounts: true }],
    ['who=3+Reg+Kn+(O)&do=march&mount=1', { action: 'march', mountsOrDismounts: true }],
    ['who=2+Reg+Cv+(O)&double=1&back=1', { doubleBase: true, crossesItsRear: true, resultingElements: 0 }],
    ['who=2+Reg+Cv+(O),2+Reg+Ps+(O)&psiloi=1', { psiloiBehindCavalryTheySupport: true }],
  ])('%s', (query, expected) => {
    expect(pipQuestion(stateOf(PIP_TOOL, query))).toMatchObject(expected);
  });

  test('there is none before it is chosen who moves', () => {
    expect(pipQuestion(stateOf(PIP_TOOL, 'do=march'))).toBeNull();
  });

  test('what does not count in a situation is not told', () => {
    const told = pipQuestion(stateOf(PIP_TOOL, `${WARBAND}&do=halt&dev=yes&far=short&nth=3`));
    expect(told).not.toHaveProperty('deviates');
    expect(told).not.toHaveProperty('marchNumber');
  });
});

test('every situation comes back from its address as it was', () => {
  fc.assert(
    fc.property(situations(PIP_TOOL), (state) => {
      expect(sentAndRead(PIP_TOOL.fields, state)).toMatchObject({ state, problems: [] });
    }),
  );
});

const WANTS =
  /^"(elements\[\d\]\.(general|withGeneral|mountedInfantry)|generalState|psiloiBehindCavalryTheySupport)": expected/;

test('every situation is a question that is well formed, but for who cannot move together', () => {
  fc.assert(
    fc.property(situations(PIP_TOOL), (state) => {
      const question = pipQuestion(state);
      if (question === null) return;
      try {
        PIP_QUERIES.pips.pose(question);
      } catch (error) {
        expect(error).toBeInstanceOf(QuestionError);
        expect((error as QuestionError).message).toMatch(WANTS);
      }
    }),
    { numRuns: 500 },
  );
});
