import { addUp, decide, tell } from '../../frame/decide.ts';
import { UnprovidedError } from '../../frame/rule-errors.ts';
import type { DbmRules } from '../dbm-steps.ts';
import type { TrailStep } from '../../frame/trail.ts';
import type { Troop } from '../troops/parse-troop.ts';
import { inGoing } from './move/describe-move.ts';
import type { EarlierWheel } from './move/move-question.ts';
import type { Moving } from './steps.ts';
import { capital, trailStep } from './trail-step.ts';
import { Troops } from './troops.ts';

/** How far an element may move, and why. */
interface Reach {
  /** 0 if it cannot move at all; null where the table of moves has a dash. */
  readonly paces: number | null;
  /** Why that is 0 or null. */
  readonly why: string | null;
  readonly trail: readonly TrailStep[];
}

/** The circumstances of a move, whoever makes it. */
type Circumstances = Omit<Moving, 'mover'>;

/** Circumstances of which only the going is told. */
export function plainly({ going, water }: Pick<Moving, 'going' | 'water'>): Circumstances {
  return { going, water, mobile: null, startsIn: [], movesInto: null };
}

/** What the table gives an element, and what is added to it. */
export function reachOf(rules: DbmRules, troop: Troop, circumstances: Circumstances): Reach {
  const listed = new Troops(troop);
  const { words } = listed;
  const grade = decide(rules.steps.movesAs, (rule) => rule({ mover: listed }));
  const regraded = grade === null ? [] : [trailStep('grade', grade, `${capital(words)} move as (${grade.value})`)];
  const about = { ...circumstances, mover: new Troops(troop, grade?.value ?? listed.grade) };
  const [barred] = tell(rules.steps.cannotMove, (rule) => rule(about));
  if (barred !== undefined) {
    return { paces: 0, why: barred.value, trail: [...regraded, trailStep('cannot move', barred, barred.value)] };
  }
  const table = decide(rules.steps.moveDistance, (rule) => rule(about));
  if (table === null) throw new UnprovidedError(`no text that we have says how far ${words} move`);
  const where = `${capital(words)} ${inGoing(about.going)}`;
  if (table.value === null) {
    const why = `the table has a dash here: it gives ${words} no move ${inGoing(about.going)}`;
    return { paces: null, why, trail: [...regraded, trailStep('table', table, `${where}: no move`)] };
  }
  const added = addUp(rules.steps.moveBonus, (rule) => rule(about));
  return {
    paces: added.reduce((total, { value }) => total + value, table.value),
    why: null,
    trail: [
      ...regraded,
      trailStep('table', table, where, table.value),
      ...added.map((each) => trailStep('added', each, each.clause.title, each.value)),
    ],
  };
}

/** What is left of it after an earlier wheel of its group to the other side. */
export function afterWheel(rules: DbmRules, reach: Reach, wheel: EarlierWheel, circumstances: Circumstances): Reach {
  const { outside, paces } = wheel;
  const { words } = new Troops(outside);
  const most = reachOf(rules, outside, plainly(circumstances)).paces ?? 0;
  if (paces > most) {
    const where = inGoing(circumstances.going);
    throw new UnprovidedError(
      `${words} cannot have moved ${String(paces)} paces ${where}: ${String(most)} is the most`,
    );
  }
  const own = reach.paces;
  if (own === null || own === 0 || paces === 0) return reach;
  const used = decide(rules.steps.moveUsed, (rule) => rule({ own, wheel: { ...wheel, most } }));
  if (used === null) throw new UnprovidedError('no text that we have says what a wheel uses of a move');
  const label = `${capital(words)} used ${String(paces)} of ${String(most)} paces on the outside of the first wheel`;
  return { ...reach, paces: own - used.value, trail: [...reach.trail, trailStep('wheel', used, label, -used.value)] };
}
