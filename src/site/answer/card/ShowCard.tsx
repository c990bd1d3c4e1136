import type { DbmRules } from '../../../rules/index.ts';
import type { Computed } from '../../showing/show-computed.ts';
import { ShowAction } from '../../showing/ShowAction.tsx';
import type { EditionRules } from '../../tools/calculator/state/editions-of-rules.ts';
import type { Answered } from '../asking/index.ts';
import type { Understood } from '../understanding/index.ts';
import { misread, sentence } from './words/misread.ts';
import { outcomesOf } from './words/outcomes.ts';

interface Props {
  readonly answered: Answered;
  readonly understood: Understood;
  readonly rules: EditionRules;
  /** Whether a figure in it rests on a secondary source only. */
  readonly secondary: boolean;
  /** All clauses that it rests on. */
  readonly clauses: readonly string[];
  /** Where it is answered: its calculator, with all of it filled in, or the search. */
  readonly at: string;
}

/** Turn the answer of the card to the opponent. */
export function ShowCard({ answered, understood, rules, secondary, clauses, at }: Props) {
  const show = async (): Promise<void> => {
    const { showComputed } = await import('../../showing/show-computed.ts');
    const remarks = remarksOn(answered, understood);
    await showComputed({
      title: answered.title,
      facts: [...factsOf(answered), ...remarks.map((text) => ({ label: '', text }))],
      steps: stepsOf(answered, rules.rules),
      clauses,
      open: answered.alternatives.every(({ reply }) => reply.kind !== 'answer'),
      secondary,
      edition: rules.edition,
      url: new URL(at, location.href).href,
      line: null,
    });
  };
  return <ShowAction class="plain" show={show} />;
}

/** What is to be known of how it was read: the opponent has not seen what was typed. */
function remarksOn({ doubts }: Answered, understood: Understood): readonly string[] {
  return [...doubts.map(sentence), ...misread(understood)];
}

/** What it comes to; where it has several answers, for whom each is. */
function factsOf({ alternatives }: Answered): readonly { label: string; text: string }[] {
  const [first, ...others] = alternatives;
  if (others.length > 0) return alternatives.map(({ label, reply }) => ({ label, text: outcomesOf(reply).join('; ') }));
  if (first === undefined) return [];
  const { reply } = first;
  return reply.kind === 'answer'
    ? [...reply.answer.facts]
    : [{ label: '', text: reply.kind === 'open' ? reply.why : reply.wants }];
}

/** What the one answer rests on, whatever the dice say. */
function stepsOf({ alternatives, whatever }: Answered, { clauses }: DbmRules): Computed['steps'] {
  const [first, ...others] = alternatives;
  if (first === undefined || others.length > 0 || first.reply.kind !== 'answer') return [];
  const steps = first.reply.answer.steps.filter(({ throws }) => throws === null);
  // Where it holds for more troops than it was worked out for, these are not named.
  return whatever.length === 0
    ? steps
    : steps.map((step) => ({ ...step, label: clauses.get(step.clause)?.title ?? step.label }));
}
