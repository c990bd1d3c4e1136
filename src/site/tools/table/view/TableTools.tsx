import type { Point } from '../../../../positions/index.ts';
import { fitted, zoomed, type View } from './board/view-box.ts';
import type { Standing } from '../../index.ts';
import type { Undo } from './use-undo.ts';

interface Props extends Pick<Undo, 'undo' | 'redo'> {
  readonly asking: boolean;
  readonly ask: (asking: boolean) => void;
  readonly standing: Standing;
  /** What is to be seen besides the elements. */
  readonly drawn: readonly Point[];
  readonly view: View;
  readonly look: (view: View) => void;
}

/** What dragging does, what can be taken back, and how near one looks. */
export function TableTools({ asking, ask, undo, redo, standing, drawn, view, look }: Props) {
  return (
    <div class="table-tools abreast tight" data-asking={asking}>
      <div class="segments" role="group" aria-label="What dragging does">
        {(
          [
            [false, 'Set up'],
            [true, 'Ask'],
          ] as const
        ).map(([each, words]) => (
          <button
            key={words}
            type="button"
            aria-pressed={each === asking}
            onClick={() => {
              ask(each);
            }}
          >
            {words}
          </button>
        ))}
      </div>
      <div class="zoom abreast">
        {(
          [
            ['↶', 'Undo', undo],
            ['↷', 'Redo', redo],
            [
              '+',
              'Nearer',
              () => {
                look(zoomed(view, 1 / 1.4));
              },
            ],
            [
              '−',
              'Further away',
              () => {
                look(zoomed(view, 1.4));
              },
            ],
            [
              '⤢',
              'All of it',
              () => {
                look(fitted([standing.before, standing.after], drawn));
              },
            ],
          ] as const
        ).map(([sign, words, act]) => (
          <button
            key={sign}
            type="button"
            aria-label={words}
            data-then='[aria-label="Undo"]'
            disabled={act === null}
            onClick={() => act?.()}
          >
            {sign}
          </button>
        ))}
      </div>
    </div>
  );
}
