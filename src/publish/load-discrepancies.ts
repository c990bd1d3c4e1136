import { parseMdx, placeAt, readFrontMatter, RulebookError, SourceText, type Problem } from '../rulebook/index.ts';
import { discrepancyFrontMatterSchema, type DiscrepancyFrontMatter } from '../schemas/index.ts';
import { collect } from './collect.ts';
import { baseName, filesIn, type ContentFiles } from './content-files.ts';
import { oncePerText } from './once-per-text.ts';

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
    const discrepancy = collect(problems, () => readDiscrepancy(path, text));
    if (discrepancy === null) return [];
    problems.push(...unknownCites(discrepancy, statementIds));
    return [discrepancy];
  });
}

const readDiscrepancy = oncePerText((path, text): Discrepancy => {
  const source = SourceText.of(text, path);
  const problems: Problem[] = [];
  const frontMatter = readFrontMatter(parseMdx(source), source, discrepancyFrontMatterSchema, problems);
  const name = baseName(path);
  if (frontMatter !== null && frontMatter.id !== `disc:${name}`) {
    problems.push({
      headline: `Discrepancy "${frontMatter.id}" stands in ${path}: expected disc:${name}.mdx of the same name`,
      places: [placeAt(source, 0, 'the front matter')],
    });
  }
  if (frontMatter === null || problems.length > 0) throw new RulebookError(problems);
  return { ...frontMatter, name, source };
});

function unknownCites({ id, cites, source }: Discrepancy, statementIds: ReadonlySet<string>): Problem[] {
  return [...cites, id]
    .filter((each) => !statementIds.has(each))
    .map((each) => ({
      headline: `Discrepancy "${id}" cites "${each}", which is no statement of our sources`,
      places: [placeAt(source, 0, 'the front matter')],
    }));
}
