import { useState } from 'preact/hooks';
import {
  parsePosition,
  placedIn,
  PositionError,
  PositionTextError,
  terrainNames,
  writeElement,
  writePosition,
  writeTerrain,
  type StatedPosition,
} from '../../../../../positions/index.ts';
import type { DbmRules } from '../../../../../rules/index.ts';
import { drawnDepth, type Scene } from '../../../index.ts';
import { ON_BOARD } from '../board/on-board.ts';
import '../../../../parts/problem.css';

interface Props {
  readonly scene: Scene;
  readonly rules: DbmRules | null;
  readonly chosen: string | null;
  readonly choose: (label: string) => void;
  /** The number of the piece of terrain that is chosen. */
  readonly piece: number | null;
  readonly choosePiece: (index: number) => void;
  /** Put another position in place of this one. */
  readonly replace: (position: StatedPosition) => void;
}

/** All that is drawn, in words and in order: to be read, to be chosen from, to be pasted and copied. */
export function ElementList({ scene, rules, chosen, choose, piece, choosePiece, replace }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const { elements, terrain } = scene.position;
  const names = terrainNames(terrain);
  const text = writePosition(scene.position);
  const problem = draft === null ? null : problemIn(draft, rules);
  return (
    <details class="rows-fold element-list">
      <summary>
        In words: {elements.length === 1 ? '1 element' : `${String(elements.length)} elements`}
        {terrain.length > 0 && `, terrain: ${names.join(', ')}`}
      </summary>
      <ol>
        {terrain.map((each, index) => (
          <li key={names[index]}>
            <button
              type="button"
              class="plain"
              aria-pressed={index === piece}
              onClick={() => {
                choosePiece(index);
              }}
            >
              {writeTerrain(each)}
            </button>
          </li>
        ))}
        {elements.map((element) => (
          <li key={element.label}>
            <button
              type="button"
              class="plain"
              aria-pressed={element.label === chosen}
              onClick={() => {
                choose(element.label);
              }}
            >
              {writeElement(element)}
            </button>
          </li>
        ))}
      </ol>
      <label>
        The position as a text, to paste or copy
        <textarea
          name="position"
          rows={Math.min(14, elements.length + terrain.length + 4)}
          spellcheck={false}
          autocapitalize="off"
          value={draft ?? text}
          onInput={({ currentTarget }) => {
            setDraft(currentTarget.value);
          }}
        />
      </label>
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {draft !== null && (
        <p class="after abreast">
          <button
            type="button"
            data-then={ON_BOARD}
            disabled={problem !== null}
            onClick={() => {
              replace(parsePosition(draft));
              setDraft(null);
            }}
          >
            Put it on the table
          </button>
          <button
            type="button"
            class="plain"
            onClick={() => {
              setDraft(null);
            }}
          >
            Leave the table as it is
          </button>
        </p>
      )}
    </details>
  );
}

/** Why a text is no position, or who of it has no place. */
function problemIn(text: string, rules: DbmRules | null): string | null {
  try {
    const position = parsePosition(text);
    placedIn(position, drawnDepth(rules, position));
    return null;
  } catch (error) {
    if (error instanceof PositionTextError || error instanceof PositionError) return error.message;
    throw error;
  }
}
