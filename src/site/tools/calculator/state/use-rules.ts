import { useEffect, useState } from 'preact/hooks';
import { loadRules, rulesAtHand, type EditionRules, type Extent } from './editions-of-rules.ts';

/** The rules of an edition, or what stands in their way. */
export type LoadingRules =
  | { readonly kind: 'loaded'; readonly rules: EditionRules }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly again: () => void };

/** Load the rules of an edition; of none where it is null. */
export function useRules(edition: string | null, extent: Extent): LoadingRules {
  const [failed, setFailed] = useState<string | null>(null);
  const [, showAgain] = useState(0);
  const atHand = edition === null ? null : rulesAtHand(edition, extent);
  const wanted = atHand === null && failed !== edition ? edition : null;
  useEffect(() => {
    if (wanted === null) return;
    loadRules(wanted, extent).then(
      () => {
        showAgain((times) => times + 1);
      },
      () => {
        setFailed(wanted);
      },
    );
  }, [wanted, extent]);
  if (atHand !== null) return { kind: 'loaded', rules: atHand };
  if (edition === null || failed !== edition) return { kind: 'loading' };
  return {
    kind: 'failed',
    again: () => {
      setFailed(null);
    },
  };
}
