import type { State, StateField, StateFields } from './state/state-field.ts';

/** A choice among a few: what stands in the address, and what is shown. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** How a field is told by a thumb. */
export type Control = { readonly field: string } & (
  | { readonly kind: 'toggle' }
  | { readonly kind: 'stepper'; readonly least: number; readonly most: number; readonly step: number }
  | { readonly kind: 'segments' | 'select'; readonly options: readonly Option[] }
  | { readonly kind: 'die' }
  /** `training`: whether it is asked if they are regular or irregular, as that matters here. */
  | { readonly kind: 'troop'; readonly training: boolean; readonly placeholder?: string }
  /** Ranks behind another troop, which is the field `front`. */
  | { readonly kind: 'ranks'; readonly front: string; readonly most: number }
  /** One that no other calculator has: its views draw it. */
  | { readonly kind: 'own' }
  /** A number that may not be told, tapped on a pad; `stepped` if it is counted up and down as well. */
  | { readonly kind: 'amount'; readonly step: number; readonly most: number; readonly stepped: boolean }
  /** One of many, picked on a sheet. */
  | { readonly kind: 'pick'; readonly options: readonly NotedOption[]; readonly placeholder: string }
  /** Some of a few, all of which are seen. */
  | { readonly kind: 'several'; readonly options: readonly Option[] }
  | ({ readonly kind: 'lines' } & Lines)
);

/** An option that has another name besides. */
export interface NotedOption extends Option {
  readonly note: string;
}

/** Lines of the same cells, each of which is a small form. */
export interface Lines {
  /** What stands above them; none where there is but one list. */
  readonly title?: string;
  readonly cells: StateFields;
  readonly columns: readonly LineColumn[];
  /** The cell by which a new line is begun; null where it is begun as it is where nothing is told. */
  readonly begins: string | null;
  /** What begins one. */
  readonly add: string;
  readonly most: number;
  /** What a plain form shows as an example of the lines. */
  readonly example: string;
}

/** A cell of every line. */
export interface LineColumn {
  readonly head: string;
  readonly control: Control;
  /** Whether it counts in a line; always where left out. */
  readonly when?: (line: State<StateFields>) => boolean;
}

/** A line of a form: one control beside its label, or one for each side with the label between. */
export interface Row<F extends StateFields> {
  readonly label: string;
  readonly controls: readonly [Control] | readonly [Control, Control];
  /** Which of the controls count in a situation; all where left out. */
  when?(state: State<F>): readonly boolean[];
}

/** Lines of a form under one heading. */
export interface Group<F extends StateFields> {
  /** None where what it holds is asked first. */
  readonly title: string | null;
  readonly rows: readonly Row<F>[];
}

/** The fields whose values are of a type. */
type FieldOf<F, T> = { [K in keyof F & string]: F[K] extends StateField<T> ? K : never }[keyof F & string];

/** The makers of controls for the fields of one calculator: each takes only fields of its type. */
export function controlsOf<F extends StateFields>() {
  return {
    toggle: (field: FieldOf<F, boolean>): Control => ({ kind: 'toggle', field }),
    stepper: (field: FieldOf<F, number>, least: number, most: number, step = 1): Control => ({
      kind: 'stepper',
      field,
      least,
      most,
      step,
    }),
    segments: (field: keyof F & string, options: readonly Option[]): Control => ({ kind: 'segments', field, options }),
    select: (field: keyof F & string, options: readonly Option[]): Control => ({ kind: 'select', field, options }),
    die: (field: keyof F & string): Control => ({ kind: 'die', field }),
    troop: (field: keyof F & string, training: boolean, placeholder?: string): Control => ({
      kind: 'troop',
      field,
      training,
      ...(placeholder === undefined ? {} : { placeholder }),
    }),
    ranks: (field: keyof F & string, front: keyof F & string, most: number): Control => ({
      kind: 'ranks',
      field,
      front,
      most,
    }),
    own: (field: keyof F & string): Control => ({ kind: 'own', field }),
    amount: (field: FieldOf<F, number | null>, step: number, most: number, stepped = false): Control => ({
      kind: 'amount',
      field,
      step,
      most,
      stepped,
    }),
    pick: (field: keyof F & string, options: readonly NotedOption[], placeholder = 'Choose'): Control => ({
      kind: 'pick',
      field,
      options,
      placeholder,
    }),
    several: (field: keyof F & string, options: readonly Option[]): Control => ({ kind: 'several', field, options }),
    lines: (field: keyof F & string, lines: Lines): Control => ({ kind: 'lines', field, ...lines }),
  };
}

/** A row as it stands in a situation: a control that does not count is null. */
export interface ShownRow {
  readonly label: string;
  readonly controls: readonly (Control | null)[];
}

/** The rows of a group that count in a situation. */
export function shownRows<F extends StateFields>({ rows }: Group<F>, state: State<F>): readonly ShownRow[] {
  return rows.flatMap((row) => {
    const { label, controls } = row;
    const counting = row.when?.(state);
    const shown = controls.map((control, index) => (counting?.[index] === false ? null : control));
    return shown.every((control) => control === null) ? [] : [{ label, controls: shown }];
  });
}

/** The fields that a situation asks for. */
function fieldsAsked<F extends StateFields>(form: readonly Group<F>[], state: State<F>): ReadonlySet<string> {
  const controls = form.flatMap((group) => shownRows(group, state).flatMap((row) => row.controls));
  return new Set(controls.flatMap((control) => control?.field ?? []));
}

/** The same situation, but for the fields that it does not ask for: those are as if nothing were told. */
export function onlyAsked<F extends StateFields>(fields: F, form: readonly Group<F>[], state: State<F>): State<F> {
  const asked = fieldsAsked(form, state);
  const entries = Object.entries(fields).map(([key, { initial }]) => [key, asked.has(key) ? state[key] : initial]);
  return Object.fromEntries(entries) as State<F>;
}
