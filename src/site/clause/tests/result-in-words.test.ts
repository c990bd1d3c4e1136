import { expect, test } from 'vitest';
import { resultInWords } from '../examples/result-in-words.ts';

const titles: Readonly<Record<string, string>> = { 'bhgs.14.1': 'Marching at 200 paces' };

test.each([
  ["combat('Sp', {}).self.rearSupport", '1', 'rear support', '+1'],
  ["combat('Sp', {}).self.rearSupport", '0', 'rear support', '0'],
  ["combat('Sp', {}).self.tactical", '-2', 'tactical', '−2'],
  ["combat('Sp', {}).enemy.tactical", '-2', 'the other: tactical', '−2'],
  ["combat('Sp', {}).enemy.final", '5', 'the other: final score', '5'],
  ["combat('Kn', {}).outcome.self", "'recoil'", '', 'recoils'],
  ["combat('Kn', {}).outcome.enemy", "'recoil'", 'the other', 'recoils'],
  ["combat('Kn', {}).outcome", "{ self: 'stand', enemy: 'flee' }", '', 'the first named stands, the other flees'],
  ["combat('Kn', {}).loser", 'null', 'loser:', 'none'],
  ["combat('Kn', {}).loser", "'enemy'", 'loser:', 'the other'],
  ["combat('Kn', {}).margin", "'halfOrLess'", 'margin:', 'half or less'],
  ["combat('Kn', {}).destroyedAfter.self", 'true', 'destroyed after:', 'yes'],
  ["combat('Kn', {}).behind.enemy", "['rank 2: destroyed']", 'the other: lost behind:', 'rank 2: destroyed'],
  ["combat('Kn', {}).behind.self", '[]', 'lost behind:', 'none'],
  ["combat('Kn', {}).behind.self", "['rank 3: not held']", 'lost behind:', 'rank 3: we have no text'],
  ['table({}).combat.scores', '[8, 9]', 'Scores:', '8 to 9'],
  ['table({}).combat.fates', "['recoil', 'stand']", 'In the end:', 'recoils, stands'],
  ['table({}).combat.lost', "['A', 'C: not held']", 'Destroyed:', 'A, C: we have no text'],
  ['table({}).combat.lost', '[]', 'Destroyed:', 'nobody'],
  [
    'table({}).combat.recoil',
    "['A recoils 30 paces straight back']",
    'As it recoils:',
    'A recoils 30 paces straight back',
  ],
  ["combat('Knights', {}).after.self", '[]', 'then', 'nothing'],
  [
    "combat('Knights', {}).after.self",
    "['element: pursues', 'rear support: pursues']",
    'then',
    'it: pursues, rear support: pursues',
  ],
  ["pips({ elements: 'Blades' }).pips", '2', 'PIPs', '2'],
  ["move({ troop: 'Blades' }).maxPaces", '200', '', '200 paces'],
  ["outcome('Kn (O)', {}).enemy.paces", '30', 'the other:', '30 paces'],
  ["move({ troop: 'Art (S)' }).maxPaces", 'null', 'paces:', 'none'],
  ["secondMove({ troop: 'Psiloi' }).allowed", 'false', 'Allowed:', 'no'],
  ["range({ troop: 'WWg (O)' }).canShoot", 'true', 'Can shoot:', 'yes'],
  ['terrain({}).featureEquivalents', '1.5', 'feature equivalents', '1½'],
  [
    'terrain({}).hill',
    "{ class: 'H(S)', going: { steep: 'difficult' }, listNeeds: [] }",
    'The hill:',
    'H(S); steep slopes difficult going',
  ],
  ['victory({}).vp', '{ sideA: 4, sideB: 6 }', 'victory points:', 'side A 4, side B 6'],
  ['march({}).clause', "'bhgs.14.1'", 'decided by', 'Marching at 200 paces'],
  ['march({}).trail.at(-1)?.clause', "'bhgs.14.1'", 'decided by', 'Marching at 200 paces'],
  ['move({ going: [] }).trail[0]?.label', "'Counts as in rough going'", 'a step:', 'Counts as in rough going'],
  ['terrain({}).leftOpen[0]', "'whether it counts'", 'left open:', 'whether it counts'],
  ['terrain({}).leftOpen.at(-1)', "'terraces'", 'left open:', 'terraces'],
  ['terrain({}).featureEquivalents', 'null', 'feature equivalents:', 'we cannot tell'],
  ['losses({}).demoralised', 'null', 'demoralised:', 'we cannot tell'],
  ['victory({}).transfer', "{ vp: 1, from: 'sideA', to: 'sideB' }", 'victory points moved:', '1 from side A to side B'],
  ['cost({}).baggage?.minimum', '6', 'baggage at least', '6'],
  ['terrain({}).why', '"the defender\'s list does not permit Wd"', 'why:', "the defender's list does not permit Wd"],
  ['cost({}).each', '[8, 6]', 'AP each:', '8, 6'],
  ['losses({}).each', '[3, 1]', 'EE each:', '3, 1'],
  [
    'terrain({}).hill',
    "{ class: null, going: {}, listNeeds: ['H(S)', 'Wd'] }",
    'The hill:',
    'the list must have H(S), Wd',
  ],
  [
    'terrain({}).position?.rows',
    "[{ scores: [1, 2], where: 'in the rear' }, { scores: [6], where: 'inward', atLeast: 300, atMost: 900 }]",
    'Where:',
    'on 1 or 2, in the rear; on 6, inward: at least 300p, at most 900p',
  ],
  [
    'terrain({}).position?.rows',
    "[{ scores: [5], where: 'x', atLeast: null, moreThan: 300 }]",
    'Where:',
    'on 5, x: more than 300p',
  ],
  ['cost({}).alternatives[0]?.ap', '30', 'other sum:', '30'],
])('%s // %s', (code, result, asked, answer) => {
  expect(resultInWords({ question: '', code, result }, (id) => titles[id])).toEqual({ asked, answer });
});

test.each([
  ['Must a group of Reg Sp (O) press forward?', '', 'no'],
  ['Do Irr Ps (O) flee if Irr Exp pass through them?', '', 'no'],
  ['Does an element turn to face, when it gives rear support?', '', 'no'],
  ['May Reg Bd (O) move?', 'Allowed:', 'no'],
  ['The defender places Wd', 'Allowed:', 'no'],
])('%s', (question, asked, answer) => {
  expect(resultInWords({ question, code: 'x({}).allowed', result: 'false' }, () => undefined)).toEqual({
    asked,
    answer,
  });
});
