import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { createRuleSet, DBM, type DbmClauseCode, type DbmRules } from '../../../src/rules/index.ts';

/** Rules that note which way each of their conditions went. */
export interface Watched {
  readonly rules: DbmRules;
  /** Every side of a condition that was not reached yet: `rear-support.spears: ranks > 2 is never true`. */
  readonly unreached: () => readonly string[];
  /** How many sides there are. */
  readonly sides: number;
}

/** A condition of the code, and which ways it went. */
interface Condition {
  readonly clause: string;
  readonly text: string;
  /** What it comes to on either side. */
  readonly sides: readonly [string, string];
  readonly reached: [boolean, boolean];
}

/** By this name the code that is watched finds what notes. */
const NOTE = '__noteCondition';

/**
 * The rules of an edition, of which the code of each clause notes both sides of what it turns on: of each `if`, `?:`, and
 * of what stands before `&&`, `||`, `??` and `?.`.
 *
 * @param root Absolute path of the project
 * @param steps Code that contributes to others is not watched
 */
export async function watchBranches(root: string, rules: DbmRules, steps: readonly string[]): Promise<Watched> {
  const compiled = readFileSync(path.join(root, 'generated', rules.edition, 'rules.ts'), 'utf8');
  const modules = new Map(
    [...compiled.matchAll(/\/rules\/(.+)\.([0-9a-f]{8})\.ts'/gu)].map(([, clause = '', hash = '']) => [clause, hash]),
  );
  const conditions: Condition[] = [];
  (globalThis as Record<string, unknown>)[NOTE] = (number: number, value: unknown): unknown => {
    const condition = conditions[number];
    if (condition !== undefined) condition.reached[isFirstSide(condition, value) ? 0 : 1] = true;
    return value;
  };
  const clauses = await Promise.all(
    [...rules.clauses.values()].map(async (each) => {
      const hash = modules.get(each.id);
      if (hash === undefined) return each;
      const code = readFileSync(path.join(root, 'generated/rules', `${each.id}.${hash}.ts`), 'utf8');
      return { ...each, define: await imported(watchedCode(each.id, code, steps, conditions)) };
    }),
  );
  return {
    rules: createRuleSet(DBM, rules.edition, clauses),
    unreached: () =>
      conditions.flatMap(({ clause, text, sides, reached }) =>
        sides.filter((_, side) => reached[side] === false).map((side) => `${clause}: ${text} is never ${side}`),
      ),
    sides: 2 * conditions.length,
  };
}

/** The code, with each condition told to what notes. */
function watchedCode(clause: string, code: string, steps: readonly string[], conditions: Condition[]): string {
  const source = ts.createSourceFile('rule.ts', code, ts.ScriptTarget.ESNext, true);
  const around: { readonly at: number; readonly text: string; readonly other: number }[] = [];
  const watch = (node: ts.Expression, sides: Condition['sides']): void => {
    const [start, end] = [node.getStart(source), node.end];
    const number = conditions.push({
      ...{ clause, sides, reached: [false, false] },
      text: node.getText(source).replaceAll(/\s+/gu, ' '),
    });
    around.push({ at: start, text: `${NOTE}(${String(number - 1)}, (`, other: end });
    around.push({ at: end, text: '))', other: start });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && contributes(node) && !steps.includes(node.expression.getText(source))) return;
    if (ts.isIfStatement(node)) watch(node.expression, ['true', 'false']);
    if (ts.isConditionalExpression(node)) watch(node.condition, ['true', 'false']);
    if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken;
      const isLogic = kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken;
      if (isLogic) watch(node.left, ['true', 'false']);
      if (kind === ts.SyntaxKind.QuestionQuestionToken) watch(node.left, ['there', 'missing']);
    }
    if (ts.isPropertyAccessExpression(node) && node.questionDotToken) watch(node.expression, ['there', 'missing']);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const inOrder = around.toSorted((one, other) => one.at - other.at || other.other - one.other);
  let [watched, from] = ['', 0];
  for (const { at, text } of inOrder) {
    watched += code.slice(from, at) + text;
    from = at;
  }
  return watched + code.slice(from);
}

/** Whether a call stands by itself in the code of a clause, as what contributes to a step does. */
function contributes({ parent }: ts.CallExpression): boolean {
  return (
    ts.isExpressionStatement(parent) &&
    ts.isBlock(parent.parent) &&
    ts.isArrowFunction(parent.parent.parent) &&
    ts.isExportAssignment(parent.parent.parent.parent)
  );
}

function isFirstSide({ sides: [first] }: Condition, value: unknown): boolean {
  return first === 'true' ? Boolean(value) : value !== null && value !== undefined;
}

async function imported(code: string): Promise<DbmClauseCode['define']> {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true },
  });
  const address = `data:text/javascript,${encodeURIComponent(outputText)}`;
  const { default: define } = (await import(/* @vite-ignore */ address)) as { default: DbmClauseCode['define'] };
  return define;
}
