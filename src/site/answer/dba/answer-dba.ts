import type { DbaRules } from '../../../rules/index.ts';
import type { Reply, Shown } from '../../tools/index.ts';
import { differing, titleOf, type Answered } from '../asking/index.ts';
import type { Question, Untold, Values } from '../understanding/index.ts';
import { ignoredIn, replyToDba } from './replies.ts';

/**
 * Answer a question by the rules of DBA.
 *
 * @param chosen What was chosen of that which the question does not tell, by its name
 */
export function answerDba(rules: DbaRules, { kind, told, untold }: Question, chosen: Values): Answered {
  const reply = (values: Values): Reply<Shown> => replyToDba(rules, kind, values);
  const asked = untold.map((each) => ({ ...each, value: valueOf(each, chosen) }));
  const settled: Values = {
    ...told,
    ...Object.fromEntries(asked.flatMap(({ name, value }) => (value === null ? [] : [[name, value]]))),
  };
  const open = asked.filter(({ value }) => value === null);
  const { alternatives, mattering } = differing(settled, open, reply);
  const [first] = alternatives;
  return {
    title: told.again === undefined ? titleOf(kind, settled) : `May ${told['a.type'] ?? ''} move again in a bound?`,
    doubts: first === undefined ? [] : ignoredIn(rules, kind, first.values),
    whatever: open.filter(({ name }) => !mattering.includes(name)).map(({ label }) => label),
    alternatives,
    choices: asked
      .filter(({ name, value }) => value !== null || mattering.includes(name))
      .map(({ name, label, options, value, assumed }) => ({
        name,
        label,
        options,
        chosen: value,
        mayBeOpen: assumed === null,
      })),
    calculators: alternatives.map(() => null),
  };
}

function valueOf({ name, options, assumed }: Untold, chosen: Values): string | null {
  return options.find(({ value }) => value === chosen[name])?.value ?? assumed;
}
