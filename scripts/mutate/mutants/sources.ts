import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file that holds code of the rules. */
export interface Source {
  /** Absolute path. */
  readonly file: string;
  /** The part of the rules that it belongs to. */
  readonly area: string;
}

/**
 * The code of the rules: the procedures of `src/rules`, and the snippets of the clauses as the compiler has written
 * them out, each once, whichever editions it is in force in.
 *
 * @param root Absolute path of the project
 */
export function findSources(root: string): readonly Source[] {
  const files = (pattern: string, exclude: readonly string[] = []) =>
    globSync(pattern, { cwd: root, exclude })
      .toSorted()
      .map((file) => path.join(root, file));
  const procedures = files('src/rules/**/*.ts', ['**/tests/**']).map((file) => ({ file, area: areaOf(root, file) }));
  const snippets = files('generated/rules/*.ts').map((file) => {
    const [name = ''] = path.basename(file).split('.');
    return { file, area: `snippets/${name}` };
  });
  if (snippets.length === 0) throw new Error('expected snippets in generated/rules, found none: run "npm run compile"');
  return [...procedures, ...snippets];
}

function areaOf(root: string, file: string): string {
  const folders = path.relative(path.join(root, 'src/rules'), path.dirname(file)).split(path.sep);
  return folders[0] === '' ? 'rules' : `rules/${folders.slice(0, 2).join('/')}`;
}

/** Where code was written. */
export interface Place {
  /** Path from the root of the project. */
  readonly file: string;
  readonly line: number;
}

/** Where the code at an offset of a source was written: of a snippet, the line of the clause in `content/`. */
export function authoredPlace(root: string, file: string, offset: number): Place {
  const text = readFileSync(file, 'utf8');
  const line = text.slice(0, offset).split('\n').length;
  const header = /^\/\/ Code of clause (\S+), generated from (\S+):/.exec(text);
  if (header === null) return { file: path.relative(root, file), line };
  const [, clause = '', content = ''] = header;
  const written = readFileSync(path.join(root, content), 'utf8').split('\n');
  const code = (text.split('\n')[line - 1] ?? '').trim();
  const start = written.findIndex((each) => each.includes(`="${clause}"`));
  const found = written.findIndex((each, index) => index > start && each.trim() === code);
  return { file: content, line: (found === -1 ? start : found) + 1 };
}
