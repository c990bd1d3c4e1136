import { useState } from 'preact/hooks';

interface Props {
  /** Turns the phone's whole page to the opponent. */
  readonly show: () => Promise<void>;
  readonly class?: string;
}

/** The button that turns an answer to the opponent, and says so if what shows it could not be loaded. */
export function ShowAction({ show, class: className }: Props) {
  const [told, tell] = useState('');
  const start = async (): Promise<void> => {
    try {
      await show();
      tell('');
    } catch {
      tell('This could not be loaded: turn the phone');
    }
  };
  return (
    <>
      <button type="button" class={className} onClick={() => void start()}>
        Show
      </button>
      <span role="status">{told}</span>
    </>
  );
}
