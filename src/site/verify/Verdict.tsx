import { AnswerVerdict } from './AnswerVerdict.tsx';
import type { Finding } from './check-citation.ts';
import { Outcome, OtherSite } from './Outcome.tsx';
import { TextVerdict } from './TextVerdict.tsx';

interface Props {
  readonly finding: Finding;
  /** What a citation line looks like. */
  readonly example: string;
  /** Oldest first. */
  readonly editions: readonly string[];
}

/** What came of a citation: whether the words are the same, and if not, what differs. */
export function Verdict({ finding, example, editions }: Props) {
  switch (finding.kind) {
    case 'malformed':
      return (
        <Outcome tone="unsure" title="This is no whole citation line">
          <ul>
            {finding.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          <p>A whole line looks like this:</p>
          <p class="citation-line">{example}</p>
        </Outcome>
      );
    case 'unreachable':
      return (
        <Outcome tone="unsure" title="Not compared">
          <p>The texts could not be loaded. Check again once there is a connection, or save the site for offline.</p>
        </Outcome>
      );
    case 'failed':
      return (
        <Outcome tone="unsure" title="Not compared">
          <p>
            This site failed to compare it: {finding.why}. That is a mistake of the site, and says nothing of the line.
          </p>
        </Outcome>
      );
    case 'answer':
      return (
        <OtherSite.Provider value={finding.elsewhere}>
          <AnswerVerdict {...finding} />
        </OtherSite.Provider>
      );
    case 'text':
      return (
        <OtherSite.Provider value={finding.elsewhere}>
          <TextVerdict {...finding} editions={editions} />
        </OtherSite.Provider>
      );
  }
}
