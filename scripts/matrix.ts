import { readCommandLine, refuse } from './command-line.ts';
import { loadSpaces } from './prove/load-spaces.ts';
import { linesOfMatrix } from './prove/lines-of-matrix.ts';

// Write every situation of a space, and what it comes to in an edition, line by line as JSON.
const COMMAND = {
  name: 'npm run matrix',
  does: 'Writes every situation of a space, and what it comes to in an edition, line by line as JSON.',
  options: {
    space: { type: 'string', value: 'SPACE', says: 'one of those that /theorems/ names' },
    edition: { type: 'string', value: 'N', says: 'the edition, such as 3.4' },
  },
} as const;
const asked = readCommandLine(COMMAND);
const { rules, spaces } = await loadSpaces(process.cwd());
const space = spaces.find(({ name }) => name === asked.space);
const edition = rules.get(asked.edition ?? '');
if (space === undefined || edition === undefined) {
  const [names, editions] = [spaces.map(({ name }) => name).join(', '), [...rules.keys()].join(', ')];
  refuse(COMMAND, `expected --space, one of ${names}, and --edition, one of ${editions}`);
} else for (const line of linesOfMatrix(edition, space)) process.stdout.write(line);
