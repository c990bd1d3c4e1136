import type { ComponentChildren } from 'preact';
import { initialState, type Control, type Lines, type State, type StateFields } from '../../index.ts';
import type { ControlProps } from './control.ts';
import './lines.css';

type Line = State<StateFields>;

/** What the control of a cell gets. */
interface CellProps {
  readonly control: Control;
  readonly label: string;
  readonly fields: StateFields;
  readonly state: Line;
  readonly tell: (cell: string, text: string) => void;
}

interface Props extends Pick<ControlProps, 'name' | 'label'>, Lines {
  readonly lines: readonly Line[];
  readonly change: (lines: readonly Line[]) => void;
  /** False before the page can answer: a plain form asks for words. */
  readonly ready: boolean;
  readonly controlOf: (cell: CellProps) => ComponentChildren;
}

/** Lines of the same cells: each is changed where it stands, and another is begun below. */
export function LinesControl(props: Props) {
  const { name, label, title, cells, columns, begins, add, most, example, lines, change, ready, controlOf } = props;
  if (!ready) return <input type="text" name={name} aria-label={label} placeholder={example} />;
  const first = columns.find(({ control }) => control.field === begins)?.control;
  const cellOf = (control: Control, line: Line, words: string, tell: (line: Line) => void): ComponentChildren =>
    controlOf({
      control,
      label: words,
      fields: cells,
      state: line,
      tell: (cell, text) => {
        tell({ ...line, [cell]: cells[cell]?.read(text) });
      },
    });
  const nameOf = (line: Line): string => (begins === null ? '' : (cells[begins]?.write(line[begins]) ?? ''));
  const begin = (line: Line): void => {
    change([...lines, line]);
  };
  return (
    <div class={`lines of-${name}`} role="group" aria-label={label}>
      {title !== undefined && <p class="lines-title">{title}</p>}
      {lines.length > 0 && (
        <div class="line heads" aria-hidden="true">
          {columns.map(({ head }) => (
            <span key={head}>{head}</span>
          ))}
        </div>
      )}
      {lines.map((line, place) => {
        const named = nameOf(line);
        const isTwin = lines.some((other) => other !== line && nameOf(other) === named);
        const words = named === '' || isTwin ? [named, `line ${String(place + 1)}`].filter(Boolean).join(', ') : named;
        return (
          <div key={place} class="line" role="group" aria-label={words}>
            {columns.map(({ head, control, when }) => (
              <div key={control.field} class="cell" data-head={head}>
                {when?.(line) !== false &&
                  cellOf(control, line, `${head}, ${words}`, (next) => {
                    change(lines.with(place, next));
                  })}
              </div>
            ))}
            <button
              type="button"
              class="plain remove"
              aria-label={`Remove ${words}`}
              onClick={() => {
                change(lines.toSpliced(place, 1));
              }}
            >
              ×
            </button>
          </div>
        );
      })}
      {lines.length < most && (
        <div key={`new ${String(lines.length)}`} class="begin">
          {first === undefined ? (
            <button
              type="button"
              onClick={() => {
                begin(initialState(cells));
              }}
            >
              {add}
            </button>
          ) : (
            cellOf(first, initialState(cells), add, begin)
          )}
        </div>
      )}
    </div>
  );
}
