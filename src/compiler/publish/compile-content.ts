import type { Problem } from '../rulebook/index.ts';
import { hashText, warmUp, type SnippetChecker } from '../snippets/index.ts';
import { checkAdded } from './check/check-added.ts';
import { checkContent, unrepeated } from './check/check-content.ts';
import { extractCode, runCode } from './compile-code.ts';
import { silentOfNewest } from './check/silent-of-newest.ts';
import type { ContentFiles } from './files/content-files.ts';
import { loadContent } from './load/load-content.ts';
import { publishContent } from './publish-content.ts';

/** What a compilation gives: the files of `generated/`, with what is yet to be said of the newest edition; or everything that is wrong. */
export type Compilation =
  | { readonly problems: readonly Problem[]; readonly files: null; readonly unsaid: readonly [] }
  | { readonly problems: readonly []; readonly files: ReadonlyMap<string, string>; readonly unsaid: readonly string[] };

/**
 * Compile the content: apply the amendments, check everything, run the examples, and write what the site, the tools
 * and the command read.
 *
 * @param files The files of `content/`
 * @param checker Kept by the caller, so that compiling again after an edit is quick
 * @param progress Called with a line when a pass begins
 * @returns The files of `generated/`, by path below it; or every independent problem
 */
export async function compileContent(
  files: ContentFiles,
  checker: SnippetChecker,
  progress: (pass: string) => void = () => undefined,
): Promise<Compilation> {
  const problems: Problem[] = [];
  const content = loadContent(files, problems, progress);
  if (content.editions.length === 0) return { problems: [...problems, ...content.wrong], files: null, unsaid: [] };
  problems.push(...checkContent(content, problems.length === 0));
  progress('Type-checking the rules, running the examples');
  const extracted = extractCode(content);
  warmUp();
  const checked = checker.check([...extracted.modules.values()]);
  // What is more than the rules need of the language is never run; what is not may run while its types are checked.
  const isRunnable = extracted.problems.length === 0 && (await checked.language).length === 0;
  const failed: Problem[] = [];
  const running = isRunnable ? runCode(extracted, failed) : null;
  const found = [...extracted.problems, ...(await checked.all)];
  const code = await running;
  if (code === null || found.length > 0)
    return { problems: [...problems, ...unrepeated(found)], files: null, unsaid: [] };
  problems.push(...(failed.length > 0 ? unrepeated(failed) : checkAdded(code)));
  if (problems.length > 0) return { problems, files: null, unsaid: [] };
  progress('Writing editions');
  const published = publishContent(content, code);
  published.set('fingerprint', fingerprintOf(files));
  return { problems: [], files: published, unsaid: silentOfNewest(content) };
}

/** A digest of the content: tells whether `generated/` was made from what is there now. */
export function fingerprintOf(files: ContentFiles): string {
  return hashText(JSON.stringify([...files]));
}
