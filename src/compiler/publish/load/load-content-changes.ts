import { placeAt, readYaml, SourceText, type Place, type Problem } from '../../rulebook/index.ts';
import { contentChangesSchema, nearest, type ContentChange } from '../../schemas/index.ts';
import { collect } from '../collect.ts';
import type { ContentFiles } from '../files/content-files.ts';

/** What changed in the content, newest first, with the file it was read from. */
export interface ContentChanges {
  readonly entries: readonly ContentChange[];
  readonly source: SourceText;
}

const FILE = 'content/changes.yaml';

/** Load what changed in the content. */
export function loadContentChanges(files: ContentFiles, problems: Problem[]): ContentChanges {
  const source = SourceText.of(files.get(FILE) ?? '', FILE);
  const entries = collect(problems, () => readYaml(source, contentChangesSchema, 'the changes of the content')) ?? [];
  problems.push(...misplaced(entries, source), ...repeated(entries, source));
  return { entries, source };
}

/**
 * Find what the changes of the content concern, and is not there.
 *
 * @param known Ids of everything that can be cited
 */
export function checkChanges({ entries, source }: ContentChanges, known: readonly string[]): Problem[] {
  return entries.flatMap(({ id, ids }) =>
    ids
      .filter((concerned) => !known.includes(concerned))
      .map((concerned): Problem => {
        const meant = nearest(concerned, known);
        return {
          headline: `The change "${id}" concerns "${concerned}", which is not there`,
          places: [entryOf(id, source)],
          hint: meant === null ? undefined : `did you mean "${meant}"?`,
        };
      }),
  );
}

function misplaced(entries: readonly ContentChange[], source: SourceText): readonly Problem[] {
  return entries.flatMap(({ id, date }, index) => {
    const newer = entries[index - 1];
    if (newer === undefined || date <= newer.date) return [];
    return {
      headline: `The change "${id}" is out of order: expected a day until ${newer.date}, found ${date}`,
      places: [entryOf(id, source)],
      hint: 'the newest change stands first.',
    };
  });
}

function repeated(entries: readonly ContentChange[], source: SourceText): readonly Problem[] {
  return entries
    .filter(({ id }, index) => entries.findIndex((entry) => entry.id === id) < index)
    .map(({ id }) => ({
      headline: `Two changes of the content are called "${id}": expected a name of its own for each`,
      places: [entryOf(id, source)],
      hint: 'readers of the feed have the older one under its name: give the newer another.',
    }));
}

function entryOf(id: string, source: SourceText): Place {
  return placeAt(source, Math.max(0, source.text.search(new RegExp(`\\bid: ${id}\\b(?!-)`))), 'the entry');
}
