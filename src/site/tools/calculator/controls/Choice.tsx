import type { Option } from '../../index.ts';
import type { ControlProps } from './control.ts';
import './controls.css';

interface Props extends ControlProps {
  readonly options: readonly Option[];
}

/** One of two or three, all of which are seen. */
export function Segments({ name, label, text, tell, options }: Props) {
  return (
    <div class="segments" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === text}
            onChange={() => {
              tell(option.value);
            }}
          />
          <span class="face">{option.label}</span>
        </label>
      ))}
    </div>
  );
}

/** One of more, of which only the one that is chosen is seen. */
export function Select({ name, label, text, tell, options }: Props) {
  return (
    <select
      name={name}
      aria-label={label}
      value={text}
      data-told={text !== options[0]?.value}
      onChange={({ currentTarget }) => {
        tell(currentTarget.value);
      }}
    >
      {options.map(({ value, label: words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
}
