import { Verdict } from '../../calculator/answer/Verdict.tsx';
import type { SummaryProps } from '../../calculator/result-views.ts';
import { VERDICTS, type TableShown } from '../../index.ts';

/** What the rules say, in a word, and why. */
export function TableSummary({ answer, wants }: SummaryProps<TableShown>) {
  if (answer === null) return <Verdict figure={null}>{wants}</Verdict>;
  const { verdict, why, rulings, combat } = answer;
  const fight = verdict === 'yes' && rulings.some(({ query }) => query === 'combat');
  return (
    <Verdict
      figure={
        <span class={`verdict ${verdict.replace(' ', '-')}`} data-long={verdict.includes(' ')}>
          {fight ? 'Fight' : VERDICTS[verdict]}
        </span>
      }
    >
      <p>{why}</p>
      {combat.length > 0 && <p>{combat.map(({ label, text }) => `${label}: ${text}`).join('. ')}.</p>}
    </Verdict>
  );
}
