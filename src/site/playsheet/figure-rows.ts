import type { PublishedClause } from '../../compiler/publish/index.ts';

type Figures = NonNullable<PublishedClause['figures']>;
type Row = Figures['rows'][number];

/** Troops that have the same figures, in one row. */
export interface FigureRow {
  readonly troops: readonly FigureTroops[];
  readonly figures: Row['figures'];
}

/** Troops of one name: their abbreviation, with the grades that share the row. */
export interface FigureTroops {
  /** `Art (S/O)`; empty where they have no abbreviation. */
  readonly abbreviation: string;
  /** `Artillery`, `Knights shot at by bowmen`. */
  readonly name: string;
  /** `other than (X)`; empty where the name has no such addition, or the next troops of the row share it. */
  readonly exception: string;
}

/**
 * Put the rows of a table that say the same into one, as play sheets do, in the order of the first.
 *
 * @param figures The table
 */
export function figureRows({ rows }: Figures): readonly FigureRow[] {
  const alike = Map.groupBy(rows, ({ figures }) => figures.join());
  return [...alike.values()].map((group) => ({ troops: troopsOf(group), figures: group[0]?.figures ?? [] }));
}

function troopsOf(rows: readonly Row[]): readonly FigureTroops[] {
  const byType = Map.groupBy(rows, ({ key, label }) => GRADED.exec(key)?.[1] ?? label);
  const all = [...byType.values()].map((group) => {
    const { key, label } = group[0] as Row; // a group is made with its first row
    const [, type] = GRADED.exec(key) ?? [];
    const grades = group.flatMap((row) => GRADED.exec(row.key)?.[2] ?? []);
    const isAbbreviation = key !== label && !/^[a-z]/.test(key);
    const name = label.replace(/ \([^()]+\)$/, '');
    return {
      abbreviation: type === undefined ? (isAbbreviation ? key : '') : `${type} (${grades.join('/')})`,
      name,
      exception: /, (other than .+)$/.exec(name)?.[1] ?? '',
    };
  });
  return all.map((troops, index) => ({
    ...troops,
    exception: troops.exception === all[index + 1]?.exception ? '' : troops.exception,
  }));
}

/** A key with a grade: `Art O`, `Irr Ax I`. */
const GRADED = /^(.+) ([SOIFX])$/;

/** A figure as a table prints it. */
export function figureText(figure: Row['figures'][number], sign = false): string {
  if (figure === 'none') return '–';
  if (figure === 'not held') return '?';
  const half = Math.abs(figure) % 1 === 0.5;
  const whole = Math.trunc(Math.abs(figure));
  const amount = half ? `${whole === 0 ? '' : String(whole)}½` : String(Math.abs(figure));
  return `${figure < 0 ? '−' : sign ? '+' : ''}${amount}`;
}
