import {
  parseMdx,
  placeAt,
  readBody,
  readFrontMatter,
  readSiblings,
  RulebookError,
  SourceText,
  type Clause,
  type Problem,
} from '../../rulebook/index.ts';
import { rulingFrontMatterSchema, type RulingFrontMatter } from '../../schemas/index.ts';
import { collect } from '../collect.ts';
import { baseName, filesIn, type ContentFiles } from '../files/content-files.ts';
import { oncePerText } from './once-per-text.ts';

/** A worked ruling. Its code runs as that of a clause does. */
export interface Ruling extends RulingFrontMatter {
  readonly slug: string;
  readonly source: SourceText;
  /** The reasoning, read as a clause is: blocks, links, fences. */
  readonly clause: Clause;
}

/** Load the rulings: `content/rulings/<slug>.mdx`. */
export function loadRulings(
  files: ContentFiles,
  statementIds: ReadonlySet<string>,
  problems: Problem[],
): readonly Ruling[] {
  return filesIn(files, 'content/rulings', '.mdx').flatMap(([path, text]) => {
    const ruling = collect(problems, () => readRuling(path, text));
    if (ruling === null) return [];
    problems.push(...unknownCites(ruling, statementIds));
    return [ruling];
  });
}

const readRuling = oncePerText((path, text): Ruling => {
  const source = SourceText.of(text, path);
  const problems: Problem[] = [];
  const tree = parseMdx(source);
  const slug = baseName(path);
  const subject = `ruling "${slug}"`;
  const frontMatter = readFrontMatter(tree, source, rulingFrontMatterSchema, problems);
  const written = readSiblings(
    tree.children.filter(({ type }) => type !== 'yaml'),
    source,
    problems,
  );
  const body = readBody(written, subject, { source, heading: subject, problems });
  if (body.short !== null)
    problems.push({
      headline: `Cannot read ${subject}: it has a <Short>, and only clauses of a rulebook stand on the play sheet`,
      places: [placeAt(source, body.short.start, subject)],
    });
  if (frontMatter === null || problems.length > 0) throw new RulebookError(problems);
  const { blocks, notes, links, fences } = body;
  const position = source.positionAt(0);
  const extent = { start: 0, end: source.length, bodyStart: 0, bodyEnd: source.length, position };
  const nowhere = { page: null, place: null, from: null, until: null, army: null, figures: null };
  const clause: Clause = {
    id: `rulings.${slug}`,
    title: frontMatter.question,
    held: true,
    cites: frontMatter.cites,
    interprets: frontMatter.clauses,
    changes: [],
    ...nowhere,
    ...extent,
    blocks,
    notes,
    links,
    fences,
    short: null,
  };
  return { ...frontMatter, slug, source, clause };
});

function unknownCites({ slug, source, clause }: Ruling, statementIds: ReadonlySet<string>): Problem[] {
  const subject = `ruling "${slug}"`;
  return [...clause.cites, ...clause.notes.flatMap(({ cites }) => cites)]
    .filter((id) => !statementIds.has(id))
    .map((id) => ({
      headline: `The ${subject} cites "${id}", which is no statement of our sources`,
      places: [placeAt(source, 0, subject)],
    }));
}

/** The rulings that hold in an edition, as a book of their own, so that their examples run there. */
export function rulingsIn(rulings: readonly Ruling[], edition: string): readonly Ruling[] {
  return rulings.filter(({ editions }) => editions.includes(edition));
}
