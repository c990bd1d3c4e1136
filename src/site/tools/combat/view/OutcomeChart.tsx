import {
  consequenceInWords,
  IN_WORDS,
  OUTCOMES,
  percent,
  scoreInWords,
  verdictInWords,
  type CombatShown,
  type CombatSideShown,
} from '../../index.ts';
import type { SummaryProps } from '../../calculator/result-views.ts';
import { WhyLink } from '../../calculator/answer/WhyLink.tsx';
import './OutcomeChart.css';

const SIDES = ['a', 'b'] as const;

/** What becomes of both sides: a bar for each outcome, as long as it is likely. */
export function OutcomeChart({ answer, wants, sides }: SummaryProps<CombatShown>) {
  return (
    <>
      <table class="outcomes" data-decided={answer?.throws === 1}>
        <caption>
          {answer === null ? wants : captionOf(answer)}
          {answer !== null && <WhyLink />}
        </caption>
        <thead>
          <tr>
            <SideHead side="a" name={sides?.a ?? ''} shown={answer?.a ?? null} />
            <td class="versus">v</td>
            <SideHead side="b" name={sides?.b ?? ''} shown={answer?.b ?? null} />
          </tr>
        </thead>
        <tbody>
          {OUTCOMES.map((outcome) => (
            <tr key={outcome}>
              <Bar side="a" throws={answer?.a.outcomes[outcome] ?? 0} of={answer?.throws ?? 0} />
              <th
                scope="row"
                data-possible={answer !== null && SIDES.some((side) => answer[side].outcomes[outcome] > 0)}
              >
                {IN_WORDS[outcome]}
              </th>
              <Bar side="b" throws={answer?.b.outcomes[outcome] ?? 0} of={answer?.throws ?? 0} />
            </tr>
          ))}
        </tbody>
      </table>
      {answer?.consequences.map((consequence) => (
        <p key={`${consequence.side} ${consequence.clause} ${consequence.label}`} class="consequence">
          {answer[consequence.side].name}: {consequenceInWords(consequence)}
          {answer.throws > 1 && ` (${percent(consequence.throws, answer.throws)})`}
        </p>
      ))}
    </>
  );
}

function captionOf(answer: CombatShown): string {
  const { throws, a, b } = answer;
  if (throws === 1) return verdictInWords(answer);
  if (throws === 36) return 'Odds over 36 throws';
  return `Odds over 6 throws of ${a.die === null ? a.name : b.name}`;
}

interface SideHeadProps {
  readonly side: 'a' | 'b';
  readonly name: string;
  readonly shown: CombatSideShown | null;
}

function SideHead({ side, name, shown }: SideHeadProps) {
  return (
    <th scope="col" class={`of-${side}`}>
      <span class="name">{name}</span>
      <span class="score">{shown === null ? '–' : scoreInWords(shown)}</span>
    </th>
  );
}

/** Nothing where one throw is told: its outcome is marked. */
function chanceOf(throws: number, of: number): string {
  return of > 1 ? percent(throws, of) : '';
}

interface BarProps {
  readonly side: 'a' | 'b';
  readonly throws: number;
  readonly of: number;
}

function Bar({ side, throws, of }: BarProps) {
  return (
    <td class={`of-${side}`} data-none={throws === 0}>
      <span class="track">
        <span class="bar" style={of === 0 ? undefined : { inlineSize: percent(throws, of) }} />
      </span>
      {of === 1 && <span class="hidden">{throws === 0 ? 'no' : 'yes'}</span>}
      <span class="chance">{chanceOf(throws, of)}</span>
    </td>
  );
}
