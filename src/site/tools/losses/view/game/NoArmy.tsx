import { address } from '../../../../ground/address.ts';
import { KEPT_GAME } from '../../../calculator/state/kept.ts';
import './game.css';

interface Props {
  /** @param game As an address has it: an army, and what it has lost */
  readonly take: (game: string) => void;
}

/** Where the army of a game comes from. */
export function NoArmy({ take }: Props) {
  const { text } = KEPT_GAME.kept();
  return (
    <div class="no-army">
      {text !== null && (
        <button
          type="button"
          onClick={() => {
            take(text);
          }}
        >
          Go on with your last game
        </button>
      )}
      <a href={address('/tools/points/')}>Take your army from Points, or paste its list there</a>
    </div>
  );
}
