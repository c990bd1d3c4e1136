import { placeAt, readYaml, SourceText, type Problem } from '../../rulebook/index.ts';
import { askedSchema, nearest, sayingsSchema, type Saying } from '../../schemas/index.ts';
import { collect } from '../collect.ts';
import { filesIn, type ContentFiles } from '../files/content-files.ts';
import { oncePerText } from './once-per-text.ts';

/** What people say for what the rules say, and how they ask for it. */
export interface SearchContent {
  readonly sayings: readonly Saying[];
  readonly asked: readonly Asked[];
}

/** A file of ways of asking. */
interface Asked {
  readonly phrases: Readonly<Record<string, readonly string[]>>;
  readonly source: SourceText;
}

const SAYINGS = 'content/search/sayings.yaml';
const ASKED = 'content/search/asked';

/** Load what the search needs to know of how people speak: nothing where the content has none. */
export function loadSearch(files: ContentFiles, problems: Problem[]): SearchContent {
  const written = files.get(SAYINGS);
  const sayings =
    written === undefined
      ? []
      : (collect(problems, () => readYaml(SourceText.of(written, SAYINGS), sayingsSchema, 'the sayings'))?.sayings ??
        []);
  const asked = filesIn(files, ASKED, '.yaml').flatMap(([path, text]) => {
    const read = collect(problems, () => readAsked(path, text));
    return read === null ? [] : [read];
  });
  return { sayings, asked };
}

const readAsked = oncePerText((path, text): Asked => {
  const source = SourceText.of(text, path);
  return { phrases: readYaml(source, askedSchema, 'the ways of asking'), source };
});

/**
 * Find ways of asking for what there is not, and those told twice.
 *
 * @param known Ids of everything that can be asked for
 */
export function checkAsked({ asked }: SearchContent, known: readonly string[]): Problem[] {
  const ids = new Set(known);
  const seen = new Set<string>();
  return asked.flatMap(({ phrases, source }) =>
    Object.keys(phrases).flatMap((id): Problem[] => {
      const places = [placeAt(source, Math.max(0, source.text.indexOf(`${id}:`)), 'the ways of asking')];
      if (seen.has(id)) return [{ headline: `How people ask for "${id}" is told in two files`, places }];
      seen.add(id);
      if (ids.has(id)) return [];
      const meant = nearest(id, known);
      const hint = meant === null ? undefined : `did you mean "${meant}"?`;
      return [{ headline: `There is no "${id}" for people to ask for`, places, hint }];
    }),
  );
}
