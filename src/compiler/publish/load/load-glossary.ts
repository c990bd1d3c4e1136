import { checkLine, placeAt, readYaml, SourceText, unknownStatements, type Problem } from '../../rulebook/index.ts';
import { glossarySchema, type GlossaryTerm } from '../../schemas/index.ts';
import { collect } from '../collect.ts';
import type { ContentFiles } from '../files/content-files.ts';
import type { HeldAgainst } from './held-against.ts';

/** The glossary, with the file it was read from. */
export interface Glossary {
  readonly terms: readonly GlossaryTerm[];
  readonly source: SourceText;
}

const FILE = 'content/glossary.yaml';

/** Load the glossary; without terms where the content has none. */
export function loadGlossary(files: ContentFiles, { statementIds, wrong }: HeldAgainst, problems: Problem[]): Glossary {
  const source = SourceText.of(files.get(FILE) ?? '', FILE);
  if (!files.has(FILE)) return { terms: [], source };
  const terms = collect(problems, () => readYaml(source, glossarySchema, 'the glossary'))?.terms ?? [];
  const seen = new Map<string, string>();
  for (const { slug, term, abbreviations, link, cites, meaning } of terms) {
    const start = Math.max(0, source.text.indexOf(`slug: ${slug}`));
    const place = placeAt(source, start, `the term ${JSON.stringify(term)}`);
    const report = (headline: string): void => void problems.push({ headline, places: [place] });
    const names = link ? [slug, term.toLowerCase(), ...abbreviations] : [slug];
    for (const name of new Set(names)) {
      const other = seen.get(name);
      if (other !== undefined && other !== term)
        report(
          `Two terms of the glossary are called ${JSON.stringify(name)}: ${JSON.stringify(other)} and ${JSON.stringify(term)}`,
        );
      seen.set(name, term);
    }
    for (const { what } of checkLine(meaning))
      report(`The meaning of ${JSON.stringify(term)} is a line of words and links: ${what}`);
    wrong.push(...unknownStatements(`The term ${JSON.stringify(term)}`, cites, statementIds, () => place));
  }
  return { terms, source };
}
