import type { AnyClause } from './clause-code.ts';
import { askRule } from './decide.ts';
import { isNotHeld, notHeld, type NotHeld } from './not-held.ts';
import { NotHeldError, UnprovidedError } from './rule-errors.ts';
import type { Rule } from './steps.ts';
import type { Judged, Judgement, Verdict } from './verdict.ts';

interface Said {
  readonly clause: AnyClause;
  readonly verdict: Verdict | NotHeld;
}

/**
 * Ask every rule of a yes-or-no step. What a clause is an exception to does not count; of the rest the first
 * refusal in printed order decides, else the first permission; before that goes what happens instead. Wording that is
 * not held leaves the question open, unless a clause that we have refuses.
 *
 * @param about What is asked, in words, for the message where no clause answers: `whether … may shoot`
 * @throws {NotHeldError} If only wording that is not held could decide
 * @throws {UnprovidedError} If no clause in force bears on the question
 */
export function judge<F>(rules: readonly Rule<F>[], ask: (rule: F) => Judgement, about: string): Judged {
  const said: Said[] = rules.flatMap((rule) => {
    const verdict = verdictOf(rule, ask);
    return verdict === undefined ? [] : [{ clause: rule.clause, verdict }];
  });
  const aside = new Set(said.flatMap(({ verdict }) => (isNotHeld(verdict) ? [] : verdict.setsAside)));
  const counting = said.filter(({ clause }) => !aside.has(clause.id));
  const told = counting.flatMap(({ clause, verdict }) => (isNotHeld(verdict) ? [] : [{ clause, ...verdict }]));
  const refusal = told.find(({ allowed }) => !allowed);
  const unheld = counting.find(({ verdict }) => isNotHeld(verdict));
  if (refusal === undefined && unheld !== undefined) throw new NotHeldError(unheld.clause);
  const permission = told.find(({ allowed, instead }) => allowed && !instead);
  const deciding = refusal ?? (permission && (told.find(({ instead }) => instead) ?? permission));
  if (deciding === undefined) throw new UnprovidedError(`no text that we have says ${about}`);
  const bearing = told.filter(({ instead }) => refusal === undefined || !instead);
  const steps = [deciding, ...bearing.filter((each) => each !== deciding)];
  return {
    allowed: deciding.allowed,
    why: deciding.why,
    trail: steps.map(({ clause, allowed, why }) => ({
      step: allowed ? 'allows' : 'refuses',
      clause: clause.id,
      label: why,
    })),
  };
}

/** A figure that is not held leaves the question as open as wording that is not. */
function verdictOf<F>(rule: Rule<F>, ask: (rule: F) => Judgement): Judgement {
  try {
    return askRule(rule, ask);
  } catch (error) {
    if (error instanceof NotHeldError) return notHeld;
    throw error;
  }
}
