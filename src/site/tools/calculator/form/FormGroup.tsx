import { shownRows, type Group, type StateFields } from '../../index.ts';
import type { FormProps } from './FormControl.tsx';
import { FormRow, tells } from './FormRow.tsx';
import type { Sides } from '../result-views.ts';
import './form.css';

interface Props {
  readonly group: Group<StateFields>;
  readonly sides: Sides | null;
  readonly form: FormProps;
}

/** The lines of a form that count in a situation; those under a heading are folded, and say how many tell something. */
export function FormGroup({ group, sides, form }: Props) {
  const rows = shownRows(group, form.state);
  if (rows.length === 0) return null;
  const lines = (
    <div class="rows">
      {rows.map((row) => (
        <FormRow key={row.label} row={row} sides={sides} form={form} />
      ))}
    </div>
  );
  if (group.title === null) return lines;
  const told = rows.flatMap(({ controls }) => controls).filter((control) => control !== null && tells(form, control));
  return (
    <details class="rows-fold">
      <summary>
        {group.title}
        {told.length > 0 && <span class="told-count"> {told.length} filled in</span>}
      </summary>
      {lines}
    </details>
  );
}
