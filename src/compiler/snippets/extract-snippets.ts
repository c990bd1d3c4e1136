import type { Clause, Problem } from '../rulebook/index.ts';
import type { AnyGame } from '../../rules/index.ts';
import { compileExample } from './compile-example.ts';
import { compileRule } from './compile-rule.ts';
import type { SnippetModule } from './module-text.ts';
import { tooDeep } from './too-deep.ts';

/** The code of one clause in one edition. */
export interface ClauseSnippets {
  readonly clause: Clause;
  readonly rule: SnippetModule | null;
  readonly examples: readonly SnippetModule[];
}

/** The modules of a clause, and what is wrong with them. */
interface Extracted {
  readonly snippets: ClauseSnippets;
  readonly problems: readonly Problem[];
}

/** Most clauses stand in several editions, and are the same after most edits. */
const extracted = new WeakMap<Clause, Extracted>();

/**
 * Extract the fences of a clause and make them into modules.
 *
 * @param game The game that the clause is of
 * @returns Its modules, and what is wrong with them: a second rule, a rule without an example
 */
export function extractSnippets(clause: Clause, game: AnyGame): Extracted {
  const snippets = extracted.get(clause) ?? extract(clause, game);
  extracted.set(clause, snippets);
  return snippets;
}

function extract(clause: Clause, game: AnyGame): Extracted {
  const ofKind = (kind: string) => clause.fences.filter((fence) => fence.kind === kind);
  const setup = ofKind('setup');
  const [rule, ...furtherRules] = ofKind('rule');
  const problems: Problem[] = [];
  const examples = ofKind('example').flatMap((fence) => {
    try {
      return [compileExample({ clause, fence, setup }, game)];
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      problems.push(tooDeep('example', clause.id, [{ position: fence.position, label: 'the example' }]));
      return [];
    }
  });
  problems.push(...examples.flatMap((example) => example.problems));
  if (rule !== undefined && ofKind('example').length === 0) {
    problems.push({
      headline: `The rule of "${clause.id}" has no example`,
      places: [{ position: rule.position, label: 'the rule' }],
      hint: 'add a "ts example" fence under it: a rule that nothing shows working cannot be trusted.',
    });
  }
  for (const theorem of ofKind('theorem')) {
    problems.push({
      headline: `"${clause.id}" has a "ts theorem" fence, and is no theorem`,
      places: [{ position: theorem.position, label: 'the theorem' }],
      hint: 'a theorem is a file of content/theorems/.',
    });
  }
  for (const further of furtherRules) {
    problems.push({
      headline: `Clause "${clause.id}" has a second rule`,
      places: [{ position: further.position, label: 'the second rule' }],
      hint: 'write both in one fence.',
    });
  }
  const snippets = {
    clause,
    rule: rule === undefined ? null : compileRule({ clause, fence: rule, setup }, game),
    examples: examples.map(({ module }) => module),
  };
  return { snippets, problems };
}
