import { Amount } from '../controls/Amount.tsx';
import type { KindsProps } from './FormControl.tsx';

/** A control of a calculator of which all that others have as well are amounts. */
export function AmountKind({ control, common, ready }: KindsProps) {
  if (control.kind !== 'amount')
    throw new Error(
      `Cannot draw the field "${control.field}": expected an amount, found one of kind "${control.kind}"`,
    );
  return <Amount {...common} {...control} ready={ready} />;
}
