import type { Search } from '../../search/engine/index.ts';

/** The place above the results where what the rules can compute is answered. */
export interface AnswerPlace {
  /**
   * Get ready for what is typed.
   *
   * @returns Shows the answer, or that there is none, when the results are shown; it is there even where the card is not
   */
  readonly prepare: (query: string, edition: string | null) => Promise<() => void>;
  readonly clear: () => void;
}

/**
 * Make the place answer. Its code is loaded when something is typed.
 *
 * @param open Opens the index, whose words the queries are read by
 */
export function answerPlace(place: HTMLElement, said: HTMLElement, open: () => Promise<Search>): AnswerPlace {
  let shown = false;
  const clear = (): void => {
    if (!shown) return;
    place.hidden = true;
    said.textContent = '';
  };
  return {
    prepare: async (query, edition) => {
      try {
        const loading = import('./show-card.tsx');
        const [{ showCard }, { reader }] = await Promise.all([
          loading,
          open(),
          loading.then(({ prepareCard }) => prepareCard(edition)),
        ]);
        return () => {
          shown = true;
          try {
            showCard({ query, edition, reader }, place, said);
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
    },
    clear,
  };
}
