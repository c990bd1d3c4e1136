import type { Keeping } from '../state/use-kept.ts';
import './kept-note.css';

interface Props {
  /** What is kept. */
  readonly what: 'army' | 'game';
  readonly keeping: Keeping;
  readonly keep: () => void;
  readonly clear: () => void;
}

/** Whether something is kept on the device, and how to clear it. */
export function KeptNote({ what, keeping, keep, clear }: Props) {
  const words: Readonly<Record<Keeping, string>> = {
    kept: 'Kept on this device, nowhere else.',
    yet: `This ${what} came with a link.`,
    never: `This browser keeps nothing: keep the link${what === 'army' ? ', or the text' : ''}.`,
  };
  return (
    <p class="kept abreast aside">
      <span>{words[keeping]}</span>
      {keeping === 'yet' && (
        <button type="button" class="plain" onClick={keep}>
          Keep it on this device
        </button>
      )}
      <button type="button" class="plain" onClick={clear}>
        Clear this {what}
      </button>
    </p>
  );
}
