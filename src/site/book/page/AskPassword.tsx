import { useState } from 'preact/hooks';

interface Props {
  readonly name: string;
  /** The one that was given does not open it. */
  readonly wrong: boolean;
  /** Told what was given; null: the file is given up. */
  readonly answered: (password: string | null) => void;
}

/** Asks for what opens a file. */
export function AskPassword({ name, wrong, answered }: Props) {
  const [password, write] = useState('');
  return (
    <form
      class="box book-password"
      onSubmit={(event) => {
        event.preventDefault();
        answered(password);
      }}
    >
      <p role="status">
        {wrong ? `That does not open “${name}”. Try again.` : `“${name}” is locked. What is its password?`}
      </p>
      <label for="book-password">Password</label>
      <input
        id="book-password"
        type="password"
        autocomplete="off"
        required
        value={password}
        onInput={({ currentTarget }) => write(currentTarget.value)}
      />
      <p class="facts">It opens the file on this device, is kept with it here, and is sent nowhere.</p>
      <p class="buttons">
        <button type="submit" class="primary">
          Open it
        </button>
        <button type="button" onClick={() => answered(null)}>
          Leave it
        </button>
      </p>
    </form>
  );
}
