import type { Search, WordReader } from '../../search/engine/index.ts';
import { spareTime } from '../../ground/spare-time.ts';
import type * as ShowCard from './show-card.tsx';
import { keepingStill } from './keeping-still.ts';

/** The place above the results where what the rules can compute is answered. */
export interface AnswerPlace {
  /**
   * Get ready for what is typed.
   *
   * @returns To be asked when the results are there: what shows the answer with them, or that there is none
   */
  readonly prepare: (query: string, edition: string | null) => () => Promise<() => void>;
  readonly clear: () => void;
}

/** A place for brief answers leads to the whole ones; in one for whole answers something can be chosen. */
export interface PlaceOptions {
  /** Where the whole answer to a query stands, if this place is for brief ones. */
  readonly wholeAt?: (query: string) => string;
  /** Called before what is chosen of an answer is written behind the address, which has to name the query by then. */
  readonly beforeChoosing?: () => void;
}

/** So many milliseconds the results wait for the answer's code, once: a bad connection holds nothing up. */
const PATIENCE = 700;

type Card = typeof ShowCard;

/**
 * Make the place answer. What tells questions from other queries is loaded when something is typed; what answers them, which
 * is ten times as much, for the first question, or when the page has time.
 *
 * @param open Opens the index, whose words the queries are read by
 */
export function answerPlace(
  place: HTMLElement,
  said: HTMLElement,
  open: () => Promise<Search>,
  { wholeAt, beforeChoosing }: PlaceOptions,
): AnswerPlace {
  let turn = 0;
  let card: Card | null = null;
  const clear = (): void => {
    turn += 1;
    card?.leaveCard(place);
    place.hidden = true;
    said.textContent = '';
  };
  const loadCard = async (edition: string | null): Promise<Card> => {
    card = await import('./show-card.tsx');
    await card.prepareCard(edition);
    return card;
  };
  /** What cannot be had now is asked for again when it is wanted. */
  const prepareInSpareTime = async (reader: WordReader, edition: string | null): Promise<void> => {
    if (edition === null || edition === 'dba') return;
    await spareTime();
    const { rehearse } = await loadCard(edition);
    await rehearse(reader, edition);
  };
  const compute = async (query: string, edition: string | null, say: (words: string) => void): Promise<() => void> => {
    try {
      const [{ understand }, { reader }] = await Promise.all([import('../understanding/index.ts'), open()]);
      const ofDba = isOfDba(reader, query, edition);
      const searched = ofDba ? 'dba' : edition;
      const understood = ofDba
        ? (await import('../dba/index.ts')).understandDba(reader, query)
        : understand(reader, query);
      prepareInSpareTime(reader, edition).catch(() => undefined);
      if (understood === null) return clear;
      const { showCard } = await loadCard(searched);
      return () => {
        try {
          const whole = wholeAt?.(query) ?? null;
          showCard({ query, understood, edition: searched, reader, whole, beforeChoosing }, place, say);
        } catch (error) {
          // The results do not depend on it.
          clear();
          reportError(error);
        }
      };
    } catch {
      // The results are there without it.
      return clear;
    }
  };
  return {
    prepare: (query, edition) => {
      turn += 1;
      const own = turn;
      const computing = compute(query, edition, (words) => {
        // A card says its words once it is painted: by then another may have been asked for.
        if (own === turn && said.textContent !== words) said.textContent = words;
      });
      return async () => {
        const late = Promise.withResolvers<null>();
        const waiting = setTimeout(() => {
          late.resolve(null);
        }, PATIENCE);
        const show = await Promise.race([computing, late.promise]);
        clearTimeout(waiting);
        if (show !== null) return show;
        return () => {
          place.hidden = true;
          void computing.then((showLate) => {
            if (own === turn) keepingStill(place, showLate);
          });
        };
      };
    },
    clear,
  };
}

/** Whether it is the other game that is searched, as the query or the choice of the edition says. */
function isOfDba(reader: WordReader, query: string, edition: string | null): boolean {
  if (edition !== 'dba' && !/dba/i.test(query)) return false;
  const { dba, edition: named } = reader.request(query);
  return dba || (edition === 'dba' && named === null);
}
