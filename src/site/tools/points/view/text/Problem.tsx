import type { ReadingProblem } from '../../../index.ts';

/** Which line, how it stands, and what is wrong with it. */
export function Problem({ problem: { line, text, why } }: { readonly problem: ReadingProblem }) {
  return (
    <>
      Line {line}, <code>{text}</code>: {why}
    </>
  );
}
