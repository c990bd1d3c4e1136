import './controls/controls.css';
import './form/form.css';
interface Props {
  /** Oldest first. */
  readonly editions: readonly string[];
  readonly edition: string;
  readonly choose: (edition: string) => void;
}

/** Which edition answers. */
export function EditionTabs({ editions, edition, choose }: Props) {
  return (
    <div class="edition-picker" role="radiogroup" aria-label="Edition">
      {editions.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="ed"
            value={each}
            checked={each === edition}
            onChange={() => {
              choose(each);
            }}
          />
          <span class="face">{each}</span>
        </label>
      ))}
    </div>
  );
}
