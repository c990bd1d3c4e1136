import { useState } from 'preact/hooks';
import { inFractions } from '../../../../rules/index.ts';
import type { ControlProps } from './control.ts';
import { whenShown } from '../state/when-shown.tsx';
import './lines.css';

const AmountPad = whenShown(async () => (await import('./AmountPad.tsx')).AmountPad);

interface Props extends ControlProps {
  readonly step: number;
  readonly most: number;
  /** Whether it is counted up and down as well. */
  readonly stepped: boolean;
  /** False before the page can answer: a plain form is typed into. */
  readonly ready: boolean;
}

/** A number that may not be told. It is tapped on a pad, so that no keyboard covers the page. */
export function Amount({ name, label, text, tell, step, most, stepped, ready }: Props) {
  const [open, setOpen] = useState(false);
  if (!ready) return <input type="text" inputMode="decimal" name={name} aria-label={label} placeholder="–" />;
  const value = text === '' ? null : Number(text);
  const shown = value === null ? '–' : inFractions(value);
  const count = (by: number): void => {
    tell(String(Math.min(most, Math.max(0, (value ?? 0) + by))));
  };
  const figure = (
    <button
      type="button"
      class="amount-figure"
      aria-haspopup="dialog"
      aria-label={`${value === null ? 'not told' : shown}: ${label}`}
      data-told={value !== null}
      onClick={() => {
        setOpen(true);
      }}
    >
      {shown}
    </button>
  );
  return (
    <>
      {stepped ? (
        <div class="stepper" role="group" aria-label={label} data-told={value !== null && value > 0}>
          <button
            type="button"
            aria-label={`Less: ${label}`}
            disabled={value === null || value <= 0}
            onClick={() => {
              count(-step);
            }}
          >
            −
          </button>
          {figure}
          <button
            type="button"
            aria-label={`More: ${label}`}
            disabled={value !== null && value >= most}
            onClick={() => {
              count(step);
            }}
          >
            +
          </button>
        </div>
      ) : (
        figure
      )}
      {open && (
        <AmountPad
          label={label}
          text={text}
          tell={tell}
          step={step}
          most={most}
          closed={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
