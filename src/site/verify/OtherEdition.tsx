import type { Citation, Verification } from '../citation/line/index.ts';
import { CitedPlace } from './CitedPlace.tsx';
import { ComparedWords } from './ComparedWords.tsx';
import { Outcome } from './Outcome.tsx';

interface Props {
  readonly citation: Citation;
  readonly verification: Extract<Verification, { readonly kind: 'other edition' }>;
  /** The editions that read as it was cited. */
  readonly holding: string;
}

/** What was cited are the words of other editions. Two texts are compared only where both are words that we have. */
export function OtherEdition({ citation, verification: { edition, wording, cited }, holding }: Props) {
  const named = `${citation.game} ${edition}`;
  const place = <CitedPlace wording={wording} citation={{ ...citation, edition }} />;
  if (wording.held && cited.held)
    return (
      <>
        <Outcome tone="other" title={`Not the words of ${edition}`}>
          <p>
            What was cited are the words of {holding}. In {named}, {place} reads otherwise.
          </p>
        </Outcome>
        <h3 class="list-title">
          {edition}, against what was cited, of {holding}
        </h3>
        <ComparedWords blocks={wording.blocks} before={cited.blocks} />
      </>
    );
  return (
    <>
      <Outcome tone="unsure" title={`Cannot be told for ${edition}`}>
        <p>
          {wording.held
            ? `What was cited is what stands here about ${holding}, of whose words we have none. ${named} has words of its own: `
            : `What was cited are the words of ${holding}. Of those of ${named} we have none; here stands only what they are about: `}
          {place}.
        </p>
      </Outcome>
      <h3 class="list-title">What stands here for {edition}</h3>
      <ComparedWords blocks={wording.blocks} />
    </>
  );
}
