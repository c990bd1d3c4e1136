import type { ComponentChildren } from 'preact';
import '../parts/verdict.css';

interface OutcomeProps {
  readonly tone: 'same' | 'other' | 'unsure';
  readonly title: string;
  readonly children: ComponentChildren;
}

/** The outcome in a few words, and below them what it means. */
export function Outcome({ tone, title, children }: OutcomeProps) {
  return (
    <div class={`box verdict outcome-${tone}`}>
      <h2 class="answer" tabindex={-1}>
        {title}
      </h2>
      {children}
    </div>
  );
}
