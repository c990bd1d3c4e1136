import type { AnyGame } from '../../rules/index.ts';
import { hashText } from './hash-text.ts';
import { authoredPlace, openingLines, type FenceSource, type SnippetModule } from './module-text.ts';

/** What a rule may use besides the steps. */
const HELPERS = ['notHeld', 'figure', 'figureIfAny', 'yes', 'no', 'instead'];

/** Make a `ts rule` fence into a module. The code stands line by line as it was written. */
export function compileRule({ clause, fence, setup }: FenceSource, game: AnyGame): SnippetModule {
  const codes = [...setup, fence];
  const code = codes.map((each) => each.code).join('\n');
  const used = [...HELPERS, ...Object.keys(game.steps)].filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  const text = `${openingLines(clause.id, fence.position.file, game.ruleScope, used)}${code}\n};\n`;
  return {
    clause: clause.id,
    kind: 'rule',
    name: `${clause.id}.${hashText(code)}.ts`,
    text,
    authored: authoredPlace(codes, () => 0),
    lines: [],
  };
}
