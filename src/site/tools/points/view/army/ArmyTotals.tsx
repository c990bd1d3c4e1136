import { halvesInWords } from '../../../../../rules/index.ts';
import {
  budgetInWords,
  inHalves,
  leftOutInWords,
  otherwiseInWords,
  type CommandShown,
  type PointsShown,
} from '../../../index.ts';
import type { SummaryProps } from '../../../calculator/result-views.ts';
import { WhyLink } from '../../../calculator/answer/WhyLink.tsx';
import { SecondaryMark } from '../prices/SecondaryMark.tsx';
import '../army-totals.css';

/** What an army and each of its commands come to: always in view. */
export function ArmyTotals({ answer, wants }: SummaryProps<PointsShown>) {
  return (
    <>
      <table class="army-totals">
        <caption>
          {answer !== null && <Budget answer={answer} />}
          {answer === null ? wants : captionOf(answer)}
          {answer !== null && <WhyLink />}
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">AP</th>
            <th scope="col">
              <abbr title="elements">Elem.</abbr>
            </th>
            <th scope="col">
              <abbr title="element equivalents">EE</abbr>
            </th>
            <th scope="col">
              <abbr title="demoralised at">Demor.</abbr>
              {isSecondary(answer, 'demoralised at') && <SecondaryMark />}
            </th>
            <th scope="col">
              <abbr title="a quarter lost at">Quarter</abbr>
              {isSecondary(answer, 'quarter lost at') && <SecondaryMark />}
            </th>
          </tr>
        </thead>
        <tbody>
          {(answer?.commands ?? [null]).map((command, index) => (
            <CommandTotals key={index} index={index} command={command} />
          ))}
          <tr class="whole">
            <th scope="row">Army</th>
            <td>
              {answer === null ? '–' : halvesInWords(answer.ap)}
              {answer?.secondary && <SecondaryMark />}
            </td>
            <td>{answer?.elements ?? '–'}</td>
            <td>
              {inHalves(answer?.count.equivalents ?? null)}
              {answer?.count.secondary.has('element equivalents') && <SecondaryMark />}
            </td>
            <td colSpan={2}>
              defeat {inHalves(answer?.count.defeatedAt ?? null)}
              {answer?.count.secondary.has('defeated at') && <SecondaryMark />}
            </td>
          </tr>
        </tbody>
      </table>
      {answer?.otherPrices.map(({ ap, discrepancy }) => (
        <p key={discrepancy} class="warning disputed">
          <a href="#disputed">Disputed: {halvesInWords(ap)} AP by another reading</a>
        </p>
      ))}
    </>
  );
}

/** What it costs of what it may cost. */
function Budget({ answer }: { readonly answer: PointsShown }) {
  const { ap, budget } = answer;
  if (budget === null) return null;
  return <b class={ap > budget ? 'over-budget' : undefined}>{budgetInWords(answer)}. </b>;
}

/** Whether a column of points rests on a secondary source only. */
function isSecondary(answer: PointsShown | null, step: 'demoralised at' | 'quarter lost at'): boolean {
  return answer?.commands.some(({ count }) => count.secondary.has(step)) ?? false;
}

/** What the figures are without, and whether baggage is missing. */
function captionOf(answer: PointsShown): string {
  const { baggage, leastBaggage } = answer;
  const leftOut = leftOutInWords(answer);
  const least = leastBaggage?.minimum ?? 0;
  return [
    ...(leftOut === '' ? [] : [`Incomplete: ${leftOut}`]),
    ...(otherwiseInWords(answer) === '' ? [] : ['The list says otherwise: see below']),
    ...(baggage < least ? [`At least ${String(least)} baggage needed`] : []),
  ].join('. ');
}

const SHORT = { 'C-in-C': 'C-in-C', 'sub-general': 'sub-gen.', ally: 'ally' } as const;

function CommandTotals({ index, command }: { readonly index: number; readonly command: CommandShown | null }) {
  const name = SHORT[command?.kind ?? 'C-in-C'];
  return (
    <tr>
      <th scope="row">
        {index + 1} {name}
      </th>
      <td>
        {command === null ? '–' : halvesInWords(command.ap)}
        {command?.lines.some(({ price }) => price?.secondary) && <SecondaryMark />}
      </td>
      <td>{command?.elements ?? '–'}</td>
      <td>
        {inHalves(command?.count.equivalents ?? null)}
        {command?.count.secondary.has('element equivalents') && <SecondaryMark />}
      </td>
      <td>{inHalves(command?.count.demoralisedAt ?? null)}</td>
      <td>{inHalves(command?.count.quarterLostAt ?? null)}</td>
    </tr>
  );
}
