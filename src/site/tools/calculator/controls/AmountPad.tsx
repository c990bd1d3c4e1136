import { useState } from 'preact/hooks';
import { inFractions } from '../../../../rules/index.ts';
import { Sheet } from '../../../parts/Sheet.tsx';
import './troops/pickers.css';

interface Props {
  readonly label: string;
  readonly text: string;
  readonly tell: (text: string) => void;
  readonly step: number;
  readonly most: number;
  readonly closed: () => void;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** A pad of digits on a sheet. What is tapped counts at once; the first digit begins a new number. */
export function AmountPad({ label, text, tell, step, most, closed }: Props) {
  const [begun, setBegun] = useState(false);
  const [whole = '', half = ''] = begun ? text.split('.') : [];
  const set = (next: string): void => {
    setBegun(true);
    if (next === '' || Number(next) <= most) tell(next === '' ? '' : String(Number(next)));
  };
  const digit = (each: string): void => {
    set(`${whole}${each}${half === '' ? '' : `.${half}`}`);
  };
  const halve = (): void => {
    set(half === '' ? `${whole === '' ? '0' : whole}.5` : whole);
  };
  const takeBack = (): void => {
    const [all = '', part] = text.split('.');
    set(part === undefined ? all.slice(0, -1) : all);
  };
  return (
    <Sheet title={label.replace(/^./, (letter) => letter.toUpperCase())} closed={closed}>
      {(close) => (
        <div
          class="pad"
          onKeyDown={(event) => {
            if (/^\d$/.test(event.key)) digit(event.key);
            else if (event.key === 'Backspace') takeBack();
            else if ((event.key === '.' || event.key === ',') && step === 0.5) halve();
          }}
        >
          <output class="pad-figure" aria-live="polite">
            {text === '' ? '–' : inFractions(Number(text))}
          </output>
          {DIGITS.map((each, index) => (
            <button
              type="button"
              key={each}
              data-first={index === 0}
              onClick={() => {
                digit(each);
              }}
            >
              {each}
            </button>
          ))}
          {step === 0.5 ? (
            <button type="button" aria-label="and a half" onClick={halve}>
              ½
            </button>
          ) : step === 100 ? (
            <button
              type="button"
              onClick={() => {
                digit('00');
              }}
            >
              00
            </button>
          ) : (
            <span />
          )}
          <button
            type="button"
            onClick={() => {
              digit('0');
            }}
          >
            0
          </button>
          <button type="button" aria-label="Take back a digit" onClick={takeBack}>
            ⌫
          </button>
          <button type="button" class="pad-done" onClick={close}>
            Done
          </button>
        </div>
      )}
    </Sheet>
  );
}
