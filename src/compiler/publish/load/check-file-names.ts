import type { Problem } from '../../rulebook/index.ts';
import { baseName, filesIn, type ContentFiles } from '../files/content-files.ts';

/** Where each file is a page, a section or a figure that goes by its name, and among how much of the path that is its own. */
const NAMED: readonly { readonly folder: string; readonly ending: string; readonly own: number }[] = [
  ...['rules', 'rulings', 'discrepancies', 'theorems', 'dba'].map((kind) => {
    return { folder: `content/${kind}`, ending: '.mdx', own: 2 };
  }),
  ...['amendments', 'clarifications'].map((kind) => ({ folder: `content/${kind}`, ending: '.mdx', own: 3 })),
  { folder: 'content/figures', ending: '.yaml', own: 2 },
];

/** What an address may be made of. */
const NAME = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;
/** The name of a page that stands for its whole folder. */
const TAKEN = 'index';

/**
 * Find files whose name cannot be an address, and those of one name: a folder within a folder gives no name of its own, so
 * that one of two would stand in the place of the other, and nobody would miss it.
 */
export function checkFileNames(files: ContentFiles): Problem[] {
  return NAMED.flatMap(({ folder, ending, own }) => {
    const first = new Map<string, string>();
    return filesIn(files, folder, ending).flatMap(([path]): Problem[] => {
      const name = baseName(path);
      if (!NAME.test(name) || name === TAKEN)
        return [
          {
            headline: `Cannot read ${path}: expected a name of small letters, digits, hyphens and points, not "${TAKEN}", found ${JSON.stringify(name)}`,
            places: [placeOf(path)],
            hint: 'the name of a file is the name of its page.',
          },
        ];
      const key = [...path.split('/').slice(0, own), name].join('/');
      const before = first.get(key);
      first.set(key, before ?? path);
      if (before === undefined) return [];
      return [
        {
          headline: `Two files of ${folder} are named "${name}", of which one would take the place of the other`,
          places: [placeOf(before), placeOf(path)],
          hint: 'give one of them another name: a folder within the folder makes no other page.',
        },
      ];
    });
  });
}

function placeOf(file: string): Problem['places'][number] {
  return { position: { file, line: 1, column: 1 }, label: 'the file' };
}
