import type { z } from 'zod';
import {
  parseMdx,
  placeAt,
  readBody,
  readFrontMatter,
  readSiblings,
  refuseWithoutText,
  RulebookError,
  SourceText,
  unknownStatements,
  type Body,
  type Problem,
} from '../../../rulebook/index.ts';
import { collect } from '../../collect.ts';
import { baseName, filesIn, type ContentFiles } from '../../files/content-files.ts';
import type { HeldAgainst } from '../held-against.ts';
import { heldIn, type Carried, type KnownEditions } from './held-editions.ts';
import { oncePerText } from '../once-per-text.ts';

/** A page beside the rulebook, a ruling or a discrepancy: what stands above it, and its text, read as that of a clause is. */
export interface ReadPage<F> {
  readonly name: string;
  readonly path: string;
  /** What it is called where something is wrong with it: `ruling "a-slug"`. */
  readonly subject: string;
  readonly source: SourceText;
  readonly frontMatter: F;
  readonly body: Body;
}

/** The clauses that a page is about: those that stand above it, then those that its text links. */
export function clausesOf({ frontMatter, body }: ReadPage<{ clauses: readonly string[] }>): readonly string[] {
  return [...new Set([...frontMatter.clauses, ...body.links.map(({ target }) => target)])];
}

/** A kind of page, and how one is read. */
interface PageKind<F, T> {
  /** `content/rulings` */
  readonly folder: string;
  /** `ruling` */
  readonly kind: string;
  readonly schema: z.ZodType<F>;
  /** Make of a page what it is; what is wrong with it goes into `problems`. */
  readonly make: (page: ReadPage<F>, problems: Problem[]) => T;
  /** The same with every list of editions made into what it stands for. */
  readonly held: (made: T, inAll: (named: readonly string[]) => readonly string[]) => T;
  /** The statements that it cites. */
  readonly cites: (made: T) => readonly string[];
  /** Who cites, `The ruling "a-slug"`, and what the place is called where it does. */
  readonly citing: (made: T) => { readonly subject: string; readonly place: string; readonly source: SourceText };
}

/**
 * Make a loader of all pages of a kind, in the order of their names.
 *
 * @returns Loads them; one that cannot be read is left out, and told among the problems
 */
export function pageLoader<F, T>(
  kind: PageKind<F, T>,
): (
  files: ContentFiles,
  against: HeldAgainst,
  editions: KnownEditions | null,
  problems: Problem[],
) => readonly (T & Carried)[] {
  const read = oncePerText((path, text) => readPage(kind, path, text));
  return (files, { statementIds, wrong }, editions, problems) =>
    filesIn(files, kind.folder, '.mdx').flatMap(([path, text]) => {
      const made = collect(problems, () => read(path, text));
      if (made === null) return [];
      const { subject, place, source } = kind.citing(made);
      wrong.push(
        ...unknownStatements(subject, kind.cites(made), statementIds, (id) =>
          placeAt(source, Math.max(0, source.text.indexOf(id)), place),
        ),
      );
      const held = holdingIn(kind, made, editions);
      wrong.push(
        ...[...held.unknown].map((edition) => ({
          headline: `${subject} names the edition "${edition}", which is not in content/editions.yaml`,
          places: [placeAt(source, Math.max(0, source.text.indexOf(edition)), place)],
          hint: `expected one of ${[...(editions?.chain ?? []), ...(editions?.others ?? [])].join(', ')}`,
        })),
      );
      return [held.page];
    });
}

/** A page with the editions in which it holds, and those that it names and that are not there. */
function holdingIn<F, T>(
  { held }: PageKind<F, T>,
  made: T,
  known: KnownEditions | null,
): { readonly page: T & Carried; readonly unknown: ReadonlySet<string> } {
  const carried = new Set<string>();
  const unknown = new Set<string>();
  const page = held(made, (named) => {
    const found = heldIn(named, known);
    for (const edition of found.carried) carried.add(edition);
    for (const edition of found.unknown) unknown.add(edition);
    return found.editions;
  });
  return { page: { ...page, carried: [...carried], isElsewhere: unknown.size > 0 }, unknown };
}

function readPage<F, T>({ kind, schema, make }: PageKind<F, T>, path: string, text: string): T {
  const source = SourceText.of(text, path);
  const problems: Problem[] = [];
  const tree = parseMdx(source);
  const name = baseName(path);
  const subject = `${kind} "${name}"`;
  const frontMatter = readFrontMatter(tree, source, schema, problems);
  const written = tree.children.filter(({ type }) => type !== 'yaml');
  const reading = { source, heading: subject, problems };
  const body = readBody(readSiblings(written, source, problems), subject, reading);
  refuseWithoutText(body, 0, subject, reading);
  if (frontMatter === null) throw new RulebookError(problems);
  const made = make({ name, path, subject, source, frontMatter, body }, problems);
  if (problems.length > 0) throw new RulebookError(problems);
  return made;
}
