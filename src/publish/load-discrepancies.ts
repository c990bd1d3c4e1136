import { parseMdx, placeAt, readFrontMatter, RulebookError, SourceText, type Problem } from '../rulebook/index.ts';
import { discrepancyFrontMatterSchema, type DiscrepancyFrontMatter } from '../schemas/index.ts';
import { collect } from './collect.ts';
import { baseName, filesIn, type ContentFiles } from './content-files.ts';

/** A disagreement between the sources, and the reading we follow. */
export interface Discrepancy extends DiscrepancyFrontMatter {
  readonly name: string;
  readonly source: SourceText;
}

/** Load the discrepancies: `content/discrepancies/<name>.mdx`. */
export function loadDiscrepancies(
  files: ContentFiles,
  statementIds: ReadonlySet<string>,
  problems: Problem[],
): readonly Discrepancy[] {
  return filesIn(files, 'content/discrepancies', '.mdx').flatMap(([path, text]) => {
    const discrepancy = collect(problems, () => readDiscrepancy(path, text, statementIds));
    return discrepancy === null ? [] : [discrepancy];
  });
}

function readDiscrepancy(path: string, text: string, statementIds: ReadonlySet<string>): Discrepancy {
  const source = SourceText.of(text, path);
  const problems: Problem[] = [];
  const frontMatter = readFrontMatter(parseMdx(source), source, discrepancyFrontMatterSchema, problems);
  const name = baseName(path);
  if (frontMatter !== null) {
    const report = (headline: string): void => {
      problems.push({ headline, places: [placeAt(source, 0, 'the front matter')] });
    };
    if (frontMatter.id !== `disc:${name}`)
      report(`Discrepancy "${frontMatter.id}" stands in ${path}: expected disc:${name}.mdx of the same name`);
    for (const id of [...frontMatter.cites, frontMatter.id]) {
      if (!statementIds.has(id))
        report(`Discrepancy "${frontMatter.id}" cites "${id}", which is no statement of our sources`);
    }
  }
  if (frontMatter === null || problems.length > 0) throw new RulebookError(problems);
  return { ...frontMatter, name, source };
}
