import type { Section } from './model.ts';
import { SourceText } from './source/source-text.ts';
import { spliceAll } from './source/splice-all.ts';

/**
 * Turn the `clause:` links of a section into addresses.
 *
 * @param section The section
 * @param addressOf The address of a clause, by its id
 * @returns The source of the section with addresses in place of `clause:…`
 */
export function resolveLinks(section: Section, addressOf: (clauseId: string) => string): SourceText {
  const edits = section.clauses.flatMap(({ links }) =>
    links.map(({ target, start, end }) => {
      const { file, line, column } = section.source.positionAt(start);
      return { start, end, replacement: SourceText.of(addressOf(target), file, line, column) };
    }),
  );
  return spliceAll(section.source, edits);
}
