import { describe, expect, test } from 'vitest';
import { replyToScene, sceneOfQuestion, type Reply, type TableShown } from '../../../src/site/tools/index.ts';
import { editions, rulesOf } from '../ask.ts';

const newest = editions.at(-1) ?? '';

/** What the table's page is answered, once all that it takes is loaded. */
async function replied(question: object): Promise<Reply<TableShown>> {
  const reply = replyToScene(rulesOf(newest), sceneOfQuestion(question));
  if (reply.kind !== 'wanting' || reply.load === undefined) return reply;
  await reply.load();
  return replied(question);
}

async function shown(question: object): Promise<TableShown> {
  const reply = await replied(question);
  if (reply.kind !== 'answer') throw new Error(`expected an answer, found ${JSON.stringify(reply)}`);
  return reply.answer;
}

/** A line of three, and one who stands straight ahead of the first of them. */
const LINE = [
  'D: enemy Reg Sp (O) at 0,0 facing S',
  'C: enemy Reg Sp (O) beside D left',
  'B: enemy Reg Sp (O) beside C left',
  'E: Irr LH (O) 120 ahead of D facing it',
];
const asked = (ask: string, to: string | null = 'front on D front', position: readonly string[] = LINE) => ({
  ask,
  position,
  mover: 'E',
  ...(to === null ? {} : { to }),
});

describe('what the position gives nothing to ask about depends on nothing', () => {
  test.each([
    ['pass-through', 'its straight way leads over no friend who stays'],
    ['form-column', 'E moves alone: a group forms a column'],
    ['line-up', 'nobody shifts'],
  ])('%s', async (ask, why) => {
    const answer = await shown(asked(ask));
    expect([answer.word, answer.tone, answer.why, answer.open]).toEqual(['Nothing to ask', null, why, undefined]);
    expect(answer.facts).toEqual([{ label: 'Verdict', text: `Nothing to ask: ${why}` }]);
  });

  test('what does depend on something says so', async () => {
    const answer = await shown(asked('in-front', 'at -80,-40 facing N'));
    expect([answer.word, answer.open]).toEqual(['It depends', 'not told']);
  });
});

describe('does enemy turn', () => {
  test('no, where fronts alone meet', async () => {
    const answer = await shown(asked('turn'));
    expect([answer.word, answer.tone]).toEqual(['No', 'no']);
    expect(answer.why).toMatch(/^no front edge ends on a flank or rear of an enemy/u);
  });

  test('is asked of contact: who touches nobody is to be dragged to one', async () => {
    expect(await replied(asked('turn', 'at 0,-60 facing N'))).toEqual({
      kind: 'wanting',
      wants: 'E touches no enemy: move it to one, and take a contact that is offered.',
    });
  });
});

describe('which way one flees', () => {
  const position = ['hand 0', 'E: Irr LH (O) 60 deep at 0,0 facing N', 'D: enemy Reg Bd (O) front on E front'];
  const friend = 'C: Irr Ax (O) 40 deep at -40,-200 facing N';

  test('is the verdict', async () => {
    const answer = await shown(asked('flee', null, [...position, friend]));
    expect([answer.word, answer.tone]).toEqual(['21.3° to its left', 'yes']);
    expect(answer.facts[0]?.text).toBe('21.3° to its left: the least change of direction gives it 200p clear');
    expect((await shown(asked('flee', null, position))).word).toBe('Straight on');
  });

  test('of a way that is told it is yes or no, and if no, which way it may', async () => {
    const told = (to: string) => shown(asked('flee', to, [...position, friend]));
    expect(await told('at 84,-304 facing E68.68')).toMatchObject({ word: 'Yes' });
    expect(await told('at 40,-300 facing E80')).toMatchObject({
      word: 'No',
      why: 'another direction has 200p clear: 21.3° to its left',
    });
  });
});

test('bases that lie over each other are no overlap, and it is said what to do', async () => {
  const wants = async (ask: string) => {
    const reply = await replied(asked(ask, 'at 0,10 facing N'));
    return reply.kind === 'wanting' ? reply.wants : '';
  };
  expect(await wants('contact')).toBe('E lies over D by 10 paces: take a contact that is offered, or move it off.');
  expect(await wants('reach')).toBe('E lies over D by 10 paces: move it off.');
});

test('what is too close leads to the guideline on whose the doubt is, and nothing else does', async () => {
  const flank = (x: number) =>
    shown({
      ask: 'contact',
      position: ['A: enemy Reg Bd (O) at 0,0 facing N', `M: Irr Kn (F) at ${String(x)},100 facing S`],
      mover: 'M',
      to: 'front on A left flank',
    });
  const close = await flank(-81);
  expect([close.word, close.remarks]).toEqual([
    'Too close',
    [{ text: 'Guideline: in doubt, the static player has the benefit', clause: 'fair-play.2.1' }],
  ]);
  const cited = close.steps.map(({ clause }) => clause).filter((clause) => clause.startsWith('fair-play'));
  expect(cited).toEqual(['fair-play.2.1', 'fair-play.2.2']);
  expect((await flank(-150)).remarks).toBeUndefined();
});

test('what looks into both sides of a doubt is fetched where there is one, and it is asked again', async () => {
  const question = {
    ask: 'shoot',
    position: [
      'hand 1 mm',
      'M: Reg Bw (O) at 0,0 facing N',
      'A: enemy Irr Kn (F) at 60,120 facing W',
      'F: Reg Sp (O) at 60,120 facing E',
    ],
    mover: 'M',
    target: 'A',
  };
  const answer = await shown(question);
  expect([answer.word, answer.tone]).toEqual(['Too close', 'too close']);
  expect(answer.why).toMatch(/^if A and F do not touch, yes: [^]*; if they do, no: /u);
});
