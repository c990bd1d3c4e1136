import { halvesInWords } from '../../../../../rules/index.ts';
import {
  compareAnswers,
  inHalves,
  leastBaggageInWords,
  leftOutInWords,
  type PointsShown,
  type PricedLine,
  type Step,
} from '../../../index.ts';
import type { Answered, ComparedProps } from '../../../calculator/result-views.ts';
import { signed } from '../../../../wording/signed.ts';
import '../army-totals.css';
import '../../../calculator/details.css';

/** The same army in two editions: what it comes to, and each line whose price differs, with the clauses that make it so. */
export function ComparedPrices({ here, there }: ComparedProps<PointsShown>) {
  const others = linesOf(there.answer);
  const figures = figuresOf(here.answer);
  return (
    <div class="table">
      <table class="compared prices">
        <thead>
          <tr>
            <td />
            <th scope="col">{here.rules.edition}</th>
            <th scope="col">{there.rules.edition}</th>
          </tr>
        </thead>
        <tbody>
          {figuresOf(there.answer).map(([label, other], index) => {
            const one = figures[index]?.[1];
            return (
              (one !== other || index === 0) && (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{one}</td>
                  <td>{other}</td>
                </tr>
              )
            );
          })}
          {linesOf(here.answer).map((line, index) => (
            <LineRows key={index} one={line} other={others[index] ?? line} here={here} there={there} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Figure = readonly [label: string, figure: string];

/** What an army and its commands come to; the same labels for the same army in every edition. */
function figuresOf(army: PointsShown): readonly Figure[] {
  const { ap, otherPrices, count, commands } = army;
  const disputed = otherPrices.map((other) => ` or ${halvesInWords(other.ap)}`).join('');
  return [
    ['Army, AP', halvesInWords(ap) + disputed],
    ['Incomplete', leftOutInWords(army) || '–'],
    ['Army, EE', inHalves(count.equivalents)],
    ['Army defeated at', inHalves(count.defeatedAt)],
    ['Baggage, at least', leastBaggageInWords(army) || '–'],
    ...commands.flatMap((command): readonly Figure[] => [
      [`${command.name}, AP`, halvesInWords(command.ap)],
      [`${command.name}, EE`, inHalves(command.count.equivalents)],
      [`${command.name}, demoralised at`, inHalves(command.count.demoralisedAt)],
      [`${command.name}, a quarter lost at`, inHalves(command.count.quarterLostAt)],
    ]),
  ];
}

interface PlacedLine extends PricedLine {
  readonly place: string;
}

function linesOf({ commands, camp }: PointsShown): readonly PlacedLine[] {
  return [...commands, { ...camp, name: 'Fortifications' }].flatMap(({ name, lines }) =>
    lines.map((line) => ({ ...line, place: name })),
  );
}

interface LineRowsProps {
  readonly one: PlacedLine;
  readonly other: PlacedLine;
  readonly here: Answered<PointsShown>;
  readonly there: Answered<PointsShown>;
}

/** A line whose price differs, and the steps in which it does; nothing where it is the same. */
function LineRows({ one, other, here, there }: LineRowsProps) {
  const { steps, differs } = compareAnswers(stepsOnly(one), stepsOnly(other), {
    here: hasOf(here),
    there: hasOf(there),
  });
  if (!differs) return null;
  return (
    <>
      <tr class="differs">
        <th scope="row">
          {one.count} {one.name}
          <span class="side-name">, {one.place}</span>
          <span class="hidden">, differs</span>
        </th>
        <PriceCell line={one} />
        <PriceCell line={other} />
      </tr>
      {steps
        .filter((step) => step.differs)
        .map((step, index) => (
          <tr key={index} class="each">
            <th scope="row">each: {step.here?.label ?? step.there?.label}</th>
            <StepCell step={step.here} of={here} />
            <StepCell step={step.there} of={there} />
          </tr>
        ))}
    </>
  );
}

function hasOf({ rules: { rules } }: Answered<PointsShown>) {
  return (clause: string): boolean => rules.clauses.has(clause);
}

function stepsOnly({ price }: PricedLine) {
  return { question: '', facts: [], steps: price?.steps ?? [] };
}

function PriceCell({ line: { price, refusal } }: { readonly line: PricedLine }) {
  if (price !== null) return <td>{halvesInWords(price.total)}</td>;
  return (
    <td>
      <small>no price: {refusal?.why}</small>
    </td>
  );
}

function StepCell({ step, of }: { readonly step: Step | null; readonly of: Answered<PointsShown> }) {
  if (step === null) return <td>–</td>;
  return (
    <td>
      <a href={of.rules.urlOf(step.clause)}>
        {step.amount === null ? 'yes' : signed(step.amount, step.step === 'price')}
      </a>
    </td>
  );
}
