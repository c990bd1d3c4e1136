import type { Position, Problem } from '../rulebook/index.ts';
import { functionName, type AnyGame } from '../../rules/index.ts';
import { findUnnamed } from './find-unnamed.ts';
import { hashText } from './hash-text.ts';
import {
  authoredPlace,
  FIRST_LINE_OF_CODE,
  openingLines,
  type ExampleLine,
  type FenceSource,
  type SnippetModule,
} from './module-text.ts';
import { ts } from './typescript.ts';

/** What is written after the `//` where the answer is that the wording is not held. */
const NOT_HELD = 'not held';

/**
 * Make a `ts example` fence into a module: every line `expression // expected` becomes a check of one against the
 * other. Nothing moves to another line, so that a failure is reported where it was written.
 *
 * @returns The module, and what is wrong with the lines themselves
 */
export function compileExample(
  { clause, fence, setup }: FenceSource,
  game: AnyGame,
): { module: SnippetModule; problems: Problem[] } {
  const source = ts.createSourceFile('example.ts', fence.code, ts.ScriptTarget.ESNext, true);
  const problems: Problem[] = [];
  const lines: ExampleLine[] = [];
  const shifts: Shift[] = [];
  let code = '';
  let copied = 0;
  for (const statement of source.statements) {
    if (!ts.isExpressionStatement(statement)) continue;
    const start = statement.getStart(source);
    const end = statement.expression.getEnd();
    const expression = fence.code.slice(start, end);
    const { line, character } = source.getLineAndCharacterOfPosition(start);
    const position = fence.written(line, character);
    const expectation = expectationAfter(fence.code, statement.getEnd());
    if (expectation === null) {
      problems.push(withoutExpectation(clause.id, expression, position));
      continue;
    }
    const unnamed = findUnnamed(statement.expression);
    if (unnamed !== null) problems.push(unnamedAnswer(clause.id, fence.code.slice(unnamed, end), position));
    const prefix = `check(${String(lines.length)}, () => (`;
    const expected = expectation.text === NOT_HELD ? 'notHeld' : expectation.text;
    code += `${fence.code.slice(copied, start)}${prefix}${expression}${BETWEEN}${expected}));`;
    copied = expectation.end;
    const first = source.getLineAndCharacterOfPosition(start).line;
    const last = source.getLineAndCharacterOfPosition(end);
    const moved = last.line === first ? prefix.length : 0;
    shifts.push({ line: first, from: 0, columns: prefix.length });
    shifts.push({
      line: last.line,
      from: last.character + moved + BETWEEN.length + 1,
      columns: moved + BETWEEN.length - (expectation.start - end),
    });
    lines.push({ code: expression, expected: expectation.text, position });
  }
  code += fence.code.slice(copied);
  if (lines.length === 0 && problems.length === 0) {
    problems.push(withoutExpectation(clause.id, fence.code.trim(), fence.position));
  }
  const codes = [...setup, fence];
  const whole = [...setup.map((each) => each.code), code].join('\n');
  const firstLine = FIRST_LINE_OF_CODE + setup.reduce((sum, each) => sum + each.code.split('\n').length, 0);
  const functions = Object.keys(game.queries).map(functionName);
  const used = [...functions, 'notHeld'].filter((name) => new RegExp(`\\b${name}\\b`).test(whole));
  const text = `${openingLines(clause.id, fence.position.file, game.exampleScope, [...used, 'check'])}${whole}\n};\n`;
  const shiftAt = (line: number, column: number): number =>
    shifts.findLast((shift) => shift.line === line - firstLine && shift.from <= column)?.columns ?? 0;
  return {
    module: {
      clause: clause.id,
      kind: 'example',
      name: `${clause.id}.${hashText(whole)}.ts`,
      text,
      authored: authoredPlace(codes, shiftAt),
      lines,
    },
    problems,
  };
}

/** From a column of a line of the module on, how many columns its code stands further right than it was written. */
interface Shift {
  readonly line: number;
  readonly from: number;
  readonly columns: number;
}

/** What stands between a line's expression and its expectation in the module. */
const BETWEEN = '), () => (';

/** The text of the comment behind a line, and its offsets. */
function expectationAfter(code: string, after: number): { text: string; start: number; end: number } | null {
  const [comment] = ts.getTrailingCommentRanges(code, after) ?? [];
  if (comment?.kind !== ts.SyntaxKind.SingleLineCommentTrivia) return null;
  const written = code.slice(comment.pos + 2, comment.end);
  const text = written.trim();
  const start = comment.pos + 2 + written.length - written.trimStart().length;
  return text === '' ? null : { text, start, end: comment.end };
}

function unnamedAnswer(clause: string, found: string, position: Position): Problem {
  return {
    headline: `An example of "${clause}" does not end in the name of what it asks for: found ${JSON.stringify(found)}`,
    places: [{ position, label: 'the example' }],
    hint: 'end it in names, such as ".leftOpen" or ".alternatives[0]?.ap": a page says what an answer means by the last of them.',
  };
}

function withoutExpectation(clause: string, code: string, position: Position): Problem {
  return {
    headline: `Cannot read an example of "${clause}": expected a line such as "combat(…).self.final // 9", found ${JSON.stringify(code)}`,
    places: [{ position, label: 'the example' }],
    hint: 'write after // what the line comes to, or "not held" where the texts that we have cannot tell.',
  };
}
