import type { Slip } from '../citation/line/index.ts';
import { typeset } from '../wording/typeset.ts';

/** What a line says otherwise than this copy, one by one. */
export function SlipList({ slips }: { readonly slips: readonly Slip[] }) {
  return (
    <ul>
      {slips.map(({ what, cited, here }) => (
        <li key={what}>
          {what}: cited <bdi>{typeset(cited)}</bdi>, here <bdi>{typeset(here)}</bdi>
        </li>
      ))}
    </ul>
  );
}
