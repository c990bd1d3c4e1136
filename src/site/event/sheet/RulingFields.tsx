import { LIMITS, type LocalRuling } from '../link/index.ts';
import { typeset } from '../../wording/typeset.ts';
import { useEffect, useRef } from 'preact/hooks';
import { idMeant, type EventTexts } from './event-texts.ts';
import { Field } from './Field.tsx';
import { FoundTexts } from './FoundTexts.tsx';
import './event-sheet.css';

interface Props {
  /** Counted from 1. */
  readonly number: number;
  readonly ruling: LocalRuling;
  readonly edition: string;
  readonly texts: EventTexts;
  /** Whether it is just begun: what is ruled is to be written. */
  readonly begun: boolean;
  /** Whether it is just added: what it is about is to be sought. */
  readonly added: boolean;
  readonly problems: { readonly about: string | null; readonly text: string | null };
  readonly tell: (part: Partial<LocalRuling>) => void;
  readonly remove: () => void;
}

/** One local ruling as the umpire writes it: what it is about, and what is ruled. */
export function RulingFields(props: Props) {
  const { number, ruling, edition, texts, begun, added, problems, tell, remove } = props;
  const { about, text } = ruling;
  const known = texts.get(idMeant(about));
  const words = useRef<HTMLTextAreaElement>(null);
  const sought = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (begun) words.current?.focus();
    else if (added) sought.current?.focus();
  }, [begun, added]);
  return (
    <fieldset class="event-ruling">
      <legend>Local ruling {number}</legend>
      <Field
        label="About: search for the clause, clarification or discrepancy, or paste its link"
        problem={problems.about}
      >
        {(attributes) => (
          <input
            {...attributes}
            ref={sought}
            type="search"
            enterkeyhint="search"
            autocapitalize="off"
            spellcheck={false}
            value={about}
            onInput={({ currentTarget }) => tell({ about: currentTarget.value })}
            onChange={({ currentTarget }) => tell({ about: idMeant(currentTarget.value) })}
            // What is sought here is no reason to make the sheet.
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        )}
      </Field>
      {known === undefined ? (
        <FoundTexts
          query={about}
          edition={edition}
          texts={texts}
          choose={(id) => {
            tell({ about: id });
            words.current?.focus();
          }}
        />
      ) : (
        <p class="facts">{typeset(known.title)}</p>
      )}
      <Field label="What is ruled" problem={problems.text}>
        {(attributes) => (
          <textarea
            {...attributes}
            ref={words}
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
