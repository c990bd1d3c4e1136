import type { Search } from '../../search/engine/index.ts';
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

/** So many milliseconds the results wait for the answer's code, once: a bad connection holds nothing up. */
const PATIENCE = 700;

/**
 * Make the place answer. Its code is loaded when something is typed.
 *
 * @param open Opens the index, whose words the queries are read by
 * @param wholeAt Where the whole answer to a query stands, if this place is for brief ones
 */
export function answerPlace(
  place: HTMLElement,
  said: HTMLElement,
  open: () => Promise<Search>,
  wholeAt?: (query: string) => string,
): AnswerPlace {
  let turn = 0;
  const clear = (): void => {
    turn += 1;
    place.hidden = true;
    said.textContent = '';
  };
  const compute = async (query: string, edition: string | null): Promise<() => void> => {
    try {
      const loading = import('./show-card.tsx');
      const [{ showCard, rehearse }, { reader }] = await Promise.all([
        loading,
        open(),
        loading.then(({ prepareCard }) => prepareCard(edition)),
      ]);
      // What cannot be had now is asked for again when it is wanted.
      void rehearse(reader, edition).catch(() => undefined);
      return () => {
        try {
          showCard({ query, edition, reader, whole: wholeAt?.(query) ?? null }, place, said);
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
      const computing = compute(query, edition);
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
