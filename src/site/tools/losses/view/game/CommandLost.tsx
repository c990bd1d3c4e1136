import { formatTroop, inFractions } from '../../../../../rules/index.ts';
import type { CommandAtWar, CountShown, GameCommand, GameLine } from '../../../index.ts';
import './game.css';

interface Props {
  readonly index: number;
  readonly command: GameCommand;
  /** What it comes to; null where that is not known. */
  readonly shown: CommandAtWar | null;
  readonly set: (line: number, lost: number) => void;
}

/** The elements of a command: a tap takes one off, another puts it back. */
export function CommandLost({ index, command: { lines }, shown, set }: Props) {
  return (
    <div class="command-lost controls">
      {shown?.count && <p class="game-state">{stateInWords(shown.count)}</p>}
      {shown?.refusal && <p class="warning">{shown.refusal.why}</p>}
      {shown?.count?.steps
        .filter(({ step }) => step === 'not held')
        .map(({ label }) => (
          <p key={label} class="warning">
            {label.replace(/^./, (letter) => letter.toUpperCase())}.
          </p>
        ))}
      {lines.length === 0 && <p class="aside">No troops in this command.</p>}
      {lines.map((line, place) => (
        <LineLost
          key={place}
          line={line}
          place={`line ${String(place + 1)} of command ${String(index + 1)}`}
          set={(lost) => {
            set(place, lost);
          }}
        />
      ))}
      {lines.length > 0 && <p class="aside">Tap troops when one of their elements is lost, +1 if it was a slip.</p>}
    </div>
  );
}

/** Which losses tell already, and how many more the next one takes. */
function stateInWords({ lost, points }: CountShown): string {
  return points
    .map(({ name, at, reached }) => {
      if (reached === null) return `${name}: open`;
      return reached ? name : `${inFractions(at - lost)} EE more: ${name.toLowerCase()}`;
    })
    .join('. ');
}

interface LineProps {
  readonly line: GameLine;
  /** Where it stands, in words. */
  readonly place: string;
  readonly set: (lost: number) => void;
}

/** More elements than this are not drawn one by one. */
const MOST_DRAWN = 24;

function LineLost({
  line: {
    troop: { type, grade, training },
    count,
    general,
    lost,
  },
  place,
  set,
}: LineProps) {
  const troop = formatTroop({ type, grade, training });
  const left = count - lost;
  const words = `${String(left)} of ${String(count)} left: ${troop}, ${place}`;
  return (
    <div class="line-lost" role="group" aria-label={words}>
      <button
        type="button"
        class="take-off"
        aria-label={`One lost, ${words}`}
        aria-disabled={left === 0}
        onClick={() => {
          if (left > 0) set(lost + 1);
        }}
      >
        <span class="name">
          {troop} {general && <small>general</small>}
        </span>{' '}
        <span class="left">{left}</span>
        <small class="drawn" aria-hidden="true">
          {count <= MOST_DRAWN && '■'.repeat(left) + '□'.repeat(lost)}
        </small>
        <small class="gone">{lost === 0 ? 'left' : left === 0 ? 'all lost' : `left, ${String(lost)} lost`}</small>
      </button>
      <button
        type="button"
        class="put-back"
        aria-label={`One back: ${troop}, ${place}`}
        aria-disabled={lost === 0}
        onClick={() => {
          if (lost > 0) set(lost - 1);
        }}
      >
        +1
      </button>
    </div>
  );
}
