import ts from 'typescript';
import type { Problem } from '../rulebook/index.ts';
import type { SnippetModule } from './module-text.ts';

const { SyntaxKind } = ts;

/**
 * All that the rules need of the language: figures, texts and questions in, an answer out. Nothing of it loops, makes
 * anything but data, or changes what there is.
 */
const SYNTAX: ReadonlySet<ts.SyntaxKind> = new Set([
  ...[SyntaxKind.VariableStatement, SyntaxKind.VariableDeclarationList, SyntaxKind.VariableDeclaration],
  ...[SyntaxKind.ExpressionStatement, SyntaxKind.IfStatement, SyntaxKind.ReturnStatement, SyntaxKind.Block],
  ...[SyntaxKind.ArrowFunction, SyntaxKind.Parameter, SyntaxKind.EqualsGreaterThanToken],
  ...[SyntaxKind.ObjectBindingPattern, SyntaxKind.ArrayBindingPattern, SyntaxKind.BindingElement],
  ...[SyntaxKind.OmittedExpression, SyntaxKind.DotDotDotToken, SyntaxKind.QuestionDotToken],
  ...[SyntaxKind.CallExpression, SyntaxKind.PropertyAccessExpression, SyntaxKind.ElementAccessExpression],
  ...[SyntaxKind.ParenthesizedExpression, SyntaxKind.ConditionalExpression, SyntaxKind.BinaryExpression],
  ...[SyntaxKind.PrefixUnaryExpression, SyntaxKind.QuestionToken, SyntaxKind.ColonToken],
  ...[SyntaxKind.ObjectLiteralExpression, SyntaxKind.PropertyAssignment, SyntaxKind.ShorthandPropertyAssignment],
  ...[SyntaxKind.ArrayLiteralExpression, SyntaxKind.SpreadAssignment, SyntaxKind.SpreadElement],
  ...[SyntaxKind.TemplateExpression, SyntaxKind.TemplateHead, SyntaxKind.TemplateSpan, SyntaxKind.TemplateMiddle],
  ...[SyntaxKind.TemplateTail, SyntaxKind.NoSubstitutionTemplateLiteral, SyntaxKind.StringLiteral],
  ...[SyntaxKind.NumericLiteral, SyntaxKind.TrueKeyword, SyntaxKind.FalseKeyword, SyntaxKind.NullKeyword],
  ...[SyntaxKind.Identifier, SyntaxKind.AsExpression, SyntaxKind.SatisfiesExpression],
  ...[SyntaxKind.TypeReference, SyntaxKind.ArrayType, SyntaxKind.TupleType, SyntaxKind.TypeOperator],
  ...[SyntaxKind.UnionType, SyntaxKind.LiteralType, SyntaxKind.StringKeyword, SyntaxKind.NumberKeyword],
  ...[SyntaxKind.BooleanKeyword, SyntaxKind.UndefinedKeyword, SyntaxKind.EmptyStatement],
]);

/** What two values may be made into one by: nothing that assigns. */
const OPERATORS: ReadonlySet<ts.SyntaxKind> = new Set([
  ...[SyntaxKind.PlusToken, SyntaxKind.MinusToken, SyntaxKind.AsteriskToken, SyntaxKind.SlashToken],
  ...[SyntaxKind.PercentToken, SyntaxKind.LessThanToken, SyntaxKind.LessThanEqualsToken],
  ...[SyntaxKind.GreaterThanToken, SyntaxKind.GreaterThanEqualsToken, SyntaxKind.EqualsEqualsEqualsToken],
  ...[SyntaxKind.ExclamationEqualsEqualsToken, SyntaxKind.AmpersandAmpersandToken, SyntaxKind.BarBarToken],
  ...[SyntaxKind.QuestionQuestionToken],
]);

/** What belongs to the language, and may be named. */
const NAMES: ReadonlySet<string> = new Set(['undefined', 'Math', 'Number', 'String', 'const', 'Readonly', 'Record']);

/** What leads from a value to what makes such values. */
const UNNAMED: ReadonlySet<string> = new Set(['constructor', 'prototype', '__proto__']);

/**
 * Find what is more than rules need of the language: loops, assignments, classes, imports, anything that is named and is
 * neither of the rules nor of the code itself.
 *
 * @param modules Modules whose types are right
 * @returns One problem for each place, where it was written
 */
export function checkLanguage(modules: readonly SnippetModule[]): readonly Problem[] {
  const problems = modules.flatMap((module) => foreignIn(module).map((foreign) => problemOf(module, foreign)));
  // What stands in a shared setup is in the rule and in the examples: it is told once.
  return [
    ...new Map(problems.map((problem) => [JSON.stringify([problem.headline, problem.places]), problem])).values(),
  ];
}

/** A place in a module, and what stands there. */
interface Foreign {
  readonly node: ts.Node;
  readonly found: string;
}

function foreignIn({ name, text }: SnippetModule): Foreign[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true);
  const written = file.statements.find(ts.isExportAssignment)?.expression;
  if (written === undefined || !ts.isArrowFunction(written)) throw new Error(`expected ${name} to export a function`);
  const foreign: Foreign[] = [];
  const scope = written.parameters.flatMap((parameter) => namesIn(parameter.name));
  const visit = (node: ts.Node, known: ReadonlySet<string>): void => {
    const found = foreignness(node, known);
    if (found !== null) {
      foreign.push({ node, found });
      return;
    }
    const inner = ts.isArrowFunction(node)
      ? and(
          known,
          node.parameters.flatMap(({ name: each }) => namesIn(each)),
        )
      : known;
    if (ts.isBlock(node)) visitInOrder(node.statements, inner);
    else
      ts.forEachChild(node, (child) => {
        visit(child, inner);
      });
  };
  // What is declared is known from the next statement on: code that could ask itself might never come to an end.
  const visitInOrder = (statements: readonly ts.Statement[], outer: ReadonlySet<string>): void => {
    let known = outer;
    for (const statement of statements) {
      visit(statement, known);
      if (ts.isVariableStatement(statement))
        known = and(
          known,
          statement.declarationList.declarations.flatMap(({ name: each }) => namesIn(each)),
        );
    }
  };
  visit(written.body, new Set([...NAMES, ...scope]));
  return foreign;
}

/** What of a node is foreign to the rules; null where it may stand, its children left aside. */
function foreignness(node: ts.Node, known: ReadonlySet<string>): string | null {
  const { parent } = node;
  if (ts.isBinaryExpression(parent) && node === parent.operatorToken)
    return OPERATORS.has(node.kind) ? null : parent.getText();
  if (!SYNTAX.has(node.kind)) return node.getText();
  if (ts.isVariableDeclarationList(node))
    return node.getFirstToken()?.kind === SyntaxKind.ConstKeyword ? null : node.getText();
  if (ts.isPrefixUnaryExpression(node))
    return node.operator === SyntaxKind.PlusPlusToken || node.operator === SyntaxKind.MinusMinusToken
      ? node.getText()
      : null;
  if (ts.isStringLiteralLike(node)) return UNNAMED.has(node.text) ? node.text : null;
  if (!ts.isIdentifier(node)) return null;
  return UNNAMED.has(node.text) || (isReference(node) && !known.has(node.text)) ? node.text : null;
}

/** Whether an identifier stands for a value or a type: not where it declares one, nor where it names a field. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) return parent.name !== node;
  if (ts.isBindingElement(parent)) return parent.name !== node && parent.propertyName !== node;
  return !((ts.isParameter(parent) || ts.isVariableDeclaration(parent)) && parent.name === node);
}

function namesIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)));
}

function and(known: ReadonlySet<string>, more: readonly string[]): ReadonlySet<string> {
  return more.length === 0 ? known : new Set([...known, ...more]);
}

function problemOf(module: SnippetModule, { node, found }: Foreign): Problem {
  const { line, character } = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart());
  const beginning = found.replaceAll(/\s+/g, ' ');
  return {
    headline: `The code of "${module.clause}" uses more than the rules have: found ${JSON.stringify(beginning.length > 60 ? `${beginning.slice(0, 60)}…` : beginning)}`,
    places: [{ position: module.authored(line + 1, character + 1), label: `the ${module.kind}` }],
    hint: 'a rule names its steps, its question, and constants that stand above; it loops, assigns and imports nothing.',
  };
}
