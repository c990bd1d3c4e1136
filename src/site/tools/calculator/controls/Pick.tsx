import { useState } from 'preact/hooks';
import type { NotedOption } from '../../index.ts';
import type { ControlProps } from './control.ts';
import { Sheet } from '../../../parts/Sheet.tsx';
import './troops/pickers.css';

interface Props extends ControlProps {
  readonly options: readonly NotedOption[];
  readonly placeholder: string;
  /** False before the page can answer: a plain form has a list. */
  readonly ready: boolean;
}

/** One of many, picked on a sheet. */
export function Pick({ name, label, text, tell, options, placeholder, ready }: Props) {
  const [open, setOpen] = useState(false);
  if (!ready) {
    return (
      <select name={name} aria-label={label}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  const chosen = options.find(({ value }) => value === text);
  return (
    <>
      <button
        type="button"
        class="troop"
        aria-haspopup="dialog"
        aria-label={`${chosen?.label ?? placeholder}: ${label}`}
        data-told={chosen !== undefined}
        onClick={() => {
          setOpen(true);
        }}
      >
        {chosen?.label ?? placeholder}
      </button>
      {open && (
        <Sheet
          title={label.replace(/^./, (letter) => letter.toUpperCase())}
          closed={() => {
            setOpen(false);
          }}
        >
          {(close) => (
            <div class="tiles types picks" role="group" aria-label={label}>
              {options.map((option, index) => (
                <button
                  type="button"
                  key={option.value}
                  data-first={chosen === undefined ? index === 0 : chosen === option}
                  aria-pressed={chosen === option}
                  onClick={() => {
                    tell(option.value);
                    close();
                  }}
                >
                  <b>{option.label}</b> <span>{option.note}</span>
                </button>
              ))}
            </div>
          )}
        </Sheet>
      )}
    </>
  );
}
