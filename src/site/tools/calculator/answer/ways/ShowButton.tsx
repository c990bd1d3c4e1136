import type { Reply, Shown } from '../../../index.ts';
import { ShowAction } from '../../../../showing/ShowAction.tsx';
import type { AnyTool } from '../../any-tool.ts';

interface Props {
  readonly tool: AnyTool;
  readonly edition: string;
  readonly reply: Reply<Shown>;
  /** The question, as the query of its address. */
  readonly query: string;
}

/** Turn what a calculator answers to the opponent. */
export function ShowButton({ tool, edition, reply, query }: Props) {
  const show = async (): Promise<void> => {
    const { showAnswer } = await import('./show-answer.ts');
    await showAnswer(tool, edition, reply, new URL(query, location.href).href);
  };
  return <ShowAction show={show} />;
}
