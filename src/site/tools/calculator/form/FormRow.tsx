import { isTold, type Control, type ShownRow } from '../../index.ts';
import { FormControl, type FormProps } from './FormControl.tsx';
import type { Sides } from '../result-views.ts';
import './form.css';

interface Props {
  readonly row: ShownRow;
  /** What the sides are called, where there are two. */
  readonly sides: Sides | null;
  readonly form: FormProps;
}

/** A line of a form: a control beside its label, or one of each side with the label between. */
export function FormRow({ row: { label, controls }, sides, form }: Props) {
  const [first = null, second] = controls;
  if (second === undefined) return first && <SingleRow label={label} control={first} form={form} />;
  const place = { a: 'left', b: 'right' };
  const labelOf = (control: Control, side: 'a' | 'b'): string =>
    // The troops are what a side is called by.
    `${label}, ${control.kind === 'troop' ? place[side] : (sides ?? place)[side]}`;
  const told = controls.filter((control) => control?.kind === 'die' && tells(form, control));
  return (
    <div class="row pair" role="group" aria-label={label}>
      <div class="of-a" data-side={sides?.a}>
        {first && <FormControl control={first} label={labelOf(first, 'a')} {...form} />}
      </div>
      <span class="row-label">
        {label}
        {told.length > 0 && (
          <button
            type="button"
            class="plain clear"
            onClick={() => {
              for (const control of told) if (control) form.tell(control.field, '');
            }}
          >
            clear
          </button>
        )}
      </span>
      <div class="of-b" data-side={sides?.b}>
        {second && <FormControl control={second} label={labelOf(second, 'b')} {...form} />}
      </div>
    </div>
  );
}

/** A choice whose words say what is asked has the whole line, and so has what brings labels of its own. */
const ALONE: readonly Control['kind'][] = ['segments', 'several', 'lines', 'pick', 'own'];

function SingleRow({
  label,
  control,
  form,
}: {
  readonly label: string;
  readonly control: Control;
  readonly form: FormProps;
}) {
  const alone = ALONE.includes(control.kind);
  return (
    <div class={`row ${alone ? 'alone' : 'single'}`}>
      {!alone && (
        <span class="row-label" aria-hidden="true">
          {label}
        </span>
      )}
      <FormControl control={control} label={label} {...form} />
    </div>
  );
}

/** Whether a control tells something. */
export function tells({ fields, state }: FormProps, { field }: Control): boolean {
  const known = fields[field];
  return known !== undefined && isTold(known, state[field]);
}
