import type { ControlProps } from './control.ts';
import './controls.css';

/** Where the pips of each face stand, on a grid of three by three that counts from 1. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [5],
  2: [3, 7],
  3: [3, 5, 7],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 3, 4, 6, 7, 9],
};

/** A die that was thrown, or was not: a second tap on its face takes it back. */
export function Die({ name, label, text, tell }: ControlProps) {
  return (
    <div
      class="dice"
      role="radiogroup"
      aria-label={label}
      onKeyDown={({ key }) => {
        if (key === 'Backspace' || key === 'Delete') tell('');
      }}
    >
      {Object.entries(PIPS).map(([face, pips]) => (
        <label key={face}>
          <input
            type="radio"
            name={name}
            value={face}
            checked={face === text}
            aria-label={face}
            onChange={() => {
              tell(face);
            }}
            onClick={() => {
              if (face === text) tell('');
            }}
          />
          <span class="face">
            <svg viewBox="0 0 18 18" aria-hidden="true">
              {pips.map((place) => (
                <circle key={place} cx={((place - 1) % 3) * 5 + 4} cy={Math.floor((place - 1) / 3) * 5 + 4} r="1.7" />
              ))}
            </svg>
          </span>
        </label>
      ))}
    </div>
  );
}
