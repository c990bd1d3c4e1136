import { whenShown } from '../../../calculator/state/when-shown.tsx';
import type { ArmyTextProps } from './ArmyText.tsx';
import '../army.css';

interface Props extends ArmyTextProps {
  readonly open: boolean;
  readonly toggled: (open: boolean) => void;
}

const ArmyText = whenShown(async () => (await import('./ArmyText.tsx')).ArmyText);

/** The army as a text, behind a fold: it is fetched when that is opened. */
export function ArmyTextFold({ open, toggled, ...text }: Props) {
  return (
    <details
      class="rows-fold army-text"
      open={open}
      onToggle={({ currentTarget }) => {
        toggled(currentTarget.open);
      }}
    >
      <summary>The list as text: paste or copy</summary>
      {open && <ArmyText {...text} />}
    </details>
  );
}
