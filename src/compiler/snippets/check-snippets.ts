import type { Problem } from '../rulebook/index.ts';
import { createMistakeFinder, type Mistake } from './find-mistakes.ts';
import { findMistakesAside } from './find-mistakes-aside.ts';
import { pathOfModule, type SnippetModule } from './module-text.ts';

/**
 * Checks the types of snippets, and that they use no more of the language than rules need. A module's name says what it holds, so one that was checked is not checked again:
 * after an edit only what changed is.
 */
export interface SnippetChecker {
  /** One problem for every mistake, at the line in the MDX where it was written. */
  readonly check: (modules: readonly SnippetModule[]) => Promise<readonly Problem[]>;
}

/**
 * Make a checker for snippets.
 *
 * @param root Absolute path of the project: the vocabulary is read from its `src/rules`
 * @param aside Whether it has a thread of its own: quicker where a whole rulebook is compiled once
 */
export function createSnippetChecker(root: string, { aside = false } = {}): SnippetChecker {
  const find = aside ? findMistakesAside(root) : createMistakeFinder();
  const known = new Map<string, readonly Mistake[]>();
  return {
    check: async (modules) => {
      const byPath = new Map(modules.map((module) => [pathOfModule(root, module.kind, module.name), module]));
      const unchecked = [...byPath].filter(([path]) => !known.has(path));
      const found = await find(unchecked.map(([path, { text }]) => ({ path, text })));
      for (const [path, mistakes] of found) known.set(path, mistakes);
      const problems = [...byPath].flatMap(([path, module]) =>
        (known.get(path) ?? []).map((mistake) => ({ mistake, problem: problemOf(module, mistake) })),
      );
      // A mistake in a shared setup is in the rule and in the examples: it is told once.
      const oncePerPlace = new Map(
        problems.map(({ mistake, problem }) => [
          JSON.stringify([problem.places[0]?.position, mistake.message]),
          problem,
        ]),
      );
      return [...oncePerPlace.values()];
    },
  };
}

function problemOf(module: SnippetModule, { line, column, kind, message }: Mistake): Problem {
  const places = [{ position: module.authored(line, column), label: `the ${module.kind}` }];
  if (kind === 'type')
    return { headline: `The ${module.kind} of "${module.clause}" does not type-check: ${message}`, places };
  const beginning = message.replaceAll(/\s+/g, ' ');
  const found = beginning.length > 60 ? `${beginning.slice(0, 60)}…` : beginning;
  return {
    headline: `The code of "${module.clause}" uses more than the rules have: found ${JSON.stringify(found)}`,
    places,
    hint: 'a rule names its steps, its question, and constants that stand above; it loops, assigns and imports nothing.',
  };
}
