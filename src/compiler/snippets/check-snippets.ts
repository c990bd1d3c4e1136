import type { Problem } from '../rulebook/index.ts';
import { createMistakeFinder, type Mistake, type Mistakes, type ModuleText } from './mistakes/find-mistakes.ts';
import { findMistakesAside, type MistakesToCome } from './mistakes/find-mistakes-aside.ts';
import { tooDeep } from './too-deep.ts';
import { pathOfModule, type SnippetModule } from './module-text.ts';

/**
 * Checks that snippets use no more of the language than rules need, and their types. A module's name says what it holds,
 * so one that was checked is not checked again: after an edit only what changed is.
 */
export interface SnippetChecker {
  readonly check: (modules: readonly SnippetModule[]) => SnippetCheck;
}

/** One problem for every mistake, at the line in the MDX where it was written. */
export interface SnippetCheck {
  /** What is no code, or more than the rules need of the language; told long before the rest. Without any, it may run. */
  readonly language: Promise<readonly Problem[]>;
  /** These, and the types that are wrong; of a module that has such, only those. */
  readonly all: Promise<readonly Problem[]>;
}

/**
 * Make a checker for snippets.
 *
 * @param root Absolute path of the project: the vocabulary is read from its `src/rules`
 * @param aside Whether it has a thread of its own: quicker where a whole rulebook is compiled once
 */
export function createSnippetChecker(root: string, { aside = false } = {}): SnippetChecker {
  const find = aside ? findMistakesAside(root) : findMistakesHere();
  const known = new Map<string, readonly Mistake[]>();
  return {
    check: (modules) => {
      const byPath = new Map(modules.map((module) => [pathOfModule(root, module.kind, module.name), module]));
      const unchecked = [...byPath].filter(([path]) => !known.has(path));
      const found = find(unchecked.map(([path, { text }]) => ({ path, text })));
      const problemsOf = (mistakes: Mistakes): readonly Problem[] =>
        oncePerPlace([...byPath].flatMap(([path, module]) => (mistakes.get(path) ?? []).map(placed(module))));
      const all = async (): Promise<readonly Problem[]> => {
        const [language, types] = await Promise.all([found.language, found.types]);
        // What goes too deep to be read has no types.
        for (const [path, mistakes] of [...language, ...types])
          known.set(path, mistakes.length > 0 ? mistakes : (language.get(path) ?? []));
        return problemsOf(known);
      };
      return { language: found.language.then((mistakes) => problemsOf(new Map([...known, ...mistakes]))), all: all() };
    },
  };
}

function findMistakesHere(): (modules: readonly ModuleText[]) => MistakesToCome {
  const find = createMistakeFinder();
  return (modules) => {
    const passes = find(modules);
    return { language: Promise.resolve(passes.language()), types: Promise.resolve().then(passes.types) };
  };
}

interface Placed {
  readonly mistake: Mistake;
  readonly problem: Problem;
}

function placed(module: SnippetModule): (mistake: Mistake) => Placed {
  return (mistake) => ({ mistake, problem: problemOf(module, mistake) });
}

/** A mistake in a shared setup is in the rule and in the examples: it is told once. */
function oncePerPlace(all: readonly Placed[]): readonly Problem[] {
  const first = new Map(
    all.map(({ mistake, problem }) => [JSON.stringify([problem.places[0]?.position, mistake.message]), problem]),
  );
  return [...first.values()];
}

function problemOf(module: SnippetModule, { line, column, kind, message }: Mistake): Problem {
  const places = [{ position: module.authored(line, column), label: `the ${module.kind}` }];
  if (kind === 'type')
    return { headline: `The ${module.kind} of "${module.clause}" does not type-check: ${message}`, places };
  if (kind === 'depth') return tooDeep(module.kind, module.clause, places);
  const beginning = message.replaceAll(/\s+/g, ' ');
  const found = beginning.length > 60 ? `${beginning.slice(0, 60)}…` : beginning;
  return {
    headline: `The code of "${module.clause}" uses more than the rules have: found ${JSON.stringify(found)}`,
    places,
    hint: 'a rule names its steps, its question, and constants that stand above; it loops, assigns and imports nothing.',
  };
}
