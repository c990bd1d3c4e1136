import { hashText } from './hash-text.ts';
import { authoredPlace, openingLines, type FenceSource, type SnippetModule } from './module-text.ts';

/** The steps and helpers of the vocabulary, as a rule's function receives them. */
const RULE_SCOPE = [
  'notHeld',
  'figure',
  'regrade',
  'treatAs',
  'combatFactor',
  'supportBarred',
  'mixedGrade',
  'rearSupport',
  'tacticalFactor',
  'gradingFactor',
  'mitigatingFactor',
  'margin',
  'outcomeIfEqual',
  'outcomeIfLess',
  'outcomeIfHalfOrLess',
  'consequence',
];

/** Make a `ts rule` fence into a module. The code stands line by line as it was written. */
export function compileRule({ clause, fence, setup }: FenceSource): SnippetModule {
  const codes = [...setup, fence];
  const code = codes.map((each) => each.code).join('\n');
  const used = RULE_SCOPE.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  const text = `${openingLines(clause.id, fence.position.file, 'RuleScope', used)}${code}\n};\n`;
  return {
    clause: clause.id,
    kind: 'rule',
    name: `${clause.id}.${hashText(code)}.ts`,
    text,
    authored: authoredPlace(codes, () => 0),
    lines: [],
  };
}
