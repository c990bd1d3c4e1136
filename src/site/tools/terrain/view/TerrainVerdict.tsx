import { inFractions } from '../../../../rules/index.ts';
import type { TerrainShown } from '../../index.ts';
import type { SummaryProps } from '../../calculator/result-views.ts';
import { Verdict } from '../../calculator/answer/Verdict.tsx';
import '../../calculator/answer/Verdict.css';

/** How many conditions stand beside the verdict: it must not cover what is tapped. */
const SHOWN = 2;

/** Whether a feature may be placed, on what conditions, and what it counts as. */
export function TerrainVerdict({ answer, wants }: SummaryProps<TerrainShown>) {
  if (answer === null) return <Verdict figure={null}>{wants}</Verdict>;
  const { allowed, why, dice, conditions, counts, total, leftOpen } = answer;
  const provided = allowed ? conditions : [];
  return (
    <Verdict
      figure={dice.length > 0 ? <Faces of={dice} /> : allowed ? provided.length > 0 ? 'If' : 'Yes' : 'No'}
      below={<Provisos provided={provided} leftOpen={leftOpen} />}
    >
      <p>{why}</p>
      {counts !== null && (
        <p class="of-total">
          counts as <b>{inFractions(counts)}</b>
          {total !== null && `, in all ${total}`}
        </p>
      )}
    </Verdict>
  );
}

/** What else must be so, and what is not held; the rest of a long list stands among the steps. */
function Provisos({
  provided,
  leftOpen,
}: {
  readonly provided: readonly string[];
  readonly leftOpen: readonly string[];
}) {
  const rest = provided.length - SHOWN;
  return (
    <ul class="provisos">
      {provided.slice(0, SHOWN).map((condition) => (
        <li key={condition}>if {condition}</li>
      ))}
      {rest > 0 && (
        <li>
          and on <a href="#steps">{rest === 1 ? 'one more condition' : `${String(rest)} more conditions`}</a>
        </li>
      )}
      {leftOpen.map((point) => (
        <li key={point} class="secondary">
          left open: {point}
        </li>
      ))}
    </ul>
  );
}

/** Scores of a dice that are needed. */
function Faces({ of }: { readonly of: readonly number[] }) {
  return (
    <span class="faces">
      {of.map((score) => (
        <span key={score}>{score}</span>
      ))}
    </span>
  );
}
