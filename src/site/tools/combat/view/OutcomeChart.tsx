import {
  IN_WORDS,
  OUTCOMES,
  percent,
  verdictInWords,
  type CombatConsequence,
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
          {answer[consequence.side].name}: {inShort(consequence)}
          {answer.throws > 1 && ` (${percent(consequence.throws, answer.throws)})`}
        </p>
      ))}
    </>
  );
}

/** Of a rank behind only that it falls: why, its clause says among the steps. */
function inShort({ of, result, label }: CombatConsequence): string {
  if (of === 'element') return label;
  return result === null ? `whether ${of} falls with it: we have no text of that` : `${of} falls with it`;
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
      <span class="score">{shown === null ? '–' : scoreOf(shown)}</span>
    </th>
  );
}

function scoreOf({ score, standing, die }: CombatSideShown): string {
  if (score !== null) return String(score);
  return die === null ? `${String(standing)} + die` : String(standing + die);
}

function chanceOf(throws: number, of: number): string {
  if (of === 0) return '';
  if (throws === 0) return of === 1 ? '' : '–';
  return of === 1 ? '' : percent(throws, of);
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
      <span class="chance">{chanceOf(throws, of)}</span>
    </td>
  );
}
