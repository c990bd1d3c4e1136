import { ask, formatTroop, GRADES, SHOOT_QUERY, type DbmRules } from '../../../rules/index.ts';
import { isOpen, type Remark } from '../question/reply.ts';
import type { SideState } from './fields.ts';

/** Who shoots at whom, as the question of shooting has it. */
interface Shot {
  readonly shooter: string;
  readonly target: string;
  readonly going: string;
}

/** What a combat does not tell of a second rank, and what it is like where it is so. */
const UNTOLD = {
  sameWeapon: 'with the same type of bow',
  sameCommand: 'of the same command',
  fullContact: 'in full contact',
} as const;

type Untold = keyof typeof UNTOLD;
const ALL = Object.keys(UNTOLD) as readonly Untold[]; // a record's keys

/** Whether the rank behind may aid a shooter; where none is told, which troops of its own type might. */
export function remarksOnAid(rules: DbmRules, shooter: SideState, shot: Shot): readonly Remark[] {
  const [behind] = shooter.ranks;
  if (behind !== undefined) {
    const name = formatTroop(behind);
    const aid = mayAid(rules, shooter, shot, name);
    return aid === null ? [] : [aid.allowed ? { ...aid, text: `${name} behind ${aid.text}` } : aid];
  }
  const type = shooter.troop?.type;
  const found = GRADES.flatMap((grade) => {
    const aid = type === undefined ? null : mayAid(rules, shooter, shot, `${type} (${grade})`);
    return aid?.allowed === true ? [{ name: `${type ?? ''} (${grade})`, aid }] : [];
  });
  const [first] = found;
  if (first === undefined) return [];
  return [{ ...first.aid, text: `A second rank of ${found.map(({ name }) => name).join(' or ')} ${first.aid.text}` }];
}

interface Aid extends Remark {
  readonly allowed: boolean;
}

/** Whether one rank may aid, and what that hangs on; null where no clause says so. */
function mayAid(rules: DbmRules, shooter: SideState, shot: Shot, rear: string): Aid | null {
  const { double, weapon, rankweapon, rankgoing, going } = shooter;
  const weaponsTold = weapon !== null && rankweapon !== null;
  const question = {
    ...shot,
    question: 'mayAid',
    rear,
    rearGoing: rankgoing ?? going,
    sameBase: double,
    sameWeapon: !weaponsTold || weapon === rankweapon,
    sameCommand: true,
    fullContact: true,
  };
  const asked = (otherwise: object = {}) => ask(SHOOT_QUERY, rules, { ...question, ...otherwise });
  const allows = (otherwise: object): boolean => {
    const answer = asked(otherwise);
    return !isOpen(answer) && answer.allowed;
  };
  const answer = asked();
  const [deciding] = answer.trail;
  if (deciding === undefined) return null;
  const { clause } = deciding;
  if (isOpen(answer)) {
    const text = `Whether ${rear} behind may aid rests on “${deciding.label}”, of which we have no text`;
    return { allowed: false, text, clause };
  }
  if (!answer.allowed) {
    const text = allows({ sameBase: true }) ? 'may aid only from the same base' : `may not aid: ${answer.why}`;
    return { allowed: false, text: `${rear} behind ${text}`, clause };
  }
  const needs = ALL.filter((each) => !(weaponsTold && each === 'sameWeapon') && !allows({ [each]: false }));
  return { allowed: true, text: `may aid${provided(needs)}`, clause, quiet: true };
}

function provided(needs: readonly Untold[]): string {
  const words = needs.map((each) => UNTOLD[each]);
  if (words.length === 0) return '';
  return `, if ${[words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part !== '').join(' and ')}`;
}
