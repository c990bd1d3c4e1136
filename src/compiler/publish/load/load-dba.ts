import {
  assembleRulebook,
  parseSection,
  readYaml,
  SourceText,
  type Problem,
  type Rulebook,
} from '../../rulebook/index.ts';
import { gameSchema, type Game } from '../../schemas/index.ts';
import { collect } from '../collect.ts';
import { baseName, filesIn, type ContentFiles } from '../files/content-files.ts';

/** DBA, the second game: one edition, which no amendment touches. */
export interface Dba {
  readonly game: Game;
  readonly book: Rulebook;
}

const FOLDER = 'content/dba';
const FILE = `${FOLDER}/game.yaml`;

/** Stands for the edition in addresses, so that nothing of DBA is taken for DBM: `/dba/moves/`. */
const EDITION = 'dba';

/** Load DBA; null where the content has none, or it could not be read. */
export function loadDba(files: ContentFiles, problems: Problem[]): Dba | null {
  const text = files.get(FILE);
  if (text === undefined) return null;
  const game = collect(problems, () => readYaml(SourceText.of(text, FILE), gameSchema, 'the game'));
  const sections = filesIn(files, FOLDER, '.mdx').map(([path, mdx]) =>
    collect(problems, () => parseSection(SourceText.of(mdx, path), baseName(path))),
  );
  if (sections.includes(null)) return null;
  const book = collect(problems, () =>
    assembleRulebook(
      EDITION,
      sections.filter((section) => section !== null),
    ),
  );
  return game === null || book === null ? null : { game, book };
}
