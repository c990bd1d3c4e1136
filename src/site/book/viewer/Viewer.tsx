import { useEffect, useRef, useState } from 'preact/hooks';
import { useCloseOnBack } from '../../parts/close-on-back.ts';
import type { Box } from '../reading/index.ts';
import type { OpenCopy } from './open-copy.ts';
import { createPane, type Pane } from './pane.ts';
import { nameOfStep, type Step } from './steps.ts';

/** Where a book is opened. */
export interface Place {
  readonly step: Step;
  readonly marks: readonly Box[];
  /** What is to be said of it; null where the page itself was asked for. */
  readonly why: string | null;
}

interface Props {
  readonly copy: OpenCopy;
  readonly steps: readonly Step[];
  readonly place: Place;
  /** Beside the page, which stays as it is; or over it. */
  readonly beside: boolean;
  /** Told once it is closed, however. */
  readonly closed: () => void;
}

const CLOSER = 1.5;
const KEYS: Readonly<Record<string, 'next' | 'previous' | 'larger' | 'smaller' | 'fit'>> = {
  PageDown: 'next',
  PageUp: 'previous',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  '0': 'fit',
};

/** A page of the reader's own copy. Its button, Escape and Back close it. */
export function Viewer({ copy, steps, place, beside, closed }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const pane = useRef<Pane>(undefined);
  const [at, goTo] = useState(() => Math.max(0, steps.indexOf(place.step)));
  const [problem, tell] = useState<string | null>(null);
  const step = steps[at] ?? place.step;
  const asked = step === place.step;

  const failed = (): void => tell('This page could not be drawn. The file may be damaged, or removed meanwhile.');

  useEffect(() => {
    const shell = dialog.current;
    if (!shell || !scroller.current) return undefined;
    if (beside) shell.show();
    else shell.showModal();
    scroller.current.focus({ preventScroll: true });
    pane.current = createPane(scroller.current, copy, failed);
    document.documentElement.classList.toggle('book-beside', beside);
    return () => {
      document.documentElement.classList.remove('book-beside');
      pane.current?.close();
    };
  }, [copy]);
  const onClose = useCloseOnBack(dialog, closed, !beside);

  useEffect(() => {
    tell(null);
    pane.current?.show({ leaf: step.leaf, box: step.box, marks: asked ? place.marks : [] }).catch(failed);
  }, [step]);

  const turn = (by: number): void => goTo((now) => Math.min(steps.length - 1, Math.max(0, now + by)));
  const close = (): void => dialog.current?.close();

  const pressed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && beside) {
      event.preventDefault();
      close();
      return;
    }
    const fitted = pane.current?.isFitted() ?? false;
    const arrow = fitted ? { ArrowRight: 'next', ArrowLeft: 'previous' }[event.key] : undefined;
    const does = KEYS[event.key] ?? arrow;
    if (does === undefined) return;
    event.preventDefault();
    if (does === 'next') turn(1);
    else if (does === 'previous') turn(-1);
    else if (does === 'fit') pane.current?.fit();
    else pane.current?.zoom(does === 'larger' ? CLOSER : 1 / CLOSER);
  };

  const name = nameOfStep(step);
  return (
    <dialog
      ref={dialog}
      class={beside ? 'book-viewer beside' : 'book-viewer'}
      aria-label={`Your copy, ${name}: ${copy.book.title}`}
      onKeyDown={pressed}
      onClose={onClose}
    >
      <div class="book-head">
        <h2 aria-live="polite">
          Your copy, {name}
          <span class="facts">{copy.book.title}</span>
        </h2>
        <button type="button" onClick={close}>
          Close
        </button>
      </div>
      {asked && place.why !== null && <p class="book-why">{place.why}</p>}
      <div class="book-page">
        <div
          ref={scroller}
          class="book-pane"
          tabIndex={0}
          role="region"
          aria-label={`${name} as an image${asked && place.marks.length > 0 ? ', the passage is marked' : ''}`}
        />
        {problem !== null && (
          <p class="book-problem" role="alert">
            {problem}
          </p>
        )}
      </div>
      <div class="book-foot">
        <button type="button" aria-label="Previous page" disabled={at === 0} onClick={() => turn(-1)}>
          ‹
        </button>
        <button type="button" aria-label="Smaller" onClick={() => pane.current?.zoom(1 / CLOSER)}>
          −
        </button>
        <button type="button" aria-label="Larger" onClick={() => pane.current?.zoom(CLOSER)}>
          +
        </button>
        <button type="button" aria-label="Next page" disabled={at === steps.length - 1} onClick={() => turn(1)}>
          ›
        </button>
      </div>
    </dialog>
  );
}
