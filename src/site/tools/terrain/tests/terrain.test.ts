import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TERRAIN_QUERIES } from '../../../../rules/index.ts';
import { TERRAIN_TOOL } from '../../index.ts';
import { terrainQuestion } from '../question.ts';
import { sentAndRead, situations, stateOf } from '../../question/tests/situations.ts';

describe('the question of a situation', () => {
  test.each([
    ['what=Wd', { role: 'defender', feature: 'Wd', size: 1, compulsory: false, featuresAlready: [] }],
    ['role=invader&what=Wd&size=1.5', { role: 'invader', size: 1.5 }],
    ['what=Wd&size=', { size: null }],
    ['what=WW&must=1&bua=no&edge=short', { size: null, compulsory: true, withBua: false, edge: 'short' }],
    ['role=invader&what=WW&naval=2', { navalElements: 2 }],
    ['what=Rv&course=shortToWaterway&failed=WW', { course: 'shortToWaterway', failedFor: ['WW'] }],
    ['what=hill&slopes=mixed&cover=rocky,Wd', { feature: 'hill', slopes: 'mixed', coverings: ['Wd', 'rocky'] }],
    ['role=invader&what=H(S)&withroad=1', { withRoad: true }],
    [
      'what=BUA&hill=1.5&slopes=gentle&across=800&pf=no&rear=yes&water=no&linked=yes&sector=central&within=yes&wwbua=1',
      {
        hillSize: 1.5,
        slopes: 'gentle',
        across: 800,
        hasPf: false,
        touchesRearEdge: true,
        touchesWaterway: false,
        linked: true,
        sector: 'central',
        withinSector: true,
        withCompulsoryWaterway: true,
      },
    ],
    ['what=V&die=5', { die: null }],
    ['what=WW&die=5&posdie=2', { die: 5, positionDie: 2 }],
    ['what=V&list=V,Wd&compulsory=WW', { terrainInList: ['Wd', 'V'], compulsoryTypes: ['WW'] }],
    ['what=H(G)&beach=1&promontory=1', { replacesBeach: true, promontory: true }],
    [
      'what=V&there=invader+Rv,defender+Wd+1.5+compulsory',
      {
        featuresAlready: [
          { role: 'invader', feature: 'Rv', size: null, compulsory: false },
          { role: 'defender', feature: 'Wd', size: 1.5, compulsory: true },
        ],
      },
    ],
  ])('%s', (query, expected) => {
    expect(terrainQuestion(stateOf(TERRAIN_TOOL, query))).toMatchObject(expected);
  });

  test('there is none before a feature is chosen', () => {
    expect(terrainQuestion(stateOf(TERRAIN_TOOL, 'role=invader'))).toBeNull();
  });
});

test('every situation comes back from its address as it was', () => {
  fc.assert(
    fc.property(situations(TERRAIN_TOOL), (state) => {
      expect(sentAndRead(TERRAIN_TOOL.fields, state)).toMatchObject({ state, problems: [] });
    }),
  );
});

test('every situation is a question that is well formed, but for a hill of which nothing is told', () => {
  fc.assert(
    fc.property(situations(TERRAIN_TOOL), (state) => {
      const question = terrainQuestion(state);
      if (question === null) return;
      // A feature of nothing is refused in words.
      const { size } = question;
      if (size === 0) return;
      const untold = state.what === 'hill' && state.slopes === null && state.cover.length === 0;
      const pose = () => TERRAIN_QUERIES.terrain.pose(question);
      if (untold) expect(pose).toThrow('slopes');
      else expect(pose).not.toThrow();
    }),
    { numRuns: 500 },
  );
});
