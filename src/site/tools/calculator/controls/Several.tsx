import type { Option } from '../../index.ts';
import type { ControlProps } from './control.ts';
import './controls.css';

interface Props extends ControlProps {
  readonly options: readonly Option[];
  /** False before the page can answer: a plain form is typed into. */
  readonly ready: boolean;
}

/** Some of a few, all of which are seen. */
export function Several({ name, label, text, tell, options, ready }: Props) {
  if (!ready) return <input type="text" name={name} aria-label={label} placeholder={label} />;
  const told = text === '' ? [] : text.split(',');
  return (
    <fieldset class="several abreast">
      <legend class="aside">{label}</legend>
      {options.map((option) => {
        const on = told.includes(option.value);
        return (
          <label key={option.value}>
            <input
              type="checkbox"
              checked={on}
              onChange={() => {
                tell((on ? told.filter((each) => each !== option.value) : [...told, option.value]).join(','));
              }}
            />
            <span>{option.label}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
