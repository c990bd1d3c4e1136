import type { Clause, Fence, Position } from '../rulebook/index.ts';

/** A fence of a clause, made into a TypeScript module, with the way back to where it was written. */
export interface SnippetModule {
  readonly clause: string;
  readonly kind: 'rule' | 'example' | 'theorem';
  /** File name, the same for the same code wherever it stands: `rear-support.spears.1a2b3c4d.ts`. */
  readonly name: string;
  readonly text: string;
  /** Where a place in `text` was written; lines and columns count from 1. */
  readonly authored: (line: number, column: number) => Position;
  /** For an example: its lines that state an expectation. */
  readonly lines: readonly ExampleLine[];
}

/** A line of an example: what it asks, what it expects, where it stands. */
export interface ExampleLine {
  readonly code: string;
  readonly expected: string;
  readonly position: Position;
}

/** The fences of one kind of a clause, with the `ts setup` fences that they share. */
export interface FenceSource {
  readonly clause: Clause;
  readonly fence: Fence;
  readonly setup: readonly Fence[];
}

/** The vocabulary of the rules, as a module of `generated/rules/`, or of a folder beside it, imports it. */
export const VOCABULARY = '../../src/rules/index.ts';

/** The vocabulary of the theorems, likewise. */
export const VOCABULARY_OF_THEOREMS = '../../src/theorems/index.ts';

/** Where a module stands in `generated/`. */
export function pathOfModule(root: string, kind: SnippetModule['kind'], name: string): string {
  return `${root}/generated/${kind}s/${name}`;
}

const LINES_BEFORE_CODE = 3;

/** The line of a module on which its code starts. */
export const FIRST_LINE_OF_CODE = LINES_BEFORE_CODE + 1;

/** The opening lines of a module: always {@link LINES_BEFORE_CODE}, the last one opening the function. */
export function openingLines(
  clause: string,
  file: string,
  scopeType: string,
  names: readonly string[],
  vocabulary = VOCABULARY,
): string {
  return [
    `// Code of clause ${clause}, generated from ${file}: do not edit.`,
    `import type { ${scopeType} } from '${vocabulary}';`,
    `export default ({ ${names.join(', ')} }: ${scopeType}): void => {`,
    '',
  ].join('\n');
}

/**
 * The way back from a module whose code starts after its opening lines.
 *
 * @param codes The fences whose code stands there, one after the other
 * @param shift How many columns the code stands further to the right than it was written, at a line and column
 */
export function authoredPlace(
  codes: readonly Fence[],
  shift: (line: number, column: number) => number,
): SnippetModule['authored'] {
  return (line, column) => {
    let index = line - FIRST_LINE_OF_CODE;
    for (const { code, written } of codes) {
      const length = code.split('\n').length;
      if (index < length) return written(Math.max(index, 0), Math.max(0, column - shift(line, column) - 1));
      index -= length;
    }
    const last = codes.at(-1);
    if (last === undefined) throw new Error('a snippet without code');
    return last.position;
  };
}
