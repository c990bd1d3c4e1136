import { ShowAction } from '../../showing/ShowAction.tsx';
import type { Answered, CardRules } from '../asking/index.ts';
import type { Understood } from '../understanding/index.ts';
import { misread, sentence } from './words/misread.ts';
import { factsToShow, stepsToShow } from './words/to-show.ts';

interface Props {
  readonly answered: Answered;
  readonly understood: Understood;
  readonly rules: CardRules;
  /** Whether what it answers rests on a secondary source only, or `in part`: some of several answers. */
  readonly secondary: boolean | 'in part';
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
      facts: [...factsToShow(answered), ...remarks.map((text) => ({ label: '', text }))],
      steps: stepsToShow(answered, rules.clauses),
      clauses,
      open: answered.alternatives.every(({ reply }) => reply.kind !== 'answer'),
      secondary: secondary === true,
      inPart: secondary === 'in part',
      game: rules.game,
      edition: rules.name.replace(`${rules.game} `, ''),
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
