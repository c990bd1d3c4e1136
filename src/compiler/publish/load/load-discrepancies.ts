import { placeAt, type Block, type SourceText } from '../../rulebook/index.ts';
import { discrepancyFrontMatterSchema, type DiscrepancyFrontMatter } from '../../schemas/index.ts';
import { pageLoader } from './read-page.ts';

/** A disagreement between the sources, and the reading we follow. */
export interface Discrepancy extends DiscrepancyFrontMatter {
  readonly name: string;
  readonly source: SourceText;
  /** Its text, as that of a clause is read. */
  readonly blocks: readonly Block[];
}

/** Load the discrepancies: `content/discrepancies/<name>.mdx`. */
export const loadDiscrepancies = pageLoader<DiscrepancyFrontMatter, Discrepancy>({
  folder: 'content/discrepancies',
  kind: 'discrepancy',
  schema: discrepancyFrontMatterSchema,
  make: ({ name, path, source, frontMatter, body }, problems) => {
    if (frontMatter.id !== `disc:${name}`) {
      problems.push({
        headline: `Discrepancy "${frontMatter.id}" stands in ${path}: expected disc:${name}.mdx of the same name`,
        places: [placeAt(source, 0, 'the front matter')],
      });
    }
    return { ...frontMatter, name, source, blocks: body.blocks };
  },
  cites: ({ id, cites }) => [...cites, id],
  citing: ({ id, source }) => ({ sentence: `Discrepancy "${id}" cites`, place: 'the front matter', source }),
});
