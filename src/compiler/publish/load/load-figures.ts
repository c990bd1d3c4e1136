import { placeAt, readYaml, SourceText, unknownStatements, type Problem } from '../../rulebook/index.ts';
import { figureSchema, type DrawnFigure } from '../../schemas/index.ts';
import { collect } from '../collect.ts';
import { baseName, filesIn, type ContentFiles } from '../files/content-files.ts';
import type { HeldAgainst } from './held-against.ts';

/** A figure, with the file it was read from. */
export interface Figure extends DrawnFigure {
  readonly slug: string;
  readonly source: SourceText;
}

/** Load the figures: `content/figures/<slug>.yaml`. */
export function loadFigures(
  files: ContentFiles,
  { statementIds, wrong }: HeldAgainst,
  problems: Problem[],
): readonly Figure[] {
  return filesIn(files, 'content/figures', '.yaml').flatMap(([path, text]) => {
    const source = SourceText.of(text, path);
    const slug = baseName(path);
    const figure = collect(problems, () => readYaml(source, figureSchema, `figure "${slug}"`));
    if (figure === null) return [];
    wrong.push(
      ...unknownStatements(`Figure "${slug}"`, figure.cites, statementIds, (id) =>
        placeAt(source, Math.max(0, text.indexOf(id)), `figure "${slug}"`),
      ),
    );
    return [{ ...figure, slug, source }];
  });
}
