import { NO_RANK } from '../../combat/fighter.ts';
import type { CombatQuestion } from '../../combat/question.ts';
import { goingInWords } from '../../combat/going-in-words.ts';
import { lineUp } from '../../combat/line-up.ts';
import { tell, type Decision } from '../../../frame/decide.ts';
import type { DbmSteps } from '../../dbm-steps.ts';
import { defineQuery } from '../../../frame/questions/query.ts';
import type { DbmRules } from '../../dbm-steps.ts';
import { formatTroop } from '../../troops/parse-troop.ts';
import type { Judged } from '../../../frame/verdict.ts';
import { listedForRank, type Listed, type ListedForRank } from '../../combat/resolving/listed-for-rank.ts';
import { namedElement } from '../named-element.ts';
import { untoldFor } from './untold.ts';
import { sentence } from '../sentence.ts';
import { SUPPORT_FIELDS, supportQuestion, type SupportQuestion } from './support-question.ts';
import { bind, judgeAll, YES_OR_NO, yesOrNo, type YesOrNo } from '../yes-or-no.ts';

type Kind = 'givesRearSupport' | 'givesMitigation';

/** May a rank give rear support? */
export const SUPPORT_QUERY = supportQuery('givesRearSupport', {
  summary: 'Whether a rank may give rear support to the front element against this enemy.',
  answers: `${YES_OR_NO} The trail tells what it gives: "rear" to a score at once, "mitigating" after grading, "outcome" another result.`,
  example: { front: 'Irr Sp (O)', ranks: ['Irr Sp (O)'], enemy: 'Irr Kn (F)' },
});

/** May a rank give mitigating rear support? */
export const MITIGATE_QUERY = supportQuery('givesMitigation', {
  summary: 'Whether a rank may give mitigating rear support: take from the score of an enemy that wins.',
  answers: YES_OR_NO,
  example: { front: 'Irr Cv (O)', ranks: ['Irr Cv (O)'], enemy: 'Irr Kn (F)' },
});

function supportQuery(
  kind: Kind,
  words: { summary: string; answers: string; example: Readonly<Record<string, unknown>> },
) {
  return defineQuery<DbmSteps, typeof SUPPORT_FIELDS, SupportQuestion, YesOrNo>({
    ...words,
    fields: SUPPORT_FIELDS,
    question: supportQuestion,
    describe: (question) => describe(kind, question),
    answer: (rules, question) => answerOf(rules, kind, question),
  });
}

/** Asked of the combat's own rules, so that it cannot differ from what a combat counts. */
function answerOf(rules: DbmRules, kind: Kind, { combat, index, place }: SupportQuestion): YesOrNo {
  const { a, b, trail: drawnUp } = lineUp(rules, combat);
  const bar = a.barredBy[index] ?? tell(rules.steps.placeBarsSupport, (rule) => rule(place))[0] ?? null;
  if (bar !== null && kind === 'givesRearSupport') return yesOrNo(rules, refusedBy(bar));
  const listed = bar === null ? listedFor(kind, listedForRank(rules, { self: a, enemy: b }, index)) : [];
  const about = {
    front: a,
    rank: a.supporters[index] ?? NO_RANK,
    enemy: namedElement(combat.b.troop),
    barred: bar?.value ?? null,
    listed: listed.map(inWords),
    untold:
      bar !== null || listed.length > 0
        ? null
        : untoldFor(combat.a, index, (side) => listsFor(rules, kind, { ...combat, a: side }, index)),
  };
  const { givesRearSupport, givesMitigation } = rules.steps;
  const judging = kind === 'givesMitigation' ? givesMitigation : givesRearSupport;
  const verdict = judgeAll(bind(judging, about), 'whether this rank supports');
  const barring = bar === null ? [] : refusedBy(bar).trail;
  const made = drawnUp.filter(({ step, side }) => side === 'a' && step !== 'support barred');
  return yesOrNo(rules, {
    ...verdict,
    trail: [...barring, ...verdict.trail, ...(verdict.allowed ? made : []), ...listed],
  });
}

/** Whether anything would be listed for the rank of such a side. */
function listsFor(rules: DbmRules, kind: Kind, combat: CombatQuestion, index: number): boolean {
  const { a, b } = lineUp(rules, combat);
  if (a.barredBy[index]) return false;
  return listedFor(kind, listedForRank(rules, { self: a, enemy: b }, index)).length > 0;
}

/** Mitigation is an amount: an outcome that is not held leaves it as it is. */
function listedFor(kind: Kind, { listed, unheld }: ListedForRank): readonly Listed[] {
  if (kind === 'givesMitigation') return listed.filter(({ step }) => step === 'mitigating');
  if (listed.length === 0 && unheld !== null) throw unheld;
  return listed;
}

function refusedBy({ value, clause }: Decision<string>): Judged {
  const why = `it may not give rear support: ${value}`;
  return { allowed: false, why, trail: [{ step: 'refuses', clause: clause.id, label: why }] };
}

function inWords({ amount, label }: Listed): string {
  return amount === undefined
    ? label
    : `${label} ${amount > 0 ? `+${String(amount)}` : String(amount).replace('-', '−')}`;
}

function describe(kind: Kind, { combat, index, place }: SupportQuestion): string {
  const { a, b } = combat;
  const names = a.ranks.map((troop, at) => {
    const weapon = a.rankWeapons[at] ?? null;
    const details = [weapon === null ? null : `with ${weapon}`, goingInWords(a.rankGoing[at] ?? [])];
    return [formatTroop(troop), ...details].filter(Boolean).join(' ');
  });
  const verb = kind === 'givesMitigation' ? 'mitigate for' : 'support';
  const armed = a.weapon === null ? null : `armed with ${a.weapon}`;
  const front = [formatTroop(a.troop), armed, goingInWords(a.going)].filter(Boolean).join(' ');
  const others =
    names.length === 1 ? '' : `, in rank ${String(index + 2)} of ${[formatTroop(a.troop), ...names].join(', ')},`;
  return `May ${names[index] ?? ''}${others} ${verb} ${front} ${combat.mode === 'shooting' ? 'shot at by' : 'against'} ${formatTroop(b.troop)}${sentence(
    [
      a.doubleBased ? 'on a double base' : null,
      a.listRequiresDoubleBase ? 'as its list requires' : null,
      a.listPermitsMixedGrade ? 'its list permitting support by another grade' : null,
      a.listPermitsPsiloiSupport ? 'its list permitting support by psiloi' : null,
      a.chariot ? 'with chariots' : null,
      a.fortified === null ? null : 'defending fortifications',
      a.movedIntoContact ? 'having moved into contact' : null,
      b.fortified === null ? null : 'the enemy defending fortifications',
      place.otherCommand ? 'of another command' : null,
      place.outOfLine ? 'not lined up' : null,
      place.facesAnotherWay ? 'facing another way' : null,
      place.apart ? 'not contiguous' : null,
    ],
  )}?`;
}
