import type { Choice } from '../asking/index.ts';

interface Props {
  readonly choices: readonly Choice[];
  /** @param value Null to answer each of them again */
  readonly choose: (name: string, value: string | null) => void;
}

/** What was taken for granted, or makes the answers differ: each can be chosen otherwise. */
export function Chips({ choices, choose }: Props) {
  if (choices.length === 0) return null;
  return (
    <div class="chips" role="group" aria-label="Taken for granted: change it here">
      {choices.map(({ name, label, options, chosen, mayBeOpen }) => (
        <select
          key={name}
          class="chip"
          aria-label={label}
          value={chosen ?? ''}
          data-open={chosen === null}
          onChange={(event) => {
            const { value, selectedIndex } = event.currentTarget;
            choose(name, mayBeOpen && selectedIndex === 0 ? null : value);
          }}
        >
          {mayBeOpen && <option value="">{label}: any</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ))}
    </div>
  );
}
