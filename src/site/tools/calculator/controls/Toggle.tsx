import type { ControlProps } from './control.ts';
import './controls.css';

/** Yes or no. */
export function Toggle({ name, label, text, tell }: ControlProps) {
  const on = text === '1';
  return (
    <label class="toggle">
      <input
        type="checkbox"
        name={name}
        value="1"
        checked={on}
        aria-label={label}
        onChange={({ currentTarget }) => {
          tell(currentTarget.checked ? '1' : '0');
        }}
      />
      <span class="face" aria-hidden="true">
        {on ? 'yes' : 'no'}
      </span>
    </label>
  );
}
