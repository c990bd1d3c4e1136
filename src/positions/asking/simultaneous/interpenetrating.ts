import type { Standing, Standings } from '../../placing/index.ts';
import { statedFact, type Fact } from '../reading/fact.ts';
import { known, measuredAs, untold, type Reading } from '../reading/reading.ts';
import { clearOf, goesFirst, worst, type Clear, type OwnWay } from './ways.ts';

/** Those who move as one: an element, or a group. */
export type Party = readonly OwnWay[];

/** Two parties, and how each could go before the other. */
interface Pair {
  readonly one: Party;
  readonly other: Party;
  readonly oneFirst: Clear;
  readonly otherFirst: Clear;
  readonly answer: Clear['answer'];
}

/** Whether somebody would interpenetrate another as all of them move, so far as their ways show that, and what was measured. */
export function interpenetrating(
  parties: readonly Party[],
  others: readonly Standing[],
  position: Standings,
): { readonly reading: Reading; readonly facts: readonly Fact[] } {
  const standing = parties.flat().flatMap((way) =>
    others.flatMap((other) => {
      const clear = clearOf(way, other, [way.start, way.end], position);
      return clear.answer === 'yes' ? [] : [{ way, other, clear }];
    }),
  );
  const pairs = parties.flatMap((one, index) => parties.slice(index + 1).map((other) => pairOf(one, other, position)));
  const answers = [...standing.map(({ clear }) => clear.answer), ...pairs.map(({ answer }) => answer)];
  const turning = parties.flat().filter(({ region }) => region === null);
  return {
    reading: readingOf(answers, !haveAnOrder(parties, pairs)),
    facts: [
      ...turning.map(({ start }) =>
        statedFact(`${start.label} turns on its way: over whom that leads is not measured`),
      ),
      ...standing.flatMap(({ way, other, clear }) => leadsOver(way, other, clear)),
      ...pairs.flatMap(pairFacts),
    ],
  };
}

function readingOf(answers: readonly Clear['answer'][], inACircle: boolean): Reading {
  if (answers.includes('no')) return known(true);
  if (answers.includes('unmeasured')) return untold(false, true);
  if (answers.includes('too close')) return measuredAs([false, true]);
  return inACircle ? untold(false, true) : known(false);
}

function pairOf(one: Party, other: Party, position: Standings): Pair {
  const order = (first: Party, second: Party): Clear =>
    worst(first.flatMap((each) => second.map((next) => goesFirst(each, next, position))));
  const [oneFirst, otherFirst] = [order(one, other), order(other, one)];
  const both = [oneFirst.answer, otherFirst.answer];
  if (both.includes('yes')) return { one, other, oneFirst, otherFirst, answer: 'yes' };
  // Of two groups, each element of the one may let those of the other by at another time.
  const cross = one.some((each) =>
    other.some(
      (next) => goesFirst(each, next, position).answer === 'no' && goesFirst(next, each, position).answer === 'no',
    ),
  );
  const isClose = both.includes('too close') && !both.includes('unmeasured');
  return { one, other, oneFirst, otherFirst, answer: cross ? 'no' : isClose ? 'too close' : 'unmeasured' };
}

/** Whether all parties can move one after the other, each of two first that has to be. */
function haveAnOrder(parties: readonly Party[], pairs: readonly Pair[]): boolean {
  const before = pairs.flatMap(({ one, other, oneFirst, otherFirst }): readonly (readonly [Party, Party])[] => {
    if (oneFirst.answer === otherFirst.answer) return [];
    if (oneFirst.answer === 'yes') return [[one, other]];
    return otherFirst.answer === 'yes' ? [[other, one]] : [];
  });
  let left = parties;
  for (;;) {
    const free = left.filter((party) => before.every(([first, second]) => second !== party || !left.includes(first)));
    if (free.length === 0) return left.length === 0;
    left = left.filter((party) => !free.includes(party));
  }
}

const ASIDE = {
  no: 'which is not straight ahead',
  'too close': 'of which hands cannot tell whether it is straight ahead',
} as const;

function leadsOver({ start, straight }: OwnWay, other: Standing, clear: Clear): readonly Fact[] {
  if (clear.margin === null) return [];
  const fact =
    straight === 'yes'
      ? `${start.label}’s straight way leads over ${other.label}`
      : `${other.label} stands between where ${start.label} starts and ends, ${ASIDE[straight]}`;
  const answer = clear.answer === 'too close' ? 'too close' : 'yes';
  return [{ fact, answer, margin: 0 - clear.margin, witness: { points: clear.points } }];
}

/** Who can go first of two; nothing where one of them turns. */
function pairFacts({ one, other, oneFirst, otherFirst, answer }: Pair): readonly Fact[] {
  const [first, second] = [namesOf(one), namesOf(other)];
  const told = (fact: string, { margin, points }: Clear, so: Fact['answer']): readonly Fact[] =>
    margin === null ? [] : [{ fact, answer: so, margin, witness: { points } }];
  const inOrder = (lead: string, next: string): string =>
    `${lead} can make its move before ${next}, neither passing over the other`;
  if (answer === 'yes') {
    if (oneFirst.answer === otherFirst.answer)
      return told(
        `${first} and ${second} do not pass over each other, whoever goes first`,
        worst([oneFirst, otherFirst]),
        'yes',
      );
    if (oneFirst.answer === 'yes') return told(inOrder(first, second), oneFirst, 'yes');
    return told(inOrder(second, first), otherFirst, 'yes');
  }
  if (oneFirst.margin === null || otherFirst.margin === null) return [];
  const best = oneFirst.margin >= otherFirst.margin ? oneFirst : otherFirst;
  const fact = `one of ${first} and ${second} can make its move before the other, neither passing over the other`;
  if (answer === 'unmeasured')
    return [
      statedFact(
        `whichever of ${first} and ${second} goes first, it may pass over the other: how they go is not measured`,
      ),
    ];
  return told(fact, best, answer === 'too close' ? 'too close' : 'no');
}

function namesOf(party: Party): string {
  return party.map(({ start }) => start.label).join(', ');
}
