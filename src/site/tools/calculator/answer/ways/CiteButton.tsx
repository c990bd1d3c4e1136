import { useState } from 'preact/hooks';
import type { Reply, Shown } from '../../../index.ts';
import type { AnyTool } from '../../any-tool.ts';

interface Props {
  readonly tool: AnyTool;
  readonly edition: string;
  readonly reply: Reply<Shown>;
  /** The question, as the query of its address; it names the edition. */
  readonly query: string;
}

/** Cite what a calculator answers: the question is in the link, the answer in the line. */
export function CiteButton({ tool, edition, reply, query }: Props) {
  const [told, tell] = useState('');
  if (reply.kind === 'wanting') return null;
  const cite = async (): Promise<void> => {
    const [{ citeAnswer }, { showCitation }] = await Promise.all([
      import('./cite-answer.ts'),
      import('../../../../citation/sheet/show-citation.tsx'),
    ]);
    const line = citeAnswer(tool, edition, reply);
    if (line === null) return;
    await showCitation({ title: tool.title, line, url: new URL(query, location.href).href });
    tell('');
  };
  return (
    <>
      <button
        type="button"
        onClick={() => {
          cite().catch(() => tell('This could not be loaded: send the link'));
        }}
      >
        Cite
      </button>
      <span role="status">{told}</span>
    </>
  );
}
