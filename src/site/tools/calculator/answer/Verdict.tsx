import type { ComponentChildren } from 'preact';
import { WhyLink } from './WhyLink.tsx';
import './Verdict.css';

interface Props {
  /** What it comes to, in a word or a figure; null where there is no answer yet. */
  readonly figure: ComponentChildren;
  /** What stands beside it. */
  readonly children: ComponentChildren;
  /** What stands below, as it takes more room. */
  readonly below?: ComponentChildren;
}

/** What a question comes to: a large word, and beside it why. */
export function Verdict({ figure, children, below }: Props) {
  return (
    <div class="in-a-word" data-answered={figure !== null}>
      <p class="figure">{figure ?? '–'}</p>
      <div class="because">{children}</div>
      {below !== undefined && <div class="below">{below}</div>}
      {figure !== null && <WhyLink />}
    </div>
  );
}
