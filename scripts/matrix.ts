import { parseArgs } from 'node:util';
import { loadSpaces } from './prove/load-spaces.ts';
import { linesOfMatrix } from './prove/lines-of-matrix.ts';

// Write every situation of a space, and what it comes to in an edition, line by line as JSON.
const { values } = parseArgs({ options: { space: { type: 'string' }, edition: { type: 'string' } } });
const { rules, spaces } = await loadSpaces(process.cwd());
const space = spaces.find(({ name }) => name === values.space);
const edition = rules.get(values.edition ?? '');
if (space === undefined || edition === undefined) {
  const [names, editions] = [spaces.map(({ name }) => name).join(', '), [...rules.keys()].join(', ')];
  console.error(`expected --space, one of ${names}, and --edition, one of ${editions}`);
  process.exitCode = 2;
} else for (const line of linesOfMatrix(edition, space)) process.stdout.write(line);
