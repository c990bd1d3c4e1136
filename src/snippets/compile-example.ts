import ts from 'typescript';
import type { Position, Problem } from '../rulebook/index.ts';
import { hashText } from './hash-text.ts';
import { authoredPlace, openingLines, type ExampleLine, type FenceSource, type SnippetModule } from './module-text.ts';

/** What is written after the `//` where the answer is that the wording is not held. */
const NOT_HELD = 'not held';

/**
 * Make a `ts example` fence into a module: every line `expression // expected` becomes a check of one against the
 * other. Nothing moves to another line, so that a failure is reported where it was written.
 *
 * @returns The module, and what is wrong with the lines themselves
 */
export function compileExample({ clause, fence, setup }: FenceSource): { module: SnippetModule; problems: Problem[] } {
  const source = ts.createSourceFile('example.ts', fence.code, ts.ScriptTarget.ESNext, true);
  const problems: Problem[] = [];
  const lines: ExampleLine[] = [];
  const shifts = new Map<number, number>();
  let code = '';
  let copied = 0;
  for (const statement of source.statements) {
    if (!ts.isExpressionStatement(statement)) continue;
    const start = statement.getStart(source);
    const expression = fence.code.slice(start, statement.expression.getEnd());
    const position = placeOf(source, start, fence.position);
    const expected = expectationAfter(fence.code, statement.getEnd());
    if (expected === null) {
      problems.push(withoutExpectation(clause.id, expression, position));
      continue;
    }
    const prefix = `check(${String(lines.length)}, () => (`;
    const line = source.getLineAndCharacterOfPosition(start).line;
    shifts.set(line, prefix.length);
    lines.push({ code: expression, expected, position });
    code += `${fence.code.slice(copied, start)}${prefix}${expression}), () => (${expected === NOT_HELD ? 'notHeld' : expected}));`;
    copied = statement.getEnd();
  }
  code += fence.code.slice(copied);
  if (lines.length === 0 && problems.length === 0) {
    problems.push(withoutExpectation(clause.id, fence.code.trim(), fence.position));
  }
  const codes = [...setup, fence];
  const whole = [...setup.map((each) => each.code), code].join('\n');
  const setupLines = setup.reduce((sum, each) => sum + each.code.split('\n').length, 0);
  const text = `${openingLines(clause.id, fence.position.file, 'ExampleScope', ['combat', 'check', 'notHeld'])}${whole}\n};\n`;
  const authored = authoredPlace(codes, (line) => shifts.get(line - 4 - setupLines) ?? 0);
  return { module: { clause: clause.id, kind: 'example', name: `${clause.id}.${hashText(whole)}.ts`, text, authored, lines }, problems };
}

function expectationAfter(code: string, end: number): string | null {
  const [comment] = ts.getTrailingCommentRanges(code, end) ?? [];
  if (comment?.kind !== ts.SyntaxKind.SingleLineCommentTrivia) return null;
  const text = code.slice(comment.pos + 2, comment.end).trim();
  return text === '' ? null : text;
}

function placeOf(source: ts.SourceFile, offset: number, start: Position): Position {
  const { line, character } = source.getLineAndCharacterOfPosition(offset);
  return { file: start.file, line: start.line + line, column: character + 1 };
}

function withoutExpectation(clause: string, code: string, position: Position): Problem {
  return {
    headline: `Cannot read an example of "${clause}": expected a line such as "combat(…).self.final // 9", found ${JSON.stringify(code)}`,
    places: [{ position, label: 'the example' }],
    hint: 'write after // what the line comes to, or "not held" where the rules we hold cannot tell.',
  };
}
