import { applyAmendments, checkAmendmentCites, parseAmendment, type Amendment } from '../../amend/index.ts';
import {
  assembleRulebook,
  parseSection,
  readYaml,
  SourceText,
  type Problem,
  type Rulebook,
} from '../../rulebook/index.ts';
import { editionsSchema, type Edition } from '../../schemas/index.ts';
import { collect } from '../collect.ts';
import { baseName, filesIn, type ContentFiles } from '../files/content-files.ts';
import type { HeldAgainst } from './held-against.ts';
import { oncePerText } from './once-per-text.ts';

/** One edition: what the list says of it, its rulebook, and the amendments that led to it. */
export interface BuiltEdition {
  readonly edition: Edition;
  readonly book: Rulebook;
  readonly amendments: readonly Amendment[];
}

const LIST = 'content/editions.yaml';

/** Read the list of editions, oldest first; none if it cannot be read. */
export function loadEditions(files: ContentFiles, problems: Problem[]): readonly Edition[] {
  const list = collect(problems, () =>
    readYaml(SourceText.of(files.get(LIST) ?? '', LIST), editionsSchema, 'the editions'),
  );
  return list?.editions ?? [];
}

/**
 * Build every edition: the base from `content/rules/`, then each from the one before by its amendments.
 *
 * @param editions The list of them, oldest first
 * @returns The editions, oldest first; it ends before the first that could not be built
 */
export function loadChain(
  files: ContentFiles,
  editions: readonly Edition[],
  against: HeldAgainst,
  problems: Problem[],
): readonly BuiltEdition[] {
  if (editions.length === 0) return [];
  checkFolders(files, editions, problems);
  const amendments = new Map(editions.map(({ id }) => [id, readAmendments(files, id, against, problems)]));
  const [base] = editions;
  const sections = filesIn(files, 'content/rules', '.mdx').map(([path, text]) =>
    collect(problems, () => parseSection(SourceText.of(text, path), baseName(path))),
  );
  if (base === undefined || sections.includes(null)) return [];
  let book = collect(problems, () =>
    assembleRulebook(
      base.id,
      sections.filter((section) => section !== null),
    ),
  );
  const built: BuiltEdition[] = [];
  for (const edition of editions) {
    if (book === null) return built;
    const before: Rulebook = book;
    const patches = amendments.get(edition.id) ?? [];
    book = edition === base ? before : collect(problems, () => applyAmendments(before, patches, edition.id));
    if (book !== null) built.push({ edition, book, amendments: patches });
  }
  return built;
}

function readAmendments(files: ContentFiles, edition: string, against: HeldAgainst, problems: Problem[]): Amendment[] {
  return filesIn(files, `content/amendments/${edition}`, '.mdx').flatMap(([path, text]) => {
    const amendment = collect(problems, () => readAmendment(path, text));
    if (amendment === null) return [];
    against.wrong.push(...checkAmendmentCites([amendment], against.statementIds));
    return [amendment];
  });
}

/** `content/amendments/3.2/rear-support.mdx` is the amendment `3.2/rear-support`. */
const readAmendment = oncePerText((path, text): Amendment => {
  const edition = path.split('/')[2] ?? '';
  return parseAmendment(SourceText.of(text, path), edition, `${edition}/${baseName(path)}`);
});

/** An amendment to an edition that is not listed, or to the base, would be passed over without a word. */
function checkFolders(files: ContentFiles, editions: readonly Edition[], problems: Problem[]): void {
  const amended = editions.slice(1).map(({ id }) => id);
  for (const [path] of filesIn(files, 'content/amendments', '.mdx')) {
    const folder = path.split('/')[2] ?? '';
    if (amended.includes(folder)) continue;
    problems.push({
      headline: `Cannot apply ${path}: expected a folder named for an edition after the base (${amended.join(', ')}), found ${JSON.stringify(folder)}`,
      places: [{ position: { file: path, line: 1, column: 1 }, label: 'the amendment' }],
    });
  }
}
