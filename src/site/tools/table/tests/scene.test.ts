import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePosition } from '../../../../positions/index.ts';
import { RUNS } from '../../../../positions/text/tests/any-stated.ts';
import { readAddress, writeAddress } from '../../question/state/address.ts';
import { UnreadableError } from '../../question/state/state-field.ts';
import { questionOf } from '../judging/question-of.ts';
import { SCENE } from '../scene-field.ts';
import { EMPTY_SCENE } from '../scene.ts';
import { sceneOfQuestion } from '../scene-of-question.ts';
import { TABLE_TOOL } from '../tool.ts';
import { anyScene } from './any-scene.ts';

test('a scene is read as it was written, also in an address', () => {
  fc.assert(
    fc.property(anyScene, (scene) => {
      expect(SCENE.read(SCENE.write(scene))).toEqual(scene);
      const address = writeAddress(TABLE_TOOL.fields, { edition: '3.4', versus: null, state: { t: scene } }, ['3.4']);
      expect(readAddress(TABLE_TOOL.fields, address, ['3.4'])).toMatchObject({ problems: [], state: { t: scene } });
    }),
    RUNS,
  );
});

test('of an address that was damaged, or is any letters, it is told what is wrong, and nothing else is thrown', () => {
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    drop: fc.integer({ min: 0, max: 4 }),
    put: fc.string({ maxLength: 4 }),
  });
  fc.assert(
    fc.property(
      fc.oneof(
        anyScene.map((scene) => SCENE.write(scene)),
        fc.string(),
      ),
      change,
      (text, { at, drop, put }) => {
        const index = Math.floor(at * text.length);
        const damaged = text.slice(0, index) + put + text.slice(index + drop);
        try {
          const scene = SCENE.read(damaged);
          expect(SCENE.read(SCENE.write(scene))).toEqual(scene.position.elements.length === 0 ? EMPTY_SCENE : scene);
        } catch (error) {
          if (!(error instanceof UnreadableError)) throw error;
          expect(error.message).not.toBe('');
        }
      },
    ),
    RUNS,
  );
});

const LINES = 'A: enemy Reg Bd (O) at 200,200 facing N\nB: Irr Kn (F) at 100,240 facing E';

test('what stands in an address may be the lines of a position', () => {
  const scene = SCENE.read(`${LINES};by~B;to~front on A left flank`);
  expect(scene).toEqual({
    ...EMPTY_SCENE,
    position: parsePosition(LINES),
    movers: ['B'],
    to: { kind: 'front', on: 'A', edge: 'left', shift: 0 },
  });
});

test.each([
  ['by~C', 'expected the names of elements on the table, found "C"'],
  ['ask~dance', 'expected to be asked one of contact, shoot, march, reach, gap, pass-through, form-column, in-front'],
  ['to~front on A', 'expected "front", "left flank", "right flank" or "rear"'],
  ['tell~move', 'expected a field and its value, found "move"'],
  ['tell~move~spontaneous', 'expected a field and its value, found "move~spontaneous"'],
  ['end~C behind B', 'expected the names of elements on the table, found "C"'],
  ['end~B behind', 'expected the name of an element, found the end of the line'],
  ['whither~A', 'expected one of ask, by, at, between, to, end, tell, found "whither"'],
])('%s is refused, and the elements stay on the table', (part, why) => {
  try {
    SCENE.read(`${LINES};${part}`);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableError);
    const { message, kept } = error as UnreadableError;
    expect(message).toContain(why);
    expect(kept).toEqual({ ...EMPTY_SCENE, position: parsePosition(LINES) });
  }
});

test('a question as the command takes it is a scene', () => {
  const question = {
    ask: 'march',
    position: LINES.split('\n'),
    mover: 'B',
    with: [],
    to: 'at 1,2 facing N',
    tell: { frontRank: 2 },
  };
  expect(sceneOfQuestion(question)).toEqual({
    position: parsePosition(LINES),
    ask: 'march',
    movers: ['B'],
    to: { kind: 'at', at: { x: 1, y: 2 }, facing: 0 },
    ends: [],
    target: null,
    between: [],
    tell: { frontRank: 2 },
  });
});

test('of one who flees, the enemy who presses forward is told in an address, and asked of', () => {
  const scene = SCENE.read(`${LINES};ask~flee;by~B;at~A`);
  expect(questionOf(scene)).toMatchObject({ ask: 'flee', mover: 'B', target: 'A' });
});

test('more names in an address than are asked for are not dropped without a word', () => {
  expect(() => SCENE.read(`${LINES};ask~flee;by~B;at~A,B`)).toThrow('expected the names of 1 at most, found "A,B"');
});
