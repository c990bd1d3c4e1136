import { existsSync } from 'node:fs';
import path from 'node:path';
import { readCommandLine, refuse } from './command-line.ts';
import { loadSpaces } from './prove/load-spaces.ts';
import { linesOfMatrix } from './prove/lines-of-matrix.ts';
import { MATRIX, publishMatrix } from './prove/publish-matrix.ts';

// Write every situation of a space, and what it comes to in an edition, line by line as JSON; or, beside the site as it was
// built, the same as files for download.
const COMMAND = {
  name: 'npm run matrix',
  does: 'Writes every situation of a space, and what it comes to in an edition, line by line as JSON.',
  options: {
    space: { type: 'string', value: 'SPACE', says: 'one of those that /theorems/ names' },
    edition: { type: 'string', value: 'N', says: 'the edition, such as 3.4' },
    site: {
      type: 'boolean',
      default: false,
      says: 'as packed files of the built site, in dist/api/matrix/: of all spaces and editions, or of those named',
    },
  },
} as const;
const asked = readCommandLine(COMMAND);
const root = process.cwd();
const { rules, spaces } = await loadSpaces(root);
const space = spaces.find(({ name }) => name === asked.space);
const edition = rules.get(asked.edition ?? '');
const isKnown = (found: unknown, name: string | undefined): boolean =>
  found !== undefined || (asked.site && name === undefined);
if (!isKnown(space, asked.space) || !isKnown(edition, asked.edition)) {
  const [names, editions] = [spaces.map(({ name }) => name).join(', '), [...rules.keys()].join(', ')];
  refuse(COMMAND, `expected --space, one of ${names}, and --edition, one of ${editions}`);
}
if (asked.site) {
  if (!existsSync(path.join(root, 'dist', MATRIX))) refuse(COMMAND, 'expected a site in dist/: run "npm run build"');
  await publishMatrix(root, asked, (line) => {
    console.error(line);
  });
} else if (space !== undefined && edition !== undefined)
  for (const lines of linesOfMatrix(edition, space)) process.stdout.write(lines);
