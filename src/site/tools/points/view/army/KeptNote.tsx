import type { Keeping } from './use-kept-army.ts';
import '../army.css';

interface Props {
  readonly keeping: Keeping;
  readonly keep: () => void;
  readonly clear: () => void;
}

const WORDS: Readonly<Record<Keeping, string>> = {
  kept: 'Kept on this device, nowhere else.',
  yet: 'This army came with a link.',
  never: 'This browser keeps nothing: keep the link, or the text.',
};

/** Whether the army is kept on the device, and how to clear it. */
export function KeptNote({ keeping, keep, clear }: Props) {
  return (
    <p class="kept">
      <span>{WORDS[keeping]}</span>
      {keeping === 'yet' && (
        <button type="button" class="plain" onClick={keep}>
          Keep it on this device
        </button>
      )}
      <button type="button" class="plain" onClick={clear}>
        Clear this army
      </button>
    </p>
  );
}
