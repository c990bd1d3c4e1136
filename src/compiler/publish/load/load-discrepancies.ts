import {
  parseMdx,
  placeAt,
  readBody,
  readFrontMatter,
  readSiblings,
  RulebookError,
  SourceText,
  type Block,
  type Problem,
} from '../../rulebook/index.ts';
import { discrepancyFrontMatterSchema, type DiscrepancyFrontMatter } from '../../schemas/index.ts';
import { collect } from '../collect.ts';
import { baseName, filesIn, type ContentFiles } from '../files/content-files.ts';
import { oncePerText } from './once-per-text.ts';

/** A disagreement between the sources, and the reading we follow. */
export interface Discrepancy extends DiscrepancyFrontMatter {
  readonly name: string;
  readonly source: SourceText;
  /** Its text, as that of a clause is read. */
  readonly blocks: readonly Block[];
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
  const tree = parseMdx(source);
  const frontMatter = readFrontMatter(tree, source, discrepancyFrontMatterSchema, problems);
  const name = baseName(path);
  const subject = `discrepancy "${name}"`;
  const written = tree.children.filter(({ type }) => type !== 'yaml');
  const body = readBody(readSiblings(written, source, problems), subject, { source, heading: subject, problems });
  if (frontMatter !== null && frontMatter.id !== `disc:${name}`) {
    problems.push({
      headline: `Discrepancy "${frontMatter.id}" stands in ${path}: expected disc:${name}.mdx of the same name`,
      places: [placeAt(source, 0, 'the front matter')],
    });
  }
  if (frontMatter === null || problems.length > 0) throw new RulebookError(problems);
  return { ...frontMatter, name, source, blocks: body.blocks };
});

function unknownCites({ id, cites, source }: Discrepancy, statementIds: ReadonlySet<string>): Problem[] {
  return [...cites, id]
    .filter((each) => !statementIds.has(each))
    .map((each) => ({
      headline: `Discrepancy "${id}" cites "${each}", which is no statement of our sources`,
      places: [placeAt(source, 0, 'the front matter')],
    }));
}
