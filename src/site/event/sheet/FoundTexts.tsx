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
  const [found, tell] = useState<readonly EventText[] | null>(null);
  const wanted = useRef(query);
  const typing = useRef<AfterTyping>(null);
  wanted.current = query.trim();
  useEffect(() => {
    typing.current ??= afterTyping(async () => {
      const asked = wanted.current;
      if (asked === '') return;
      const next = await search(asked, edition, texts);
      if (asked === wanted.current) tell(next);
    });
    if (wanted.current === '') tell(null);
    else typing.current.soon();
  }, [query, edition]);
  return (
    <div class="event-found">
      <p class="facts" role="status">
        {found !== null && wordsOf(found)}
      </p>
      {found?.map(({ id, title }) => (
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

function wordsOf(found: readonly EventText[]): string {
  if (found.length === 0) return 'Nothing found that a ruling can be about.';
  return found.length === 1 ? 'One found: tap it.' : `${String(found.length)} found: tap the one that is meant.`;
}

/** Those of the edition, best first; none where the index cannot be read. */
async function search(query: string, edition: string, texts: EventTexts): Promise<readonly EventText[]> {
  try {
    const { openIndex } = await import('../../search/page/search-index.ts');
    const { hits } = await (await openIndex()).answer(query, edition);
    const ids = new Set(hits.map(({ url }) => idMeant(url)));
    return [...ids]
      .flatMap((id) => texts.get(id) ?? [])
      .filter(({ editions }) => editions.includes(edition))
      .slice(0, SHOWN);
  } catch {
    return [];
  }
}
