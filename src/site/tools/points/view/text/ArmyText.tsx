import { useEffect, useRef, useState } from 'preact/hooks';
import { EXAMPLE, type ReadingProblem } from '../../../index.ts';
import { Problem } from './Problem.tsx';
import { stayInPlace } from './stay-in-place.ts';
import { markWriting } from './while-writing.ts';
import '../army.css';

/** A line of the text that a person wants to see to, counting from 1. */
export interface WantedLine {
  readonly line: number;
}

export interface ArmyTextProps {
  /** The army as a text; as it was typed while it is typed. */
  readonly text: string;
  /** How long the link to it is. */
  readonly link: number;
  readonly problems: readonly ReadingProblem[];
  readonly wanted: WantedLine | null;
  readonly type: (text: string) => void;
  /** Put another army in place of this one. */
  readonly replace: (text: string) => void;
}

/** Links that are longer are cut by some programs. */
const LONGEST_LINK = 2000;

/** An army as a plain text, such as one pastes into a message: typed or pasted here, or copied. */
export function ArmyText({ text, link, problems, wanted, type, replace }: ArmyTextProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  // It marks before a line that is wanted has the focus.
  useEffect(() => (area.current === null ? undefined : markWriting(area.current)), []);
  useEffect(() => {
    if (wanted !== null) selectLine(area.current, wanted.line);
  }, [wanted]);
  useEffect(() => (area.current === null ? undefined : stayInPlace(area.current)), []);
  const [told, setTold] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setTold('Copied');
    } catch {
      area.current?.select();
      setTold('Select and copy the text above');
    }
  };
  return (
    <>
      <textarea
        ref={area}
        name="army-text"
        aria-label="The list as text"
        aria-describedby="army-text-form"
        rows={14}
        spellcheck={false}
        autocapitalize="off"
        value={text}
        onInput={({ currentTarget }) => {
          type(currentTarget.value);
        }}
      />
      {problems.length > 0 && (
        <ul class="problems">
          {problems.map((problem) => (
            <li key={problem.line}>
              <Problem problem={problem} />
            </li>
          ))}
        </ul>
      )}
      <ul id="army-text-form" class="facts">
        <li>
          A heading for each command, <code>Command 1 (C-in-C)</code>, <code>(sub-general)</code> or <code>(ally)</code>
          ; <code>Baggage</code> for baggage and fortifications; <code>Army: …</code> for a name.
        </li>
        <li>
          Under it <code>12 Irr Wb (O)</code>, line by line; after the troops <code>general</code>,{' '}
          <code>mounted infantry</code>, <code>chariots</code>, <code>front of double base</code>,{' '}
          <code>rear of double base</code>, or <code>by choice</code>. One general a line.
        </li>
        <li>
          Commas, tabs and an x do no harm; prices and totals, <code>@ 3</code>, <code>= 36 AP</code>,{' '}
          <code>Total 400 AP</code>, are compared with ours; <code>#</code> starts a remark; <code>6 Bge</code>,{' '}
          <code>4 TF</code> may stand anywhere.
        </li>
      </ul>
      {link > LONGEST_LINK && (
        <p class="aside" role="status">
          The link to this army is {link} characters long. Some programs cut a link after {LONGEST_LINK}: send the text
          instead.
        </p>
      )}
      <p class="after abreast">
        <button type="button" onClick={() => void copy()}>
          Copy the text
        </button>
        <button
          type="button"
          onClick={() => {
            replace(EXAMPLE);
          }}
        >
          Show an example
        </button>
        <span role="status">{told}</span>
      </p>
    </>
  );
}

/** Bring a line under the cursor. */
function selectLine(area: HTMLTextAreaElement | null, line: number): void {
  if (area === null) return;
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}
