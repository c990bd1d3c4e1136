import { useState } from 'preact/hooks';
import { LOSS_TOOL, withBaggage, withLost, writeGame, type Game, type LossShown } from '../../../index.ts';
import { KeptNote } from '../../../calculator/controls/KeptNote.tsx';
import type { OwnControlProps } from '../../../calculator/result-views.ts';
import { KEPT_GAME } from '../../../calculator/state/kept.ts';
import { useKept } from '../../../calculator/state/use-kept.ts';
import { BaggageLost } from './BaggageLost.tsx';
import { CommandLost } from './CommandLost.tsx';
import { keptGameYields } from './kept-game.ts';
import { NoArmy } from './NoArmy.tsx';
import { SHORT_KINDS } from './short-kinds.ts';
import './game.css';

/** An army in a game, command by command: its elements are tapped off as they are lost. */
export function GameControl({ name, label, text, tell, rules, ready, answer }: OwnControlProps<LossShown>) {
  const [part, setPart] = useState<number | 'baggage'>(0);
  const edition = ready ? (rules?.edition ?? '') : '';
  const { keeping, keep } = useKept(KEPT_GAME, edition, text, keptGameYields);
  if (!ready) return <input type="text" name={name} aria-label={label} />;
  if (text === '') {
    return (
      <NoArmy
        take={(taken) => {
          tell(taken, true);
        }}
      />
    );
  }
  const game = LOSS_TOOL.fields.game.read(text);
  const index = part === 'baggage' ? -1 : Math.min(part, game.commands.length - 1);
  const command = game.commands[index];
  const set = (next: Game): void => {
    tell(writeGame(next));
  };
  const tab = (each: number | 'baggage', words: string) => (
    <button
      type="button"
      key={each}
      aria-pressed={each === 'baggage' ? command === undefined : each === index}
      onClick={() => {
        setPart(each);
      }}
    >
      {words}
    </button>
  );
  return (
    <div class="game controls" role="group" aria-label={label}>
      <div class="segments" role="group" aria-label="Part of the army">
        {game.commands.map(({ kind }, place) => tab(place, `${String(place + 1)} ${SHORT_KINDS[kind]}`))}
        {game.baggage.count > 0 && tab('baggage', `${String(game.baggage.count)} Bge`)}
      </div>
      {command === undefined ? (
        <BaggageLost
          game={game}
          set={(fate, count) => {
            set(withBaggage(game, fate, count));
          }}
        />
      ) : (
        <CommandLost
          key={index}
          index={index}
          command={command}
          shown={answer?.kind === 'game' ? (answer.commands[index] ?? null) : null}
          set={(line, lost) => {
            set(withLost(game, index, line, lost));
          }}
        />
      )}
      <KeptNote
        what="game"
        keeping={keeping}
        keep={keep}
        clear={() => {
          setPart(0);
          // Before it is drawn that there is none: what is kept is offered there.
          if (keeping === 'kept') KEPT_GAME.keep(edition, '');
          tell('', true);
          requestAnimationFrame(() => {
            document.querySelector<HTMLElement>('.no-army :is(button, a)')?.focus();
          });
        }}
      />
    </div>
  );
}
