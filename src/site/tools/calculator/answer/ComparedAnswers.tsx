import type { Compared, Comparison, Fact, Step } from '../../index.ts';
import type { EditionRules } from '../state/editions-of-rules.ts';
import type { Sides } from '../result-views.ts';
import { LIMITS } from '../../../wording/limits.ts';
import { signed } from '../../../wording/signed.ts';
import '../details.css';

interface Props {
  readonly comparison: Comparison;
  readonly here: EditionRules;
  readonly there: EditionRules;
  readonly sides: Sides | null;
}

/** The answers of two editions side by side: what they come to, and the steps in which they differ. */
export function ComparedAnswers({ comparison, here, there, sides }: Props) {
  return (
    <div class="table">
      <table class="compared">
        <thead>
          <tr>
            <td />
            <th scope="col">{here.edition}</th>
            <th scope="col">{there.edition}</th>
          </tr>
        </thead>
        <tbody>
          {comparison.facts.map((fact) => (
            <FactRow key={fact.here?.label ?? fact.there?.label} fact={fact} />
          ))}
          {comparison.steps
            .filter(({ differs }) => differs)
            .map((step, index) => (
              <StepRow key={index} step={step} here={here} there={there} sides={sides} />
            ))}
        </tbody>
      </table>
    </div>
  );
}

function FactRow({ fact: { here, there, differs } }: { readonly fact: Compared<Fact> }) {
  return (
    <tr class={differs ? 'differs' : undefined}>
      <th scope="row">
        {here?.label ?? there?.label}
        {differs && <span class="hidden">, differs</span>}
      </th>
      <td>{here?.text ?? '–'}</td>
      <td>{there?.text ?? '–'}</td>
    </tr>
  );
}

interface StepRowProps {
  readonly step: Compared<Step>;
  readonly here: EditionRules;
  readonly there: EditionRules;
  readonly sides: Sides | null;
}

function StepRow({ step, here, there, sides }: StepRowProps) {
  const either = step.here ?? step.there;
  if (either === null) return null;
  const { side, label } = either;
  return (
    <tr class="differs">
      <th scope="row">
        {side !== null && sides !== null && <span class="side-name">{sides[side]}: </span>}
        {label}
        <span class="hidden">, differs</span>
      </th>
      <StepCell step={step.here} urlOf={here.urlOf} labelled={label} />
      <StepCell step={step.there} urlOf={there.urlOf} labelled={label} />
    </tr>
  );
}

interface StepCellProps {
  readonly step: Step | null;
  readonly urlOf: (clause: string) => string;
  /** How the row is labelled: the step may be called otherwise. */
  readonly labelled: string;
}

function StepCell({ step, urlOf, labelled }: StepCellProps) {
  if (step === null) return <td>–</td>;
  return (
    <td>
      <a href={urlOf(step.clause)}>{amountOf(step)}</a>
      {step.label !== labelled && ` ${step.label}`}
    </td>
  );
}

function amountOf({ step, amount, throws }: Step): string {
  const words = amount === null ? null : signed(amount, LIMITS.has(step));
  if (words !== null) return throws === null ? words : `${words}, ${String(throws)}×`;
  return throws === null ? 'yes' : `${String(throws)}×`;
}
