import type { Problem } from '../rulebook/index.ts';
import { hashText, type TypeChecker } from '../snippets/index.ts';
import { checkAdded } from './check/check-added.ts';
import { checkContent, unrepeated } from './check/check-content.ts';
import { extractCode, runCode, type ExtractedCode } from './compile-code.ts';
import type { ContentFiles } from './files/content-files.ts';
import { loadContent, type Content } from './load/load-content.ts';
import { publishContent } from './publish-content.ts';

/** What a compilation gives: the files of `generated/`, or everything that is wrong. */
export type Compilation =
  | { readonly problems: readonly Problem[]; readonly files: null }
  | { readonly problems: readonly []; readonly files: ReadonlyMap<string, string> };

/**
 * Compile the content: apply the amendments, check everything, run the examples, and write what the site, the tools
 * and the command read.
 *
 * @param files The files of `content/`
 * @param typeChecker Kept by the caller, so that compiling again after an edit is quick
 * @param progress Called with a line when a pass begins
 * @returns The files of `generated/`, by path below it; or every independent problem
 */
export async function compileContent(
  files: ContentFiles,
  typeChecker: TypeChecker,
  progress: (pass: string) => void = () => undefined,
): Promise<Compilation> {
  const problems: Problem[] = [];
  const content = loadContent(files, problems, progress);
  if (problems.length > 0) return { problems, files: null };
  problems.push(...checkContent(content));
  progress('Type-checking the rules, running the examples');
  const code = extractCode(content);
  // Where the types are checked on a thread of their own, all the rest goes on meanwhile: it counts only if they hold.
  const [checked, ran] = await Promise.allSettled([
    typeChecker.check([...code.modules.values()]),
    code.problems.length > 0 ? null : runAndPublish(content, code, problems.length === 0, progress),
  ]);
  if (checked.status === 'rejected') throw checked.reason;
  const found = [...code.problems, ...checked.value];
  if (found.length > 0) return { problems: [...problems, ...unrepeated(found)], files: null };
  if (ran.status === 'rejected') throw ran.reason;
  problems.push(...(ran.value?.problems ?? []));
  const published = ran.value?.files ?? null;
  if (problems.length > 0 || published === null) return { problems, files: null };
  published.set('fingerprint', fingerprintOf(files));
  return { problems: [], files: published };
}

/**
 * Run the examples and make the files of `generated/`.
 *
 * @param sound Whether nothing was wrong so far: if something is, there is nothing to publish
 */
async function runAndPublish(
  content: Content,
  extracted: ExtractedCode,
  sound: boolean,
  progress: (pass: string) => void,
): Promise<{ problems: readonly Problem[]; files: Map<string, string> | null }> {
  const failed: Problem[] = [];
  const code = await runCode(extracted, failed);
  if (failed.length > 0) return { problems: unrepeated(failed), files: null };
  const problems = checkAdded(code);
  if (!sound || problems.length > 0) return { problems, files: null };
  progress('Writing editions');
  return { problems, files: publishContent(content, code) };
}

/** A digest of the content: tells whether `generated/` was made from what is there now. */
export function fingerprintOf(files: ContentFiles): string {
  return hashText(JSON.stringify([...files]));
}
