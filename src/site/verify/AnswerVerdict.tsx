import type { Citation } from '../citation/line/index.ts';
import type { AnswerFinding } from './check-answer.ts';
import { ComparedWords } from './ComparedWords.tsx';
import { Outcome } from './Outcome.tsx';
import { SlipList } from './SlipList.tsx';

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
    case 'worded':
    case 'other':
      return (
        <>
          <AnswerOutcome citation={citation} finding={finding} />
          <h3 class="list-title">The steps on this device</h3>
          <ComparedWords blocks={finding.answer.blocks} />
        </>
      );
  }
}

/** Whether it is the same answer, and whether the line says what the answer does. */
function AnswerOutcome({
  citation,
  finding: { kind, answer, link, slips },
}: {
  readonly citation: Citation;
  readonly finding: Extract<AnswerFinding, { readonly kind: 'same' | 'worded' | 'other' }>;
}) {
  const here = <a href={link}>{answer.title}</a>;
  if (slips.length > 0)
    return (
      <Outcome tone="other" title="The line was altered">
        <p>The digest in the line is that of what this device answers, but other words stand in it:</p>
        <SlipList slips={slips} />
        <p>This device answers: {here}</p>
      </Outcome>
    );
  if (kind === 'worded')
    return (
      <Outcome tone="unsure" title="The same steps, in other words">
        <p>
          Cited was: <bdi>{citation.title}</bdi>. This device answers by the same steps: {here}
        </p>
        <p>Older copies of this site told answers in other words; a line can also be altered. Compare the two.</p>
      </Outcome>
    );
  return (
    <Outcome tone={kind} title={kind === 'same' ? 'The same answer' : 'Another answer, or another way to it'}>
      <p>
        {kind === 'same' ? (
          'This device answers as it was cited, step by step: '
        ) : (
          <>
            Cited was: <bdi>{citation.title}</bdi>. This device answers:{' '}
          </>
        )}
        {here}
      </p>
      {kind === 'other' && (
        <p>
          The question stands in the link: if that was cut short or altered on its way, this is the answer to another
          question. Compare the two, and ask whoever cited it for the whole link.
        </p>
      )}
    </Outcome>
  );
}
