import { StepList } from '../../calculator/answer/StepList.tsx';
import type { DetailsProps } from '../../calculator/result-views.ts';
import { type TableShown, VERDICTS } from '../../index.ts';

type Fact = TableShown['rulings'][number]['facts'][number];

/** What was measured, with its margins; what the rules were asked of it, and the clauses that answered. */
export function TableFacts({ answer: { question, word, rulings, steps }, urlOf }: DetailsProps<TableShown>) {
  return (
    <section class="steps table-facts">
      <h2 id="steps">Working</h2>
      <p class="facts">{question}</p>
      {rulings.map(({ about, query, verdict, why, facts, aftermath = [] }) => (
        <div key={about}>
          <h3>
            {about}:{' '}
            {query === 'combat' && verdict === 'yes'
              ? 'they fight'
              : (rulings.length === 1 ? word : VERDICTS[verdict]).toLowerCase()}
          </h3>
          <p>{why}</p>
          {facts.length > 0 && (
            <ul class="measured">
              {facts.map((fact) => (
                <li
                  key={fact.fact}
                  class={fact.answer === 'yes' ? 'so' : fact.answer === 'no' ? 'not-so' : 'too-close'}
                >
                  {fact.fact}
                  {!isStated(fact) && (
                    <>
                      : <b>{fact.answer === 'too close' ? 'too close to tell' : fact.answer}</b>
                      {marginOf(fact)}
                    </>
                  )}
                </li>
              ))}
            </ul>
          )}
          <Aftermath of={aftermath} urlOf={urlOf} />
        </div>
      ))}
      {steps.length > 0 && <h3>By these clauses</h3>}
      <StepList steps={steps} urlOf={urlOf} />
    </section>
  );
}

/** Whether it is what was measured, or told, in words: no yes or no stands after that. */
function isStated({ answer, paces }: Fact): boolean {
  return answer === 'yes' && paces === null;
}

/** By how much something is so, or not. */
function marginOf({ paces, millimetres }: Fact): string {
  if (paces === null || millimetres === null) return '';
  const by = Math.abs(Math.round(paces * 10) / 10);
  if (by === 0) return ', exactly';
  return `, by ${String(by)} paces (${String(Math.abs(Math.round(millimetres * 10) / 10))} mm)`;
}

interface AftermathProps {
  readonly of: NonNullable<TableShown['rulings'][number]['aftermath']>;
  readonly urlOf: (clause: string) => string;
}

/** What the outcomes of a combat would lead to, each with its clause. */
function Aftermath({ of, urlOf }: AftermathProps) {
  if (of.length === 0) return null;
  return (
    <>
      <h4>What would come of it</h4>
      <ul class="measured">
        {of.map(({ of: label, if: outcome, fact, clause, why }) => (
          <li key={`${label} ${outcome} ${fact}`}>
            If {label} {OUTCOMES[outcome]}: {fact}. <a href={urlOf(clause)}>{why}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

const OUTCOMES = { recoil: 'recoils', destroyed: 'is destroyed', flee: 'flees' };
