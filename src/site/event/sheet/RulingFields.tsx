import { LIMITS, type LocalRuling } from '../link/index.ts';
import { typeset } from '../../wording/typeset.ts';
import { idMeant } from './event-texts.ts';
import { Field } from './Field.tsx';
import './event-sheet.css';

interface Props {
  /** Counted from 1. */
  readonly number: number;
  readonly ruling: LocalRuling;
  /** Of what it is about, where that is known. */
  readonly title: string | null;
  readonly problems: { readonly about: string | null; readonly text: string | null };
  readonly tell: (part: Partial<LocalRuling>) => void;
  readonly remove: () => void;
}

/** One local ruling as the umpire writes it: what it is about, and what is ruled. */
export function RulingFields({ number, ruling: { about, text }, title, problems, tell, remove }: Props) {
  return (
    <fieldset class="event-ruling">
      <legend>Local ruling {number}</legend>
      <Field label="About: choose a clause or clarification, or paste its link" problem={problems.about}>
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            list="event-texts"
            autocapitalize="off"
            spellcheck={false}
            value={about}
            onInput={({ currentTarget }) => tell({ about: currentTarget.value })}
            onChange={({ currentTarget }) => tell({ about: idMeant(currentTarget.value) })}
          />
        )}
      </Field>
      {title !== null && <p class="facts">{typeset(title)}</p>}
      <Field label="What is ruled" problem={problems.text}>
        {(attributes) => (
          <textarea
            {...attributes}
            rows={3}
            maxLength={LIMITS.ruling}
            value={text}
            onInput={({ currentTarget }) => tell({ text: currentTarget.value })}
          />
        )}
      </Field>
      <button type="button" onClick={remove}>
        Remove it
      </button>
    </fieldset>
  );
}
