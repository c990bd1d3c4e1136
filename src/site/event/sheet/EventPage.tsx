import { useEffect, useState } from 'preact/hooks';
import {
  canPress,
  currentEvent,
  pinEvent,
  readEvent,
  whenPlayChanges,
  writeEvent,
  type EventSheet,
} from '../link/index.ts';
import { draftIsMade, forgetDraft, keptDraft, unfinishedDraft } from './draft.ts';
import type { EventTexts } from './event-texts.ts';
import { SheetForm } from './SheetForm.tsx';
import { SheetView } from './SheetView.tsx';
import '../../parts/verdict.css';
import './event-sheet.css';

interface Props {
  /** Oldest first. */
  readonly editions: readonly string[];
  readonly texts: EventTexts;
  /** Of the content that this copy has. */
  readonly date: string;
}

type Shown =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'form'; readonly from: EventSheet; readonly begun?: number }
  | {
      readonly kind: 'sheet';
      readonly sheet: EventSheet;
      readonly fragment: string;
      /** Whether it was made here, just now. */
      readonly made: boolean;
    }
  | { readonly kind: 'unreadable'; readonly problem: string };

/** The page of event sheets: an umpire makes one, and whoever opens its link may play by it. A link changes nothing by itself. */
export function EventPage({ editions, texts, date }: Props) {
  const [shown, show] = useState<Shown>({ kind: 'nothing' });
  const [pinned, setPinned] = useState(currentEvent);
  const [kept, setKept] = useState(true);
  const empty = emptySheet(editions.at(-1) ?? '', date);

  const shownAt = async (fragment: string): Promise<Shown> => {
    if (fragment !== '' && fragment !== 'main') {
      const read = await readEvent(fragment, editions);
      if (!read.ok) return { kind: 'unreadable', problem: read.problem };
      return { kind: 'sheet', sheet: read.sheet, fragment, made: false };
    }
    const current = currentEvent();
    const about = new URLSearchParams(location.search).get('about');
    if (about !== null) {
      history.replaceState(null, '', location.pathname);
      return { kind: 'form', ...withRulingOn(about, unfinishedDraft() ?? current ?? keptDraft() ?? empty) };
    }
    if (current !== null) return { kind: 'sheet', sheet: current, fragment: await writeEvent(current), made: false };
    return { kind: 'form', from: keptDraft() ?? empty };
  };

  useEffect(() => {
    const readAddress = (): void => void shownAt(location.hash.slice(1)).then(show);
    const stop = whenPlayChanges(() => setPinned(currentEvent()));
    if (canPress()) readAddress();
    addEventListener('hashchange', readAddress);
    return () => {
      removeEventListener('hashchange', readAddress);
      stop();
    };
    // Once: the page does not change under it.
  }, []);

  const goTo = (fragment: string, next: Shown): void => {
    history.pushState(null, '', fragment === '' ? location.pathname : `#${fragment}`);
    show(next);
    scrollTo(0, 0);
  };

  if (!canPress())
    return (
      <div class="box verdict open">
        <p class="answer">This browser is too old for event sheets</p>
        <p>Open this page in a newer one.</p>
      </div>
    );
  switch (shown.kind) {
    case 'nothing':
      return null;
    case 'unreadable':
      return (
        <>
          <div class="box verdict open">
            <p class="answer">This link cannot be read</p>
            <p>{shown.problem}</p>
          </div>
          <p class="buttons">
            <button type="button" onClick={() => goTo('', { kind: 'form', from: keptDraft() ?? empty })}>
              Make an event sheet
            </button>
          </p>
        </>
      );
    case 'form':
      return (
        <SheetForm
          from={shown.from}
          begun={shown.begun}
          editions={editions}
          texts={texts}
          made={async (sheet) => {
            const made = { ...sheet, content: date };
            const fragment = await writeEvent(made);
            draftIsMade();
            goTo(fragment, { kind: 'sheet', sheet: made, fragment, made: true });
          }}
        />
      );
    case 'sheet':
      return (
        <SheetView
          sheet={shown.sheet}
          fragment={shown.fragment}
          pinned={pinned}
          kept={kept}
          made={shown.made}
          texts={texts}
          date={date}
          pin={() => setKept(pinEvent(shown.sheet))}
          change={() => goTo('', { kind: 'form', from: shown.sheet })}
          another={() => {
            forgetDraft();
            goTo('', { kind: 'form', from: empty });
          }}
        />
      );
  }
}

/** A sheet with a ruling on this to be written: one that is begun already, or one more. */
function withRulingOn(about: string, sheet: EventSheet): { readonly from: EventSheet; readonly begun: number } {
  const begun = sheet.rulings.findIndex((ruling) => ruling.about === about);
  if (begun >= 0) return { from: sheet, begun };
  return { from: { ...sheet, rulings: [...sheet.rulings, { about, text: '' }] }, begun: sheet.rulings.length };
}

function emptySheet(edition: string, content: string): EventSheet {
  return {
    name: '',
    edition,
    bhgs: true,
    fairPlay: true,
    errata: true,
    lists: 'DBM army list books 1 to 4, 2nd edition',
    points: null,
    until: null,
    content,
    rulings: [],
  };
}
