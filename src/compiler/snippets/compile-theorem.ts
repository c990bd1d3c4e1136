import { hashText } from './hash-text.ts';
import {
  authoredPlace,
  openingLines,
  VOCABULARY_OF_THEOREMS,
  type FenceSource,
  type SnippetModule,
} from './module-text.ts';

/** What a theorem may use. */
const SCOPE = ['everySituation', 'everyThrow', 'everyAnswer', 'worse'];

/** Make a `ts theorem` fence into a module. The code stands line by line as it was written. */
export function compileTheorem({ clause, fence }: FenceSource): SnippetModule {
  const used = SCOPE.filter((name) => new RegExp(`\\b${name}\\b`).test(fence.code));
  const opening = openingLines(clause.id, fence.position.file, 'TheoremScope', used, VOCABULARY_OF_THEOREMS);
  return {
    clause: clause.id,
    kind: 'theorem',
    name: `${clause.id}.${hashText(fence.code)}.ts`,
    text: `${opening}${fence.code}\n};\n`,
    authored: authoredPlace([fence], () => 0),
    lines: [],
  };
}
