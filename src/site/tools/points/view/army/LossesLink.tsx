import { beforeLosses, gameOfArmy, inLines, unreadLines, writeGame, type Army } from '../../../index.ts';
import { address } from '../../../../ground/address.ts';
import { gameQuery } from '../../../calculator/state/game-query.ts';
import { KEPT_GAME } from '../../../calculator/state/kept.ts';
import '../army.css';

interface Props {
  readonly army: Army;
  readonly edition: string;
  /** Whether it is the army of this device: its game is kept here too. */
  readonly own: boolean;
}

/**
 * Leads to what this army has lost: to its game in progress, if that is kept on the device. Nowhere while lines are not
 * read: whatever they tell of would count in every break point.
 */
export function LossesLink({ army, edition, own }: Props) {
  const unread = unreadLines(army);
  if (unread > 0)
    return (
      <p class="aside">
        Losses of this army: not before every line is read, as its break points hang on all of them. {inLines(unread)}{' '}
        could not be.
      </p>
    );
  const fresh = writeGame(gameOfArmy(army));
  const { text } = KEPT_GAME.kept();
  const goesOn = text !== null && beforeLosses(text) === fresh;
  return (
    <a
      class="onward"
      href={address('/tools/losses/') + gameQuery(edition, goesOn ? text : fresh)}
      onClick={() => {
        if (own && !goesOn) KEPT_GAME.keep(edition, fresh);
      }}
    >
      Losses of this army{text !== null && (goesOn ? ': your game goes on' : own && ', in place of your last game')}
    </a>
  );
}
