import { digestText } from '../../../../../compiler/words/index.ts';
import { olderEdition } from '../../../../authority/older-edition.ts';
import { printCitation } from '../../../../citation/line/index.ts';
import type { Reply, Shown } from '../../../index.ts';
import { answerWords } from '../../answer-words.ts';
import type { AnyTool } from '../../any-tool.ts';

/**
 * Cite what a calculator answers, in one line.
 *
 * @returns Null where there is no answer yet
 */
export function citeAnswer(tool: AnyTool, edition: string, reply: Reply<Shown>): string | null {
  const words = answerWords(tool, reply, olderEdition(edition));
  if (words === null) return null;
  const { section, title, blocks } = words;
  return printCitation({
    game: 'DBM',
    edition,
    section,
    title,
    id: `tools.${tool.name}`,
    page: null,
    source: null,
    digest: digestText(title, blocks),
    date: document.querySelector<HTMLElement>('[data-content]')?.dataset.content ?? '',
  });
}
