import type { Position } from './position.ts';

/** One position that a problem involves, and what stands there. */
export interface Place {
  readonly position: Position;
  readonly label: string;
}

/** Something wrong with authored content, told so that its author can put it right. */
export interface Problem {
  readonly headline: string;
  /** Every position involved, the one to look at first. */
  readonly places: readonly Place[];
  readonly hint?: string | undefined;
}

/** Thrown with every problem that was found, not only the first. */
export class RulebookError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems));
    this.name = 'RulebookError';
    this.problems = problems;
  }
}

/**
 * Problems as a person reads them: a headline, every position involved, a hint.
 *
 * @param problems What is wrong
 * @returns Text without a line break at its end; problems are parted by an empty line
 * @example One problem
 * ```text
 * Cannot read clause "move.wheel": unknown "titel"
 *   content/rules/moves.mdx:118  the clause
 * Hint: did you mean "title"?
 * ```
 */
export function formatProblems(problems: readonly Problem[]): string {
  return problems.map(formatProblem).join('\n\n');
}

function formatProblem({ headline, places, hint }: Problem): string {
  const rows = places.map(({ position, label }) => ({ where: `${position.file}:${position.line}`, label }));
  const width = Math.max(0, ...rows.map(({ where }) => where.length));
  return [
    headline,
    ...rows.map(({ where, label }) => `  ${where.padEnd(width)}  ${label}`),
    ...(hint === undefined ? [] : [`Hint: ${hint}`]),
  ].join('\n');
}
