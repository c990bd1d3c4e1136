import { readYaml, SourceText, type Problem } from '../../rulebook/index.ts';
import { disagreementsSchema, documentsSchema, statementsSchema, type SourceDocument } from '../../schemas/index.ts';
import { collect } from '../collect.ts';
import { filesIn, type ContentFiles } from '../files/content-files.ts';
import { oncePerText } from './once-per-text.ts';
import type { PublishedCitation } from '../model.ts';

/** A source statement, with what a page needs to say where it stands in print. */
export interface SourceStatement {
  readonly citation: PublishedCitation;
  readonly topic: string;
}

/** Every document that we restate, and every statement by its id. */
export interface Sources {
  readonly documents: readonly SourceDocument[];
  readonly statements: ReadonlyMap<string, SourceStatement>;
}

const FOLDER = 'content/sources';
const DISAGREEMENTS = `${FOLDER}/discrepancies.json`;

/** Load the documents and their statements. */
export function loadSources(files: ContentFiles, problems: Problem[]): Sources {
  const list = `${FOLDER}/documents.yaml`;
  const documents =
    collect(problems, () => readYaml(SourceText.of(files.get(list) ?? '', list), documentsSchema, 'the documents')) ??
    [];
  const statements = new Map<string, SourceStatement>();
  for (const [path, text] of filesIn(files, FOLDER, '.json')) {
    const document = documents.find(({ file }) => file !== undefined && path === `${FOLDER}/${file}`);
    if (document === undefined) {
      problems.push({
        headline: `Cannot place ${path}: expected a document in ${list} that names it`,
        places: [{ position: { file: path, line: 1, column: 1 }, label: 'the statements' }],
      });
      continue;
    }
    for (const { id, where, topic, dated } of collect(problems, () => readStatements(path, text)) ?? []) {
      const { id: of, short: documentTitle, standing } = document;
      const citation = { id, document: of, documentTitle, standing, where, ...(dated && { dated }) };
      statements.set(id, { citation, topic });
    }
  }
  return { documents, statements };
}

interface PlacedStatement {
  readonly id: string;
  readonly where: string;
  readonly topic: string;
  readonly dated?: string | undefined;
}

const readStatements = oncePerText((path, text): PlacedStatement[] => {
  const source = SourceText.of(text, path);
  if (path === DISAGREEMENTS) {
    return readYaml(source, disagreementsSchema, 'the disagreements').items.map(({ id, what }) => ({
      id,
      where: id.replace('disc:', '').replaceAll('-', ' '),
      topic: what,
    }));
  }
  return readYaml(source, statementsSchema, 'the statements').items.map(
    ({ id, page, section, locator, topic, dated }) => {
      const place = [...(page === null ? [] : [`p. ${String(page)}`]), section, locator];
      return { id, where: place.join(', '), topic, dated };
    },
  );
});
