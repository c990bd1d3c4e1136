import type { Citation } from '../citation/line/index.ts';
import type { AnswerFinding } from './check-answer.ts';
import { ComparedWords } from './ComparedWords.tsx';
import { Outcome } from './Outcome.tsx';

interface Props {
  readonly citation: Citation;
  readonly finding: AnswerFinding;
}

/** Whether the calculator of this copy answers as it was cited. */
export function AnswerVerdict({ citation, finding }: Props) {
  switch (finding.kind) {
    case 'no link':
      return (
        <Outcome tone="unsure" title="The link is missing">
          <p>
            This line is of a calculator. Its question stands in the link that is copied with the line: paste both, and
            check again.
          </p>
        </Outcome>
      );
    case 'bad link':
      return (
        <Outcome tone="unsure" title="The link does not fit">
          <p>{finding.why} Paste the line together with the link that was copied with it.</p>
        </Outcome>
      );
    case 'same':
    case 'other':
      return (
        <>
          <Outcome
            tone={finding.kind}
            title={finding.kind === 'same' ? 'The same answer' : 'Another answer, or another way to it'}
          >
            <p>
              {finding.kind === 'same'
                ? 'This device answers as it was cited, step by step: '
                : `Cited was: ${citation.title}. This device answers: `}
              <a href={finding.link}>{finding.answer.title}</a>
            </p>
          </Outcome>
          <h3 class="list-title">The steps on this device</h3>
          <ComparedWords blocks={finding.answer.blocks} />
        </>
      );
  }
}
