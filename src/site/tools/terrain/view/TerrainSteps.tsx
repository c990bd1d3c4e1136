import type { Step, TerrainShown } from '../../index.ts';
import type { DetailsProps } from '../../calculator/result-views.ts';
import { StepList } from '../../calculator/answer/StepList.tsx';
import '../../calculator/details.css';

/** How it comes about that a feature may be placed, or may not; where, and what it counts as. */
export function TerrainSteps({ answer, urlOf }: DetailsProps<TerrainShown>) {
  const { question, steps, position, counts } = answer;
  const of = (...names: readonly string[]): readonly Step[] => steps.filter(({ step }) => names.includes(step));
  const weighed = of('feature equivalents', 'counts as', 'rounding');
  const already = of('already placed');
  const open = of('left open');
  return (
    <section class="steps">
      <h2 id="steps">Working</h2>
      <p class="facts">{question}</p>
      <StepList steps={of('allows', 'refuses', 'dice')} urlOf={urlOf} />
      <Steps title="Conditions" steps={of('condition')} urlOf={urlOf} />
      {position !== null && (
        <>
          <h3>A further dice</h3>
          <StepList steps={of('position').map((step) => ({ ...step, label: position.decides }))} urlOf={urlOf} />
          <table class="position">
            <tbody>
              {position.rows.map(({ scores, where }) => (
                <tr key={scores}>
                  <th scope="row">{scores}</th>
                  <td>{where}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <Steps title="The hill" steps={of('hill', 'needs', 'going')} urlOf={urlOf} />
      {weighed.length > 0 && (
        <>
          <h3>What it counts as</h3>
          <StepList
            steps={weighed}
            urlOf={urlOf}
            {...(counts === null ? {} : { sum: { amount: counts, words: 'feature equivalents' } })}
          />
        </>
      )}
      {already.length > 0 && (
        <>
          <h3>His features already there</h3>
          <StepList
            steps={already}
            urlOf={urlOf}
            sum={{ amount: already.reduce((sum, { amount }) => sum + (amount ?? 0), 0), words: 'feature equivalents' }}
          />
        </>
      )}
      {open.length > 0 && (
        <div class="warning open-answer targets">
          <p class="label">Left open by what we have</p>
          <StepList steps={open} urlOf={urlOf} />
        </div>
      )}
    </section>
  );
}

interface Props {
  readonly title: string;
  readonly steps: readonly Step[];
  readonly urlOf: (clause: string) => string;
}

function Steps({ title, steps, urlOf }: Props) {
  if (steps.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <StepList steps={steps} urlOf={urlOf} />
    </>
  );
}
