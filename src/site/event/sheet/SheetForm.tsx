import { useEffect, useRef, useState } from 'preact/hooks';
import { checkLines, checkSheet, LIMITS, type EventSheet, type LocalRuling, type SheetProblem } from '../link/index.ts';
import { keepDraft } from './draft.ts';
import { idMeant, problemOfText, type EventTexts } from './event-texts.ts';
import { Field } from './Field.tsx';
import { RulingFields } from './RulingFields.tsx';
import './event-sheet.css';
import '../../parts/problem.css';

interface Props {
  /** What stands in it at first. */
  readonly from: EventSheet;
  /** Oldest first. */
  readonly editions: readonly string[];
  readonly texts: EventTexts;
  /** The place of the ruling that is to be written first, if any. */
  readonly begun?: number | undefined;
  /** Told once the sheet is right. */
  readonly made: (sheet: EventSheet) => Promise<void>;
}

/** Where an umpire says what is played at an event. */
export function SheetForm({ from, editions, texts, begun, made }: Props) {
  const [sheet, set] = useState(from);
  const [points, setPoints] = useState(from.points === null ? '' : String(from.points));
  const [asked, setAsked] = useState(false);
  /** The place of the ruling that was added last: it has the focus. */
  const [added, add] = useState<number | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const problems = asked ? problemsOf(sheet, editions, texts) : [];
  const problemOf = (field: SheetProblem['field']): string | null =>
    problems.find((problem) => problem.field === field)?.text ?? null;
  const wrongFields = new Set(problems.map(({ field }) => field)).size;
  const tell = (part: Partial<EventSheet>): void => {
    const next = { ...sheet, ...part };
    set(next);
    keepDraft(next);
  };
  const tellRuling = (index: number, part: Partial<LocalRuling>): void =>
    tell({ rulings: sheet.rulings.map((ruling, at) => (at === index ? { ...ruling, ...part } : ruling)) });
  useEffect(() => {
    if (asked) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [asked]);
  const submit = (): void => {
    const wrong = problemsOf(sheet, editions, texts);
    setAsked(wrong.length > 0);
    if (wrong.length === 0) void made(trimmed(sheet));
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <form
      ref={form}
      class="event-form"
      autocomplete="off"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label="Name of the event" problem={problemOf('name')}>
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            maxLength={LIMITS.name}
            value={sheet.name}
            onInput={({ currentTarget }) => tell({ name: currentTarget.value })}
          />
        )}
      </Field>
      <Field label="Edition" problem={problemOf('edition')}>
        {(attributes) => (
          <select
            {...attributes}
            value={sheet.edition}
            onChange={({ currentTarget }) => tell({ edition: currentTarget.value })}
          >
            {editions.toReversed().map((id) => (
              <option key={id} value={id}>
                DBM {id}
              </option>
            ))}
          </select>
        )}
      </Field>
      <fieldset>
        <legend>In force</legend>
        <Flag label="BHGS clarifications" value={sheet.bhgs} tell={(bhgs) => tell({ bhgs })} />
        <Flag label="Guidelines for fair play" value={sheet.fairPlay} tell={(fairPlay) => tell({ fairPlay })} />
        <Flag label="Army list errata" value={sheet.errata} tell={(errata) => tell({ errata })} />
      </fieldset>
      <Field label="Army lists" problem={problemOf('lists')}>
        {(attributes) => (
          <textarea
            {...attributes}
            rows={2}
            maxLength={LIMITS.lists}
            value={sheet.lists}
            onInput={({ currentTarget }) => tell({ lists: currentTarget.value })}
          />
        )}
      </Field>
      <div class="event-pair">
        <Field label="Points, in AP" problem={problemOf('points')}>
          {(attributes) => (
            <input
              {...attributes}
              type="text"
              inputMode="numeric"
              value={points}
              onInput={({ currentTarget: { value } }) => {
                setPoints(value);
                tell({ points: readPoints(value) });
              }}
            />
          )}
        </Field>
        <Field label="Last day" problem={problemOf('until')}>
          {(attributes) => (
            <input
              {...attributes}
              type="date"
              value={sheet.until ?? ''}
              onChange={({ currentTarget: { value } }) => tell({ until: value === '' ? null : value })}
            />
          )}
        </Field>
      </div>
      <h2 class="section-title">Local rulings</h2>
      <p class="facts">
        Each is shown under the clause or clarification that it is about. Up to {LIMITS.rulings}, of at most{' '}
        {LIMITS.ruling} letters.
      </p>
      {sheet.rulings.length > LIMITS.rulings && (
        <p class="problem">{`Those are too many: remove ${String(sheet.rulings.length - LIMITS.rulings)} of them.`}</p>
      )}
      {sheet.rulings.map((ruling, index) => (
        <RulingFields
          key={index}
          number={index + 1}
          ruling={ruling}
          edition={sheet.edition}
          texts={texts}
          begun={index === begun}
          added={index === added}
          problems={{ about: problemOf(`rulings.${index}.about`), text: problemOf(`rulings.${index}.text`) }}
          tell={(part) => tellRuling(index, part)}
          remove={() => {
            add(null);
            tell({ rulings: sheet.rulings.toSpliced(index, 1) });
          }}
        />
      ))}
      {sheet.rulings.length < LIMITS.rulings && (
        <button
          type="button"
          onClick={() => {
            add(sheet.rulings.length);
            tell({ rulings: [...sheet.rulings, { about: '', text: '' }] });
          }}
        >
          Add a local ruling
        </button>
      )}
      {problems.length > 0 && (
        <p class="problem" role="alert">
          {wrongFields === 1 ? 'One thing is' : `${String(wrongFields)} things are`} still to be put right, above.
        </p>
      )}
      <button type="submit" class="primary">
        Make the sheet
      </button>
    </form>
  );
}

function Flag({
  label,
  value,
  tell,
}: {
  readonly label: string;
  readonly value: boolean;
  readonly tell: (value: boolean) => void;
}) {
  return (
    <label class="event-flag">
      <input type="checkbox" checked={value} onChange={({ currentTarget }) => tell(currentTarget.checked)} />
      {label}
    </label>
  );
}

/** `400`, `400 AP`; null for nothing, and no number for what is none. */
function readPoints(text: string): number | null {
  const told = text.trim();
  return told === '' ? null : Number(/^(\d+)(?: ?AP)?$/i.exec(told)?.[1] ?? Number.NaN);
}

/** As it is put into a link: by names, and without spaces that nobody sees. */
function trimmed(sheet: EventSheet): EventSheet {
  return {
    ...sheet,
    name: sheet.name.trim(),
    lists: sheet.lists.trim(),
    rulings: sheet.rulings.map(({ about, text }) => ({ about: idMeant(about), text: text.trim() })),
  };
}

function problemsOf(sheet: EventSheet, editions: readonly string[], texts: EventTexts): readonly SheetProblem[] {
  const ready = trimmed(sheet);
  const unknown = ready.rulings.flatMap(({ about }, index) => {
    const text = problemOfText(about, sheet.edition, texts);
    return text === null ? [] : [{ field: `rulings.${index}.about` as const, text }];
  });
  return [...unknown, ...checkSheet(ready, editions), ...checkLines(ready)];
}
