import { createContext, type ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import type { OtherHost } from './check-citation.ts';
import '../parts/verdict.css';

interface OutcomeProps {
  readonly tone: 'same' | 'other' | 'unsure';
  readonly title: string;
  readonly children: ComponentChildren;
}

/** Where the link leads that was pasted with the line of which an outcome is told. */
export const OtherSite = createContext<OtherHost>(null);

/** The outcome in a few words, and below them what it means. */
export function Outcome({ tone, title, children }: OutcomeProps) {
  const elsewhere = useContext(OtherSite);
  return (
    <div class={`box verdict outcome-${tone}`}>
      <h2 class="answer" tabindex={-1}>
        {title}
      </h2>
      {children}
      {elsewhere !== null && (
        // A line that is right makes nobody trust the link beside it.
        <p>The link that was pasted leads to another site, {elsewhere}; what is said here is said of this device.</p>
      )}
    </div>
  );
}
