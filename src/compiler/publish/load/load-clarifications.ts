import {
  assembleRulebook,
  parseSection,
  SourceText,
  type Clause,
  type Problem,
  type Rulebook,
  type Section,
} from '../../rulebook/index.ts';
import { collect } from '../collect.ts';
import { baseName, filesIn, type ContentFiles } from '../files/content-files.ts';

/** Load the clarifications: `content/clarifications/<document>/<section>.mdx`. */
export function loadClarifications(files: ContentFiles, problems: Problem[]): readonly Section[] {
  return filesIn(files, 'content/clarifications', '.mdx').flatMap(([path, text]) => {
    const document = path.split('/')[2] ?? '';
    const section = collect(problems, () => parseSection(SourceText.of(text, path), `${document}-${baseName(path)}`));
    return section === null ? [] : [section];
  });
}

/**
 * The clarifications that hold in an edition, as a book of their own.
 *
 * @param edition The edition
 * @param editions Every edition, oldest first: gives `from` and `until` their order
 */
export function clarificationsIn(sections: readonly Section[], edition: string, editions: readonly string[]): Rulebook {
  const held = sections.map((section) => ({
    ...section,
    clauses: section.clauses.filter((clause) => holdsIn(clause, edition, editions)),
  }));
  return assembleRulebook(edition, held);
}

/** Whether a clarification holds in an edition. */
function holdsIn(
  { from, until }: Pick<Clause, 'from' | 'until'>,
  edition: string,
  editions: readonly string[],
): boolean {
  const at = editions.indexOf(edition);
  return (from === null || editions.indexOf(from) <= at) && (until === null || at <= editions.indexOf(until));
}
