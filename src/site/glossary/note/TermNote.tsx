import { useLayoutEffect, useRef } from 'preact/hooks';

interface Props {
  readonly note: {
    readonly term: string;
    readonly abbreviations: string | null;
    /** As its own page has it. */
    readonly meaning: string;
    readonly page: string;
  };
  /** What was tapped. */
  readonly under: HTMLElement;
  /** Told once the note is closed, however. */
  readonly closed: () => void;
}

/** What a term means, under the word that was tapped: it is closed by its button, by Escape, and by a tap beside it. */
export function TermNote({ note, under, closed }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // `show()` would focus it where it is before it is placed, and so scroll there.
    element.open = true;
    place(element, under);
    element.querySelector('button')?.focus({ preventScroll: true });
    const beside = ({ target }: Event): void => {
      if (target instanceof Node && !element.contains(target)) element.close();
    };
    const escaped = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') element.close();
    };
    document.addEventListener('pointerdown', beside);
    document.addEventListener('keydown', escaped);
    return () => {
      document.removeEventListener('pointerdown', beside);
      document.removeEventListener('keydown', escaped);
    };
  }, []);
  return (
    <dialog ref={dialog} class="term-note" aria-label={note.term} onClose={closed}>
      <p class="term-note-head">
        <b>{note.term}</b> {note.abbreviations}
      </p>
      <div dangerouslySetInnerHTML={{ __html: note.meaning }} />
      <p class="term-note-ways abreast">
        <a href={note.page}>Sources, and where it is used</a>
        <button type="button" class="plain" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </p>
    </dialog>
  );
}

/** Pixels between a word and its note, and between the note and the edge of the screen. */
const GAP = 8;

/** Below the word, or above it where there is no room below; never beyond the edge of the screen. */
function place(note: HTMLElement, word: HTMLElement): void {
  const at = [...word.getClientRects()].at(-1) ?? word.getBoundingClientRect();
  const { width, height } = note.getBoundingClientRect();
  const screen = document.documentElement.clientWidth;
  const bar = document.querySelector('.thumb-bar')?.getBoundingClientRect();
  const foot = bar && bar.top > innerHeight / 2 ? bar.top : innerHeight;
  const head = document.querySelector('.site-head')?.getBoundingClientRect().bottom ?? 0;
  const below = at.bottom + GAP;
  const above = word.getBoundingClientRect().top - GAP - height;
  const top = below + height > foot && above > Math.max(0, head) ? above : below;
  const left = Math.max(GAP, Math.min(at.left, screen - GAP - width));
  note.style.top = `${String(top + scrollY)}px`;
  note.style.left = `${String(left + scrollX)}px`;
}
