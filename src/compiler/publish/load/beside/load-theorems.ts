import { placeAt, type Clause, type SourceText } from '../../../rulebook/index.ts';
import { theoremFrontMatterSchema, type TheoremFrontMatter } from '../../../schemas/index.ts';
import { nowhere } from './beside-the-rulebook.ts';
import { clausesOf, pageLoader } from './read-page.ts';

/** Something that is claimed of a whole space of situations. Its code says what. */
export interface Theorem extends Omit<TheoremFrontMatter, 'clauses' | 'editions' | 'exceptions'> {
  readonly slug: string;
  readonly clauses: readonly string[];
  readonly editions: readonly string[];
  readonly exceptions: readonly {
    readonly editions: readonly string[];
    readonly count: number;
    readonly what: string;
  }[];
  readonly source: SourceText;
  /** Why it matters, read as a clause is: blocks, links, its one fence. */
  readonly clause: Clause;
}

/** Load the theorems: `content/theorems/<slug>.mdx`. */
export const loadTheorems = pageLoader<TheoremFrontMatter, Theorem>({
  folder: 'content/theorems',
  kind: 'theorem',
  schema: theoremFrontMatterSchema,
  make: (page, problems) => {
    const { name: slug, subject, source, frontMatter, body } = page;
    const claims = body.fences.filter(({ kind }) => kind === 'theorem');
    if (claims.length !== 1 || body.fences.length !== 1)
      problems.push({
        headline: `Cannot read ${subject}: expected one "ts theorem" fence and no other, found ${String(claims.length)} and ${String(body.fences.length - claims.length)} others`,
        places: [placeAt(source, 0, subject)],
      });
    const clause: Clause = {
      id: `theorems.${slug}`,
      title: frontMatter.statement,
      cites: frontMatter.cites,
      interprets: clausesOf(page),
      ...nowhere(source),
      ...body,
      short: null,
    };
    return { ...frontMatter, slug, clauses: clausesOf(page), source, clause };
  },
  held: (theorem, inAll) => ({
    ...theorem,
    editions: inAll(theorem.editions),
    exceptions: theorem.exceptions.map((each) => ({ ...each, editions: inAll(each.editions) })),
  }),
  cites: ({ clause }) => [...clause.cites, ...clause.notes.flatMap(({ cites }) => cites)],
  citing: ({ slug, source }) => ({ subject: `The theorem "${slug}"`, place: `theorem "${slug}"`, source }),
});
