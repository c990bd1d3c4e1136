import { useState } from 'preact/hooks';
import { Verdict } from '../../calculator/answer/Verdict.tsx';
import type { SummaryProps } from '../../calculator/result-views.ts';
import { type TableShown } from '../../index.ts';

/** What the rules say, in a word, and why. On a low screen it is one line until it is tapped. */
export function TableSummary({ answer, wants }: SummaryProps<TableShown>) {
  const [opened, open] = useState(false);
  if (answer === null)
    return (
      <div class="table-summary" data-wanting={wants !== ''}>
        <Verdict figure={null}>{wants}</Verdict>
      </div>
    );
  const { verdict, word, tone, why, rulings, toTell, combat } = answer;
  const isCombat = rulings.some(({ query }) => query === 'combat');
  const fight = verdict === 'yes' && isCombat;
  const [first, ...more] = toTell;
  return (
    <div class="table-summary" data-opened={opened}>
      <Verdict
        figure={
          <span class={`verdict ${fight ? '' : (tone?.replace(' ', '-') ?? '')}`} data-long={word.includes(' ')}>
            {fight ? 'Fight' : word}
          </span>
        }
      >
        {verdict === 'not told' && first !== undefined && (
          <p>
            Tell below: <a href="#to-tell">{firstSentence(first)}</a>
            {more.length > 0 && ` and ${String(more.length)} more`}
          </p>
        )}
        {linesOf(why, fight, isCombat).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {combat.length > 0 && <p>{combat.map(({ label, text }) => `${label}: ${text}`).join('. ')}.</p>}
      </Verdict>
      <button
        type="button"
        class="plain unfold"
        aria-expanded={opened}
        onClick={() => {
          open(!opened);
        }}
      >
        {opened ? 'Less' : 'All of it'}
      </button>
    </div>
  );
}

/** Of a combat what comes of it for each side stands by itself; that they fight, the word beside it says. */
function linesOf(why: string, fight: boolean, isCombat: boolean): readonly string[] {
  if (fight) return why.split('; ').slice(1);
  return isCombat ? why.split('; ') : [why];
}

/** What is asked, without what is said about it. */
function firstSentence(words: string): string {
  return words.replace(/\.(?: .*)?$/su, '');
}
