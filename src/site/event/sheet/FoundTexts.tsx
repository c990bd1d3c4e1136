import { useEffect, useRef, useState } from 'preact/hooks';
import { afterTyping, type AfterTyping } from '../../search/page/after-typing.ts';
import { typeset } from '../../wording/typeset.ts';
import { idMeant, type EventText, type EventTexts } from './event-texts.ts';
import './event-sheet.css';

interface Props {
  /** What is typed. */
  readonly query: string;
  readonly edition: string;
  readonly texts: EventTexts;
  readonly choose: (id: string) => void;
}

/** What the search of the site finds, of what a ruling can be about. */
export function FoundTexts({ query, edition, texts, choose }: Props) {
  const [found, tell] = useState<Found | null>(null);
  const wanted = useRef({ query, edition });
  const typing = useRef<AfterTyping>(null);
  wanted.current = { query: query.trim(), edition };
  useEffect(() => {
    typing.current ??= afterTyping(async () => {
      const asked = wanted.current;
      if (asked.query === '') return;
      const next = await search(asked.query, asked.edition, texts);
      if (asked.query === wanted.current.query && asked.edition === wanted.current.edition) tell(next);
    });
    if (wanted.current.query === '') tell(null);
    else typing.current.soon();
  }, [query, edition]);
  return (
    <div class="event-found">
      <p class="facts" role="status">
        {found !== null && wordsOf(found)}
      </p>
      {found?.texts.map(({ id, title }) => (
        <button
          type="button"
          key={id}
          onClick={() => {
            choose(id);
          }}
        >
          {typeset(title)}
        </button>
      ))}
    </div>
  );
}

/** As many as a telephone shows above its keyboard, and a few more. */
const SHOWN = 8;

interface Found {
  readonly texts: readonly EventText[];
  /** False where the search could not be read: then it is by their titles alone. */
  readonly searched: boolean;
}

function wordsOf({ texts, searched }: Found): string {
  const unread = searched ? '' : 'The search could not be read, so titles alone are looked through. ';
  if (texts.length === 0) return `${unread}Nothing found that a ruling can be about.`;
  return `${unread}${texts.length === 1 ? 'One found: choose it below.' : `${String(texts.length)} found: choose the one that is meant below.`}`;
}

/** Those of the edition, best first. */
async function search(query: string, edition: string, texts: EventTexts): Promise<Found> {
  try {
    const { openIndex } = await import('../../search/page/search-index.ts');
    const { hits } = await (await openIndex()).answer(query, edition);
    const ids = new Set(hits.map(({ url }) => idMeant(url)));
    return {
      texts: ofEdition(
        [...ids].flatMap((id) => texts.get(id) ?? []),
        edition,
      ),
      searched: true,
    };
  } catch {
    const words = query.toLowerCase().split(/\s+/);
    const named = [...texts.values()].filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
    return { texts: ofEdition(named, edition), searched: false };
  }
}

function ofEdition(texts: readonly EventText[], edition: string): readonly EventText[] {
  return texts.filter(({ editions }) => editions.includes(edition)).slice(0, SHOWN);
}
