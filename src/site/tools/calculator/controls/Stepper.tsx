import type { ControlProps } from './control.ts';
import './controls.css';

interface Props extends ControlProps {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

/** A number that is counted up and down; no keyboard opens for it, but the arrow keys of one work. */
export function Stepper({ name, label, text, tell, least, most, step }: Props) {
  const value = Number(text);
  const count = (by: number): void => {
    tell(String(Math.min(most, Math.max(least, value + by))));
  };
  return (
    <div class="stepper" data-told={value !== least}>
      <button
        type="button"
        aria-label={`One less: ${label}`}
        disabled={value <= least}
        onClick={() => {
          count(-step);
        }}
      >
        −
      </button>
      <input
        type="number"
        inputMode="none"
        name={name}
        aria-label={label}
        min={least}
        max={most}
        step={step}
        value={text}
        onInput={({ currentTarget }) => {
          if (currentTarget.validity.valid && currentTarget.value !== '') tell(currentTarget.value);
        }}
        onBlur={({ currentTarget }) => {
          currentTarget.value = text;
        }}
      />
      <button
        type="button"
        aria-label={`One more: ${label}`}
        disabled={value >= most}
        onClick={() => {
          count(step);
        }}
      >
        +
      </button>
    </div>
  );
}
