import type { Reply, Shown } from '../../../index.ts';
import type { AnyTool } from '../../any-tool.ts';
import { CiteButton } from './CiteButton.tsx';
import { ShareButton } from './ShareButton.tsx';
import { ShowButton } from './ShowButton.tsx';

interface Props {
  readonly tool: AnyTool;
  readonly edition: string;
  readonly reply: Reply<Shown>;
  /** The question, as the query of its address; it names the edition. */
  readonly query: string;
}

/** What one may do with an answer: turn it to the opponent, send it, cite it. */
export function AnswerWays(props: Props) {
  return (
    <>
      <ShowButton {...props} />
      <ShareButton {...props} />
      <CiteButton {...props} />
    </>
  );
}
