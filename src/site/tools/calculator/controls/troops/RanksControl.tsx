import { useState } from 'preact/hooks';
import { formatTroop, type DbmRules, type Troop } from '../../../../../rules/index.ts';
import type { ControlProps } from '../control.ts';
import { whenShown } from '../../state/when-shown.tsx';
import { ranksInWords, troopsOfText } from './troops-of-text.ts';
import './pickers.css';

interface Props extends ControlProps {
  /** The front element, as the address has it. */
  readonly front: string;
  readonly most: number;
  readonly rules: DbmRules | null;
  /** False before the page can answer: a plain form asks for words. */
  readonly ready: boolean;
}

const RanksSheet = whenShown(async () => (await import('./RanksSheet.tsx')).RanksSheet);

/** The ranks behind a front element: so many more of the same, or each picked by itself. */
export function RanksControl({ name, label, text, tell, front, most, rules, ready }: Props) {
  const [open, setOpen] = useState(false);
  const ranks = troopsOfText(text);
  const words = ranks.length === 0 ? 'none' : ranksInWords(ranks);
  const set = (next: readonly Troop[]): void => {
    tell(next.map(formatTroop).join(','));
  };
  if (!ready) return <input type="text" name={name} aria-label={label} placeholder="none" />;
  return (
    <>
      <button
        type="button"
        class="ranks"
        aria-haspopup="dialog"
        aria-label={`${words}: ${label}`}
        data-told={ranks.length > 0}
        onClick={() => {
          setOpen(true);
        }}
      >
        {words}
      </button>
      {open && (
        <RanksSheet
          front={front}
          most={most}
          ranks={ranks}
          rules={rules}
          set={set}
          closed={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
