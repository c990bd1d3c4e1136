import { halvesInWords } from '../../../../../rules/index.ts';
import type { PricedLine, Step } from '../../../index.ts';
import { StepList } from '../../../calculator/answer/StepList.tsx';

interface Props {
  readonly title: string;
  readonly lines: readonly PricedLine[];
  /** The steps of what the troops count for. */
  readonly counted: readonly Step[];
  readonly urlOf: (clause: string) => string;
}

/** How the figures of a command come about: the price of one element of each line, then what all count for. */
export function PriceSteps({ title, lines, counted, urlOf }: Props) {
  const equivalents = counted.filter(({ step }) => step === 'element equivalents');
  const points = counted.filter(({ step }) => step !== 'element equivalents');
  if (lines.length + counted.length === 0) return null;
  return (
    <details class="rows-fold price-steps">
      <summary>{title}: Working</summary>
      {lines.map(
        ({ name, price }, index) =>
          price !== null && (
            <div key={index}>
              <h4>One {name}</h4>
              <StepList steps={price.steps} urlOf={urlOf} sum={{ amount: price.each, words: 'AP' }} />
            </div>
          ),
      )}
      {equivalents.length > 0 && (
        <>
          <h4>Element equivalents</h4>
          <StepList
            steps={equivalents}
            urlOf={urlOf}
            sum={{ amount: equivalents.reduce((sum, { amount }) => sum + (amount ?? 0), 0), words: 'in all' }}
          />
        </>
      )}
      {points.map(({ step, amount, clause, label }) => (
        <p key={step}>
          {WORDS[step] ?? step} <b>{amount === null ? '' : halvesInWords(amount)}</b>:{' '}
          <a href={urlOf(clause)}>{label}</a>
        </p>
      ))}
    </details>
  );
}

const WORDS: Readonly<Record<string, string>> = {
  'demoralised at': 'Demoralised at',
  'quarter lost at': 'A quarter lost at',
  'defeated at': 'Army defeated at',
};
