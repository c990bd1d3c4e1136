import { commandName, isTroop, type Army, type Command, type Role } from './army.ts';

/** What an army tells that can hardly be all of it, in words: commands without a general, half double bases. */
export function doubtsOf({ commands }: Army): readonly string[] {
  const chiefs = commands.filter(({ kind }) => kind === 'C-in-C').length;
  return [
    ...(chiefs === 0 ? ['no C-in-C is told'] : chiefs > 1 ? [`${String(chiefs)} commands of a C-in-C are told`] : []),
    ...commands.flatMap((command, index) =>
      doubtsOfCommand(command).map((each) => `${commandName(index, command)}: ${each}`),
    ),
  ];
}

function doubtsOfCommand(command: Command): readonly string[] {
  if (!command.lines.some(isTroop)) return [];
  const count = (role: Role): number =>
    command.lines.filter(isTroop).reduce((sum, line) => sum + (line.roles.includes(role) ? line.count : 0), 0);
  const [generals, fronts, rears] = [count('general'), count('front'), count('rear')];
  return [
    ...(generals === 0 ? ['no general is told'] : generals > 1 ? [`${String(generals)} generals are told`] : []),
    ...(fronts === rears
      ? []
      : [`${String(fronts)} front and ${String(rears)} rear elements of double bases are told`]),
  ];
}
