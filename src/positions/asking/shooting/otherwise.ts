import type { DbmRules } from '../../../rules/index.ts';
import type { AskedQuery } from '../reading/asked-query.ts';
import { statedFact, type Fact } from '../reading/fact.ts';
import { judgeReadings } from '../reading/judge-readings.ts';
import { known, type Decided, type Readings } from '../reading/reading.ts';

/** One field as it might have been, and that in words. */
interface Otherwise {
  readonly field: string;
  readonly to: unknown;
  readonly words: (shooter: string, target: string) => string;
}

/** What a player could have done otherwise in the bound: with his shooter, or with whoever stands in its way. */
const OTHERWISE: readonly Otherwise[] = [
  { field: 'marchedThisBound', to: false, words: (shooter) => `had ${shooter} not marched this bound` },
  { field: 'fledThisBound', to: false, words: (shooter) => `had ${shooter} not fled this bound` },
  {
    field: 'shooterState',
    to: 'free',
    words: (shooter) => `were ${shooter} in no close combat, and beside or behind none`,
  },
  { field: 'distance', to: 0, words: (_, target) => `were ${target} nearer` },
  {
    field: 'targetState',
    to: 'free',
    words: (shooter, target) => `were ${target} in ${shooter}’s arc, seen, and in no close combat`,
  },
  { field: 'lineOfShot', to: 'clear', words: (shooter, target) => `were nothing between ${shooter} and ${target}` },
  {
    field: 'anotherMoreDirect',
    to: false,
    words: (_, target) => `were no other enemy straighter ahead than ${target}`,
  },
  { field: 'couldDestroyFriends', to: false, words: (_, target) => `could ${target} not recoil into friends` },
];

/**
 * By which single thing a shot would be allowed that is not, each as a fact: the rules are asked again with that alone changed.
 *
 * @param readings The fields as the position shows them
 * @param told The fields that a person tells
 */
export function otherwise(
  rules: DbmRules,
  query: AskedQuery,
  { readings, told }: { readonly readings: Readings; readonly told: Decided },
  [shooter, target]: readonly [string, string],
): readonly Fact[] {
  // Of whether it must shoot, may aid, or may pass another over, this is not said.
  if (told.rear !== undefined || (told.question !== undefined && told.question !== 'mayShoot')) return [];
  return OTHERWISE.filter(({ field, to }) => {
    const now = told[field] ?? readings[field]?.values[0];
    if (now === undefined || now === to) return false;
    const { verdict } = judgeReadings(rules, query, { ...readings, [field]: known(to) }, { ...told, [field]: to });
    return verdict === 'yes';
  }).map(({ words }) => statedFact(`${words(shooter, target)}, ${shooter} might shoot`));
}
