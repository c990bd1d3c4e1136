import { UnreadableError, type StateField } from './state-field.ts';

/** A number of 0 or more in steps, such as halves; null where it is not told. */
export function amount(step: number, most: number, initial: number | null = null): StateField<number | null> {
  return {
    initial,
    read: (text) => {
      if (text === '') return null;
      const value = Number(text);
      if (/^\d+(\.\d+)?$/.test(text) && Number.isInteger(value / step) && value <= most) return value;
      throw new UnreadableError(`expected a number from 0 to ${String(most)}${stepInWords(step)}`);
    },
    write: (value) => (value === null ? '' : String(value)),
  };
}

function stepInWords(step: number): string {
  if (step === 1) return '';
  return step === 0.5 ? ', in halves' : `, in steps of ${String(step)}`;
}
