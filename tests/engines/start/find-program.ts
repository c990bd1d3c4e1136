import path from 'node:path';
import { canAptInstall, thisMachine } from '../../../scripts/find-browser.ts';

/**
 * Find a program that an engine is tested with; as root on Debian, install it where it is not there.
 *
 * @param command Its name
 * @param debian The package of Debian that has it
 * @throws {Error} If it is not there, saying what to install
 */
export function findProgram(command: string, debian = command): string {
  const machine = thisMachine();
  const folders = (machine.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const find = (): string | undefined => folders.map((folder) => path.join(folder, command)).find(machine.exists);
  const found = find() ?? (canAptInstall(machine) && machine.aptInstall(debian) ? find() : undefined);
  if (found !== undefined) return found;
  throw new Error(
    `Cannot test the site in every engine: there is no "${command}".\nHint: install Debian's ${debian}, or what has it elsewhere.`,
  );
}
