import { whenShown } from '../../../calculator/state/when-shown.tsx';
import type { RulerProps } from './ruler-props.ts';

/** For who opens it. */
const MeasuredList = whenShown(async () => (await import('./measured.ts')).MeasuredList);

interface Props extends RulerProps {
  readonly open: boolean;
  readonly lay: (open: boolean) => void;
}

/** How far the chosen element is from others, and how far it moved, in words; where it is open, the board draws it too. */
export function Ruler({ open, lay, ...ruler }: Props) {
  return (
    <details
      class="rows-fold ruler"
      open={open}
      onToggle={({ currentTarget }) => {
        lay(currentTarget.open);
      }}
    >
      <summary>Ruler: from {ruler.label}</summary>
      {open && <MeasuredList {...ruler} />}
    </details>
  );
}
