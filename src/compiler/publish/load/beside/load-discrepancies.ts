import { placeAt, type Block, type SourceText } from '../../../rulebook/index.ts';
import { discrepancyFrontMatterSchema, type DiscrepancyFrontMatter } from '../../../schemas/index.ts';
import { clausesOf, pageLoader } from './read-page.ts';

/** A disagreement between the sources, and the reading we follow. */
export interface Discrepancy extends Omit<DiscrepancyFrontMatter, 'clauses' | 'readings'> {
  readonly name: string;
  readonly clauses: readonly string[];
  readonly readings: readonly { readonly editions: readonly string[]; readonly reading: string }[];
  readonly source: SourceText;
  /** Its text, as that of a clause is read. */
  readonly blocks: readonly Block[];
}

/** Load the discrepancies: `content/discrepancies/<name>.mdx`. */
export const loadDiscrepancies = pageLoader<DiscrepancyFrontMatter, Discrepancy>({
  folder: 'content/discrepancies',
  kind: 'discrepancy',
  schema: discrepancyFrontMatterSchema,
  make: (page, problems) => {
    const { name, path, source, frontMatter, body } = page;
    if (frontMatter.id !== `disc:${name}`) {
      problems.push({
        headline: `Discrepancy "${frontMatter.id}" stands in ${path}: expected disc:${name}.mdx of the same name`,
        places: [placeAt(source, 0, 'the front matter')],
      });
    }
    return { ...frontMatter, name, clauses: clausesOf(page), source, blocks: body.blocks };
  },
  held: (discrepancy, inAll) => ({
    ...discrepancy,
    readings: discrepancy.readings.map(({ editions, reading }) => ({ editions: inAll(editions), reading })),
  }),
  cites: ({ id, cites }) => [...cites, id],
  citing: ({ id, source }) => ({ subject: `Discrepancy "${id}"`, place: 'the front matter', source }),
});
