import { useState } from 'preact/hooks';
import type { Answered } from '../asking/index.ts';
import { outcomesOf } from './outcomes.ts';

interface Props {
  readonly answered: Answered;
  readonly edition: string;
  /** Its calculator, with all of it filled in; null where there is none, or are several. */
  readonly calculator: string | null;
}

/** Turn the answer of the card to the opponent. */
export function ShowCard({ answered, edition, calculator }: Props) {
  const [told, tell] = useState('');
  const show = async (): Promise<void> => {
    const { showComputed } = await import('../../showing/show-computed.ts');
    const url = new URL(calculator ?? location.href, location.href).href;
    await showComputed({ title: answered.title, facts: factsOf(answered), steps: stepsOf(answered), edition, url });
    tell('');
  };
  return (
    <>
      <button
        type="button"
        class="plain"
        onClick={() => {
          show().catch(() => tell('This could not be loaded: turn the phone'));
        }}
      >
        Show
      </button>
      <span role="status">{told}</span>
    </>
  );
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
function stepsOf({ alternatives }: Answered): readonly { label: string; amount: number | null }[] {
  const [first, ...others] = alternatives;
  if (first === undefined || others.length > 0 || first.reply.kind !== 'answer') return [];
  return first.reply.answer.steps.filter(({ throws }) => throws === null);
}
