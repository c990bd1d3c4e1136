import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './event-sheet.css';
import '../../parts/problem.css';

interface Attributes {
  readonly id: string;
  readonly 'aria-invalid': boolean | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface Props {
  readonly label: string;
  /** What is wrong with what stands in it. */
  readonly problem: string | null;
  /** The control, with what binds it to its label and its problem. */
  readonly children: (attributes: Attributes) => ComponentChildren;
}

/** One thing that is asked, with its label above it and what is wrong with it below. */
export function Field({ label, problem, children }: Props) {
  const id = useId();
  const told = `${id}-problem`;
  return (
    <div class="event-field">
      <label for={id}>{label}</label>
      {children({
        id,
        'aria-invalid': problem === null ? undefined : true,
        'aria-describedby': problem === null ? undefined : told,
      })}
      {problem !== null && (
        <p class="problem" id={told}>
          {problem}
        </p>
      )}
    </div>
  );
}
