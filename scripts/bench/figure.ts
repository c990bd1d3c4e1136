/** One figure of the bench, and the target that the project has set itself. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** None for a figure that is shown for comparison only. */
  readonly target?: { readonly atMost: number } | { readonly atLeast: number };
}

/** Whether a figure keeps its target; one without a target does. */
export function keepsTarget({ value, target }: Figure): boolean {
  if (target === undefined) return true;
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast;
}

/** The figures as a table: name, value, target, and "ok" or "over". */
export function formatFigures(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [figure.name, show(figure.value, figure.unit), ...verdict(figure)]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 1 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}

function verdict(figure: Figure): [string, string] {
  const { target, unit } = figure;
  if (target === undefined) return ['', ''];
  const bound = 'atMost' in target ? `at most ${show(target.atMost, unit)}` : `at least ${show(target.atLeast, unit)}`;
  return [bound, keepsTarget(figure) ? 'ok' : 'over'];
}

const show = (value: number, unit: string): string =>
  `${value.toLocaleString('en-GB', { maximumFractionDigits: value < 100 ? 2 : 0 })} ${unit}`.trim();
