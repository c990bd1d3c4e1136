import { parseArgs, type ParseArgsOptionDescriptor } from 'node:util';

/** An option of a command, with what its help says of it. */
interface ToldOption extends ParseArgsOptionDescriptor {
  readonly says: string;
  /** What stands for its value in the help, where it has one. */
  readonly value?: string;
}

type ToldOptions = Readonly<Record<string, ToldOption>>;

/** A command of this project, as its help tells it. */
export interface Command<Options extends ToldOptions> {
  /** As a person calls it: `npm run bench`. */
  readonly name: string;
  readonly does: string;
  /** What is named behind it without an option, such as `FILE`; nothing, if left out. */
  readonly argument?: string;
  readonly options?: Options;
}

/** What was asked of a command. */
export type Asked<Options extends ToldOptions> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Options; allowPositionals: true }>
>['values'] & { readonly argument: string | undefined };

/**
 * Read what stands behind a command. Where help is asked for, it is printed, and the process ends; what the command does
 * not know is told, and the process ends with 2.
 *
 * @param command The command
 * @param words What stands behind it
 * @returns The value of every option, and the argument
 */
export function readCommandLine<const Options extends ToldOptions>(
  command: Command<Options>,
  words: readonly string[] = process.argv.slice(2),
): Asked<Options> {
  if (words.includes('--help') || words.includes('-h')) {
    console.log(helpOf(command));
    process.exit(0);
  }
  try {
    return parse(command, words);
  } catch (error) {
    refuse(command, error instanceof Error ? error.message : String(error));
  }
}

/** Tell what is wrong with what a command was asked, and end the process with 2. */
export function refuse({ name }: Pick<Command<ToldOptions>, 'name'>, problem: string): never {
  console.error(`${name}: ${problem}\nHint: ${name}${name.startsWith('npm') ? ' --' : ''} --help`);
  process.exit(2);
}

function parse<const Options extends ToldOptions>(command: Command<Options>, words: readonly string[]): Asked<Options> {
  const options = command.options ?? ({} as Options);
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
  const [argument, ...others] = positionals;
  const unexpected = command.argument === undefined ? positionals : others;
  if (unexpected.length > 0)
    throw new Error(
      `expected ${command.argument === undefined ? 'options only' : `one ${command.argument}`}, found also "${unexpected.join('", "')}"`,
    );
  return { ...values, argument };
}

/** What a command does, and each of its options on a line. */
function helpOf({ name, does, argument, options = {} }: Command<ToldOptions>): string {
  const rows = Object.entries(options).map(([option, { value, says, default: usual }]): [string, string] => [
    `--${option}${value === undefined ? '' : ` ${value}`}`,
    `${says}${usual === undefined || usual === false || usual === '' ? '' : ` (${String(usual)})`}`,
  ]);
  const width = Math.max(0, ...rows.map(([left]) => left.length));
  const call = [name, ...(rows.length > 0 ? ['[options]'] : []), ...(argument === undefined ? [] : [argument])];
  return [
    call.join(' '),
    '',
    does,
    ...(rows.length > 0 ? ['', ...rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)] : []),
  ].join('\n');
}
