import { fstatSync } from 'node:fs';
import { loadGames } from './dbm/load-games.ts';
import { runCommand } from './dbm/run-command.ts';

const { stdin, stdout, stderr } = process;
// What cannot be written is told to the one who writes it; as an event besides, it would end the process with a trace.
for (const output of [stdout, stderr]) output.on('error', () => undefined);
process.exitCode = await runCommand(process.argv.slice(2), {
  // Node would read a folder as if nothing were in it.
  stdin: fstatSync(0).isDirectory() ? null : stdin,
  stdout,
  stderr,
  games: () => loadGames(process.cwd()),
});
