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
    const [{ ANSWERS_SECTION, answerWords }, { digestText }, { printCitation }, { showCitation }] = await Promise.all([
      import('../../answer-words.ts'),
      import('../../../../../compiler/words/index.ts'),
      import('../../../../citation/line/index.ts'),
      import('../../../../citation/sheet/show-citation.tsx'),
    ]);
    const words = answerWords(tool, reply);
    if (words === null) return;
    const { title, blocks } = words;
    const line = printCitation({
      game: 'DBM',
      edition,
      section: ANSWERS_SECTION,
      title,
      id: `tools.${tool.name}`,
      page: null,
      source: null,
      digest: digestText(title, blocks),
      date: document.querySelector<HTMLElement>('[data-content]')?.dataset.content ?? '',
    });
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
