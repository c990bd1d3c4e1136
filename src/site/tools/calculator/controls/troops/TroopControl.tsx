import { useState } from 'preact/hooks';
import { formatTroop, type DbmRules } from '../../../../../rules/index.ts';
import type { ControlProps } from '../control.ts';
import { whenShown } from '../../state/when-shown.tsx';
import { troopsOfText } from './troops-of-text.ts';
import './pickers.css';

const TroopSheet = whenShown(async () => (await import('./TroopSheet.tsx')).TroopSheet);

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
        <TroopSheet
          title={capital(label)}
          chosen={chosen}
          training={training}
          rules={rules}
          tell={tell}
          closed={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

function capital(words: string): string {
  return words.replace(/^./, (letter) => letter.toUpperCase());
}
