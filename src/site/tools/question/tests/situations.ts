import fc from 'fast-check';
import { formatTroop, GRADES, TROOP_TYPES, type Troop, type TroopType } from '../../../../rules/index.ts';
import {
  initialState,
  onlyAsked,
  readAddress,
  writeAddress,
  type Control,
  type Group,
  type State,
  type StateFields,
} from '../../index.ts';

/** What of a calculator its situations are made of. */
export interface Asks<F extends StateFields> {
  readonly fields: F;
  readonly form: readonly Group<F>[];
}

const EDITIONS = ['old', 'new'];

/** What the query of an address tells, of which nothing may be left out. */
export function stateOf<F extends StateFields>({ fields, form }: Asks<F>, query: string): State<F> {
  const { state, problems } = readAddress(fields, query, EDITIONS);
  const [problem] = problems;
  if (problem) throw new Error(`${problem.part}: ${problem.why}`);
  return onlyAsked(fields, form, state);
}

/** The same after it was sent as an address. */
export function sentAndRead<F extends StateFields>(fields: F, state: State<F>) {
  return readAddress(fields, writeAddress(fields, { edition: 'new', versus: null, state }, EDITIONS), EDITIONS);
}

const troop = fc
  .record({
    training: fc.constantFrom(null, 'Reg' as const, 'Irr' as const),
    type: fc.constantFrom(...(Object.keys(TROOP_TYPES) as TroopType[])),
    grade: fc.constantFrom(...GRADES),
  })
  .map((each): Troop => (TROOP_TYPES[each.type].graded ? each : { ...each, grade: null }));

/** Whatever a control may tell, as an address has it. */
function textOf(control: Control): fc.Arbitrary<string> {
  switch (control.kind) {
    case 'toggle':
      return fc.constantFrom('0', '1');
    case 'stepper':
      return fc
        .integer({ min: control.least / control.step, max: control.most / control.step })
        .map((steps) => String(steps * control.step));
    case 'segments':
    case 'select':
    case 'pick':
      return fc.constantFrom(...control.options.map(({ value }) => value));
    case 'several':
      return fc.subarray(control.options.map(({ value }) => value)).map((told) => told.join(','));
    case 'die':
      return fc.constantFrom('', '1', '2', '3', '4', '5', '6');
    case 'troop':
      return troop.map(formatTroop);
    case 'ranks':
      return fc.array(troop, { maxLength: control.most }).map((ranks) => ranks.map(formatTroop).join(','));
    case 'amount':
      return fc.oneof(
        fc.constant(''),
        fc
          .integer({ min: 0, max: Math.min(control.most / control.step, 60) })
          .map((steps) => String(steps * control.step)),
      );
    case 'lines':
      throw new Error('lines are made of their cells');
    case 'own':
      throw new Error(`expected what may be told of "${control.field}", which is known to its calculator only`);
  }
}

function valueOf(field: StateFields[string], control: Control): fc.Arbitrary<unknown> {
  if (control.kind !== 'lines') return textOf(control).map((text) => field.read(text));
  const { cells, columns, most } = control;
  const line = fc.record(
    Object.fromEntries(
      columns.map((column) => [column.control.field, valueOf(cells[column.control.field]!, column.control)]),
    ),
  );
  return fc.array(line, { maxLength: Math.min(most, 4) });
}

/**
 * Whatever a calculator may be told by tapping; what does not count is as if nothing were told.
 *
 * @param own What may be told by controls that only this calculator has
 */
export function situations<F extends StateFields>(
  { fields, form }: Asks<F>,
  own: Readonly<Record<string, fc.Arbitrary<unknown>>> = {},
): fc.Arbitrary<State<F>> {
  const controls = form.flatMap(({ rows }) => rows.flatMap((row) => row.controls));
  const told = fc.record(
    Object.fromEntries(
      controls.map((control) => [control.field, own[control.field] ?? valueOf(fields[control.field]!, control)]),
    ),
  );
  return told.map((values) => onlyAsked(fields, form, { ...initialState(fields), ...values }));
}
