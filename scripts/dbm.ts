import { loadGames } from './dbm/load-games.ts';
import { runCommand } from './dbm/run-command.ts';

const { stdin, stdout, stderr } = process;
process.exitCode = await runCommand(process.argv.slice(2), {
  stdin,
  stdout,
  stderr,
  games: () => loadGames(process.cwd()),
});
