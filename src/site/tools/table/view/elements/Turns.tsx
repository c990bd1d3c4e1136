interface Props {
  readonly name: string;
  /** By how many degrees, what the button shows, and what it says: `a quarter to the left`. */
  readonly turns: readonly (readonly [degrees: number, sign: string, words: string])[];
  readonly turn: (degrees: number) => void;
}

/** Buttons that turn what is chosen. */
export function Turns({ name, turns, turn }: Props) {
  return (
    <span class="turns abreast tight" role="group" aria-label={`Turn ${name}`}>
      {turns.map(([degrees, sign, words]) => (
        <button
          key={sign}
          type="button"
          aria-label={`Turn ${name} ${words}`}
          onClick={() => {
            turn(degrees);
          }}
        >
          {sign}
        </button>
      ))}
    </span>
  );
}
