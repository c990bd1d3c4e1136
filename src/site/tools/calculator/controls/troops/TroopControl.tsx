import { useState } from 'preact/hooks';
import { formatTroop, type DbmRules } from '../../../../../rules/index.ts';
import type { ControlProps } from '../control.ts';
import { Sheet } from '../../../../parts/Sheet.tsx';
import { TroopPicker } from './TroopPicker.tsx';
import { troopsOfText } from './troops-of-text.ts';

interface Props extends ControlProps {
  readonly training: boolean;
  /** What it says where no troop is chosen. */
  readonly placeholder?: string;
  readonly rules: DbmRules | null;
  /** False before the page can answer: a plain form asks for words. */
  readonly ready: boolean;
}

/** One troop, picked on a sheet. */
export function TroopControl({ name, label, text, tell, training, placeholder, rules, ready }: Props) {
  const [open, setOpen] = useState(false);
  const [chosen = null] = troopsOfText(text);
  if (!ready) return <input class="troop" type="text" name={name} aria-label={label} placeholder="e.g. Bd (O)" />;
  return (
    <>
      <button
        type="button"
        class="troop"
        aria-haspopup="dialog"
        aria-label={`${text === '' ? (placeholder ?? 'Choose a troop') : text}: ${label}`}
        data-told={chosen !== null}
        onClick={() => {
          setOpen(true);
        }}
      >
        {chosen === null ? (
          (placeholder ?? 'Choose')
        ) : (
          <>
            {chosen.training !== null && <small>{chosen.training}</small>} {formatTroop({ ...chosen, training: null })}
          </>
        )}
      </button>
      {open && (
        <Sheet
          title={capital(label)}
          closed={() => {
            setOpen(false);
          }}
        >
          {(close) => (
            <TroopPicker
              chosen={chosen}
              training={training}
              rules={rules}
              choose={(troop) => {
                tell(formatTroop(troop));
                close();
              }}
            />
          )}
        </Sheet>
      )}
    </>
  );
}

function capital(words: string): string {
  return words.replace(/^./, (letter) => letter.toUpperCase());
}
