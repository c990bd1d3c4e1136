import { placeAt, type Clause, type SourceText } from '../../../rulebook/index.ts';
import { rulingFrontMatterSchema, type RulingFrontMatter } from '../../../schemas/index.ts';
import { nowhere } from './beside-the-rulebook.ts';
import { clausesOf, pageLoader, type ReadPage } from './read-page.ts';

/** A worked ruling. Its code runs as that of a clause does. */
export interface Ruling extends Omit<RulingFrontMatter, 'clauses' | 'editions' | 'differs'> {
  readonly slug: string;
  readonly clauses: readonly string[];
  /** The editions in which its answer holds, oldest first. */
  readonly editions: readonly string[];
  readonly differs: readonly {
    readonly editions: readonly string[];
    readonly answer: string;
    readonly status: 'settled' | 'open';
  }[];
  readonly source: SourceText;
  /** The reasoning, read as a clause is: blocks, links, fences. */
  readonly clause: Clause;
}

/** Load the rulings: `content/rulings/<slug>.mdx`. */
export const loadRulings = pageLoader<RulingFrontMatter, Ruling>({
  folder: 'content/rulings',
  kind: 'ruling',
  schema: rulingFrontMatterSchema,
  make: (page, problems) => {
    const { name: slug, subject, source, frontMatter, body } = page;
    if (body.short !== null)
      problems.push({
        headline: `Cannot read ${subject}: it has a <Short>, and only clauses of a rulebook stand on the play sheet`,
        places: [placeAt(source, body.short.start, subject)],
      });
    for (const id of frontMatter.rests ?? [])
      if (!frontMatter.cites.includes(id))
        problems.push({
          headline: `Cannot read ${subject}: its answer rests on "${id}", which it does not cite`,
          places: [placeAt(source, 0, subject)],
        });
    return { ...frontMatter, slug, clauses: clausesOf(page), source, clause: reasoningOf(page) };
  },
  held: (ruling, inAll) => ({
    ...ruling,
    editions: inAll(ruling.editions),
    differs: ruling.differs.map((other) => ({ ...other, editions: inAll(other.editions) })),
  }),
  cites: ({ clause }) => [...clause.cites, ...clause.notes.flatMap(({ cites }) => cites)],
  citing: ({ slug, source }) => ({ subject: `The ruling "${slug}"`, place: `ruling "${slug}"`, source }),
});

/** The reasoning of a ruling, as a clause. */
function reasoningOf(page: ReadPage<RulingFrontMatter>): Clause {
  const { name: slug, source, frontMatter, body } = page;
  const { blocks, notes, links, fences } = body;
  return {
    id: `rulings.${slug}`,
    title: frontMatter.question,
    cites: frontMatter.cites,
    interprets: clausesOf(page),
    ...nowhere(source),
    blocks,
    notes,
    links,
    fences,
    short: null,
  };
}

/** The rulings that hold in an edition, as a book of their own, so that their examples run there. */
export function rulingsIn(rulings: readonly Ruling[], edition: string): readonly Ruling[] {
  return rulings.filter(({ editions }) => editions.includes(edition));
}
