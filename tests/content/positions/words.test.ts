import { expect, test } from 'vitest';
import { fieldInWords } from '../../../src/positions/asking/in-words.ts';
import { DBM_WITH_TABLE } from '../../../src/positions/index.ts';

const position = ['A: Reg Bw (O) at 0,0 facing N', 'B: enemy Irr Kn (O) at 0,280 facing S'];

const wordsOf = (question: object): string =>
  DBM_WITH_TABLE.queries.table!.pose({ position, mover: 'A', ...question }).words();

test.each<[object, string]>([
  [{ ask: 'shoot', target: 'B' }, 'May Reg Bw (O) A shoot at Irr Kn (O) B?'],
  [
    { ask: 'shoot', target: 'B', to: 'at 0,100 facing N', tell: { marchedThisBound: true } },
    'May Reg Bw (O) A shoot at Irr Kn (O) B, ending at 0,100 facing N? Told: marched this bound: yes.',
  ],
  [
    { ask: 'shoot', target: 'B', tell: { targetIn: 'marsh', lineOfShot: 'overUnseenEnemy' } },
    'May Reg Bw (O) A shoot at Irr Kn (O) B? Told: target in: marsh; line of shot: over unseen enemy.',
  ],
  [
    { ask: 'march', tell: { nearestKnownEnemy: null, enemyWithin200p: [] } },
    'May Reg Bw (O) A march? Told: nearest known enemy: none; enemy within 200p: none.',
  ],
  [
    { ask: 'march', tell: { enemyWithin200p: [{ troop: 'Reg Bd (O)', doubleBased: true }] } },
    'May Reg Bw (O) A march? Told: enemy within 200p: troop: Reg Bd (O), double based: yes.',
  ],
  [
    { ask: 'in-front', tell: { action: 'dismount' } },
    'May Reg Bw (O) A move so in front of enemy? Told: action: dismount.',
  ],
  [
    { ask: 'pass-through', to: 'at 0,100 facing N' },
    'May Reg Bw (O) A pass through friends, ending at 0,100 facing N?',
  ],
  [
    { ask: 'pass-through', to: 'at 0,100 facing N', tell: { question: 'flee' } },
    'Do friends flee whom Reg Bw (O) A passes through, ending at 0,100 facing N? Told: question: flee.',
  ],
  [
    { ask: 'form-column', to: 'at 0,30 facing N', ends: ['B behind A'] },
    'May the group so form a column behind Reg Bw (O) A, ending at 0,30 facing N, B behind A?',
  ],
  [
    { ask: 'contact', to: 'front on B left flank' },
    'May Reg Bw (O) A move so that it ends front on Irr Kn (O) B left flank?',
  ],
  [
    {
      ask: 'contact',
      position: [...position, 'C: Reg Bw (O) beside A right'],
      to: 'front on B front',
      ends: ['C beside A right'],
    },
    'May Reg Bw (O) A move so that it ends front on Irr Kn (O) B front, and at the same time C beside A right?',
  ],
  [{ ask: 'reach', to: 'at 0,100 facing N' }, 'Is the move of Reg Bw (O) A enough, ending at 0,100 facing N?'],
  [{ ask: 'spontaneous' }, 'Is the closest enemy the target of the spontaneous advance of Reg Bw (O) A?'],
  [
    { ask: 'spontaneous', target: 'B', to: 'at 0,100 facing N' },
    'May Reg Bw (O) A so advance spontaneously upon Irr Kn (O) B, ending at 0,100 facing N?',
  ],
  [
    { ask: 'spontaneous', tell: { question: 'next', anotherDoes: false } },
    'Is Reg Bw (O) A the next to advance spontaneously? Told: question: next; another does: no.',
  ],
  [
    { ask: 'press-forward', tell: { opponentsFled: true } },
    'May Reg Bw (O) A press forward? Told: opponents fled: yes.',
  ],
  [
    { ask: 'combat', tell: { a: { die: 3, overlaps: 1 }, b: { die: 5 } } },
    'What comes of the combat that Reg Bw (O) A is in, with 3 against 5 on the dice? Told: side a, overlaps: 1.',
  ],
])('%j is said with all that was told', (question, words) => {
  expect(wordsOf(question)).toBe(words);
});

test.each([
  ['form-column', 'sideways', 'The front element goes to a side, other than by wheeling.'],
  ['form-column', 'byWheeling', 'Every element of the group that moves can do so by wheeling.'],
  ['in-front', 'expanding', 'Of an expansion: which element of the column it is.'],
  ['in-front', 'furtherThanOneWidth', 'The expansion goes further than one element width.'],
  ['in-front', 'notLevel', 'The expansion does not end level with the head of the column.'],
  ['in-front', 'secondNotHead', 'The second element of the column does not head the group that expands.'],
])('%s: a person is asked for %s in words', (query, field, words) => {
  expect(fieldInWords(field, DBM_WITH_TABLE.queries[query]?.fields[field]?.meaning ?? null)).toBe(words);
});
