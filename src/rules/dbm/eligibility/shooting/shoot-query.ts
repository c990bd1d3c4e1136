import type { DbmSteps } from '../../dbm-steps.ts';
import { defineQuery } from '../../../frame/questions/query.ts';
import type { DbmRules } from '../../dbm-steps.ts';
import type { Judged } from '../../../frame/verdict.ts';
import { describeShooting } from './describe-shooting.ts';
import { SHOOT_FIELDS, shootQuestion, type ShootQuestion } from './shoot-question.ts';
import { bind, judgeAll, YES_OR_NO, yesOrNo, type YesOrNo } from '../yes-or-no.ts';

/** May an element shoot, be aided, pass a target over; must it shoot? */
export const SHOOT_QUERY = defineQuery<DbmSteps, typeof SHOOT_FIELDS, ShootQuestion, YesOrNo>({
  summary: 'Whether an element may shoot, whether a second rank may aid it, and whether it must shoot.',
  fields: SHOOT_FIELDS,
  answers: `${YES_OR_NO} Of question mustShoot: allowed is whether it must. What is left out is taken for granted: in range, in the arc, visible, nothing between.`,
  example: {
    question: 'mayShoot',
    shooter: 'Reg Bw (O)',
    target: 'Irr Kn (F)',
    distance: 120,
    targetState: 'inCloseCombat',
  },
  question: shootQuestion,
  describe: describeShooting,
  answer: (rules, question) => yesOrNo(rules, judged(rules, question)),
});

/** Who may not shoot is neither aided nor obliged to. */
function judged({ steps }: DbmRules, { question, shot, aid }: ShootQuestion): Judged {
  const { shooter } = shot;
  const mayShoot = bind(steps.mayShoot, shot);
  if (question === 'mayIgnore')
    return judgeAll(bind(steps.mayIgnoreTarget, shot), 'whether this target may be passed over for another');
  if (question === 'mustShoot')
    return judgeAll([...bind(steps.mustShoot, shot), ...mayShoot], `whether ${shooter.name} must shoot here`);
  if (aid === null) return judgeAll(mayShoot, `whether ${shooter.name} may shoot here`);
  return judgeAll([...bind(steps.mayAidShooting, aid), ...mayShoot], `whether ${aid.rear.name} may aid here`);
}
