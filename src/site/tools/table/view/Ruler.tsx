import type { Measure } from '../../index.ts';

interface Props {
  readonly label: string;
  readonly measures: readonly Measure[];
  readonly open: boolean;
  readonly lay: (open: boolean) => void;
}

/** How far the chosen element is from others, and how far it moved, in words; where it is open, the board draws it too. */
export function Ruler({ label, measures, open, lay }: Props) {
  return (
    <details
      class="rows-fold ruler"
      open={open}
      onToggle={({ currentTarget }) => {
        lay(currentTarget.open);
      }}
    >
      <summary>Ruler: from {label}</summary>
      {measures.length === 0 ? (
        <p>There is nothing to measure: every other element touches it.</p>
      ) : (
        <ul>
          {measures.map(({ what, paces, millimetres }) => (
            <li key={what}>
              {what}: <b>{paces}p</b> ({millimetres} mm)
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
