import { Select } from '../../../calculator/controls/Choice.tsx';
import { chosenWith, WITH_IT, type Standing, type WithIt } from '../../../index.ts';

interface Props {
  readonly standing: Standing;
  /** Who is chosen, or leads the move. */
  readonly leader: string | null;
  /** All who are chosen, or move, together. */
  readonly together: readonly string[];
  readonly asking: boolean;
  /** Whether dragging draws a frame around those who are meant. */
  readonly framing: boolean;
  readonly frame: (framing: boolean) => void;
  readonly choose: (labels: readonly string[]) => void;
}

/** Several are chosen at once: by a frame, by tapping one after the other, or by where they stand; and who is, in words. */
export function GroupBar({ standing, leader, together, asking, framing, frame, choose }: Props) {
  const who = Object.entries(WITH_IT).map(([value, label]) => ({ value, label: `+ ${label}` }));
  return (
    <div class="group-bar abreast tight" role="group" aria-label="Several at once">
      <button
        type="button"
        aria-pressed={framing}
        onClick={() => {
          frame(!framing);
        }}
      >
        {framing ? 'Done choosing' : 'Choose several'}
      </button>
      {leader !== null && (
        <Select
          name="with it"
          label={`Choose with ${leader}`}
          text=""
          options={[{ value: '', label: `With ${leader} …` }, ...who]}
          tell={(text) => {
            if (isWithIt(text)) choose(chosenWith(asking ? standing.after : standing.before, leader, text));
          }}
        />
      )}
      <p role="status">{inWords(together, asking, framing)}</p>
    </div>
  );
}

/** Who is chosen together, and what to do to change that. */
function inWords(together: readonly string[], asking: boolean, framing: boolean): string {
  const how = framing ? 'Drag a frame around elements, or choose one after the other. ' : '';
  if (together.length < 2) return how;
  const names = `${together.slice(0, -1).join(', ')} and ${together.at(-1) ?? ''}`;
  return `${how}${names} ${asking ? 'move together.' : 'are chosen: move one, and all move.'}`;
}

function isWithIt(text: string): text is WithIt {
  return Object.hasOwn(WITH_IT, text);
}
