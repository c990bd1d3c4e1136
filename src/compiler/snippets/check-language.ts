import type TypeScript from 'typescript';
import { ts } from './typescript.ts';

const { SyntaxKind } = ts;

/**
 * All that the rules need of the language: figures, texts and questions in, an answer out. Nothing of it loops, makes
 * anything but data, or changes what there is.
 */
const SYNTAX: ReadonlySet<TypeScript.SyntaxKind> = new Set([
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
const OPERATORS: ReadonlySet<TypeScript.SyntaxKind> = new Set([
  ...[SyntaxKind.PlusToken, SyntaxKind.MinusToken, SyntaxKind.AsteriskToken, SyntaxKind.SlashToken],
  ...[SyntaxKind.PercentToken, SyntaxKind.LessThanToken, SyntaxKind.LessThanEqualsToken],
  ...[SyntaxKind.GreaterThanToken, SyntaxKind.GreaterThanEqualsToken, SyntaxKind.EqualsEqualsEqualsToken],
  ...[SyntaxKind.ExclamationEqualsEqualsToken, SyntaxKind.AmpersandAmpersandToken, SyntaxKind.BarBarToken],
  ...[SyntaxKind.QuestionQuestionToken],
]);

/** What belongs to the language, and may be named. */
const NAMES: ReadonlySet<string> = new Set(['undefined', 'Math', 'Number', 'String', 'const', 'Readonly', 'Record']);

/** What of `Math` may be named: each gives the same wherever and whenever it is asked, as `Math.random` does not. */
const OF_MATH: ReadonlySet<string> = new Set([
  ...['abs', 'ceil', 'floor', 'hypot', 'max', 'min', 'round', 'sign', 'sqrt', 'trunc'],
]);

/** What leads from a value to what makes such values. */
const UNNAMED: ReadonlySet<string> = new Set(['constructor', 'prototype', '__proto__']);

/**
 * Methods that change what they are called on, run for as long as a text says, lead to such a method, or answer in the
 * language of the machine: they are neither called nor handed on to what would call them.
 */
const UNCALLED: ReadonlySet<string> = new Set([
  ...['toLocaleString', 'toLocaleLowerCase', 'toLocaleUpperCase', 'localeCompare'],
  ...['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin'],
  ...['match', 'matchAll', 'search', 'call', 'apply', 'bind'],
]);

/** Comments by which TypeScript would look away. */
const UNCHECKED = /@ts-\w+/g;

/** What stands in a module, and where. */
export interface Foreign {
  /** How many characters stand before it. */
  readonly at: number;
  readonly found: string;
}

/**
 * Find what is more than rules need of the language: loops, assignments, classes, imports, anything that is named and is
 * neither of the rules nor of the code itself.
 *
 * @param file The tree of a module whose types are right
 */
export function findForeign(file: TypeScript.SourceFile): readonly Foreign[] {
  const [vocabulary, exported, ...more] = file.statements;
  const written = exported !== undefined && ts.isExportAssignment(exported) ? exported.expression : undefined;
  if (vocabulary === undefined || !ts.isImportDeclaration(vocabulary) || !written || !ts.isArrowFunction(written))
    throw new Error(`expected ${file.fileName} to import the vocabulary, and to export a function`);
  // Code that ends the function that it is put into would run as soon as it is loaded, wherever that is.
  if (more.length > 0) return more.map((node) => ({ at: node.getStart(), found: node.getText() }));
  const foreign: Foreign[] = [...file.text.matchAll(UNCHECKED)].map(({ index: at, 0: found }) => ({ at, found }));
  const scope = written.parameters.flatMap((parameter) => namesIn(parameter.name));
  const visit = (node: TypeScript.Node, known: ReadonlySet<string>): void => {
    const found = foreignness(node, known);
    if (found !== null) {
      foreign.push({ at: node.getStart(), found });
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
  const visitInOrder = (statements: readonly TypeScript.Statement[], outer: ReadonlySet<string>): void => {
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
function foreignness(node: TypeScript.Node, known: ReadonlySet<string>): string | null {
  const { parent } = node;
  if (ts.isBinaryExpression(parent) && node === parent.operatorToken)
    return OPERATORS.has(node.kind) ? null : parent.getText();
  if (!SYNTAX.has(node.kind)) return node.getText();
  if (ts.isCallExpression(node)) {
    const called = calledName(node.expression);
    return called === null || UNCALLED.has(called) ? node.getText() : null;
  }
  // Whoever says of a value what it is not gets past its type, and with a name that is put together, to any other value.
  if (ts.isAsExpression(node)) return node.type.getText() === 'const' ? null : node.getText();
  if (ts.isVariableDeclarationList(node))
    return node.getFirstToken()?.kind === SyntaxKind.ConstKeyword ? null : node.getText();
  if (ts.isPrefixUnaryExpression(node))
    return node.operator === SyntaxKind.PlusPlusToken || node.operator === SyntaxKind.MinusMinusToken
      ? node.getText()
      : null;
  if (ts.isElementAccessExpression(node)) return isOfKnownName(node) ? null : node.getText();
  if (ts.isStringLiteralLike(node)) return UNNAMED.has(node.text) || takesUncalled(node) ? node.text : null;
  if (!ts.isIdentifier(node)) return null;
  if (takesUncalled(node)) return node.text;
  // By another name, or in another's hands, all of it could be reached.
  if (node.text === 'Math' && isReference(node) && !isMemberOfMath(parent)) return parent.getText();
  return UNNAMED.has(node.text) || (isReference(node) && !known.has(node.text)) ? node.text : null;
}

/** The name of a method that is called; empty where none is, and null where which is known only when it runs. */
function calledName(callee: TypeScript.Expression): string | null {
  if (ts.isParenthesizedExpression(callee)) return calledName(callee.expression);
  if (ts.isPropertyAccessExpression(callee)) return callee.name.text;
  if (!ts.isElementAccessExpression(callee)) return '';
  const { argumentExpression: name } = callee;
  return ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) ? name.text : null;
}

/** Whether a name takes a method that may not be called out of a value, to be called by another name, or by another. */
function takesUncalled(name: TypeScript.Identifier | TypeScript.StringLiteralLike): boolean {
  if (!UNCALLED.has(name.text)) return false;
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === name;
  if (ts.isElementAccessExpression(parent)) return parent.argumentExpression === name;
  return ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === name && !isToldToRule(parent.parent);
}

/** Whether a pattern takes apart what a step tells its rule, which has no methods: `mayShift(({ shift }) => …)`. */
function isToldToRule({ parent: taken }: TypeScript.BindingPattern): boolean {
  if (!ts.isParameter(taken) || !ts.isArrowFunction(taken.parent)) return false;
  const { parent: call } = taken.parent;
  return ts.isCallExpression(call) && ts.isIdentifier(call.expression);
}

/** Whether what is taken by a name that is known only when the code runs is taken of an object that the code writes out. */
function isOfKnownName({ expression, argumentExpression: name }: TypeScript.ElementAccessExpression): boolean {
  if (ts.isStringLiteralLike(name) || ts.isNumericLiteral(name)) return true;
  return ts.isIdentifier(expression) ? isWrittenOut(expression) : isObjectInFull(expression);
}

/** Whether a name is that of an object that stands above it in full: it has its own fields, and none by another name. */
function isWrittenOut(name: TypeScript.Identifier): boolean {
  for (let at: TypeScript.Node = name.parent; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isArrowFunction(at) && at.parameters.some((each) => namesIn(each.name).includes(name.text))) return false;
    const declared = ts.isBlock(at)
      ? at.statements
          .filter((each) => ts.isVariableStatement(each))
          .flatMap(({ declarationList }) => declarationList.declarations)
          .find((each) => namesIn(each.name).includes(name.text))
      : undefined;
    if (declared !== undefined) return ts.isIdentifier(declared.name) && isObjectInFull(declared.initializer);
  }
  return false;
}

function isObjectInFull(written: TypeScript.Expression | undefined): boolean {
  if (written === undefined) return false;
  if (ts.isParenthesizedExpression(written) || ts.isAsExpression(written) || ts.isSatisfiesExpression(written))
    return isObjectInFull(written.expression);
  return ts.isObjectLiteralExpression(written);
}

/** Whether what `Math` stands in names one of its members that may be named. */
function isMemberOfMath(node: TypeScript.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return OF_MATH.has(node.name.text);
  return (
    ts.isElementAccessExpression(node) &&
    ts.isStringLiteralLike(node.argumentExpression) &&
    OF_MATH.has(node.argumentExpression.text)
  );
}

/** Whether an identifier stands for a value or a type: not where it declares one, nor where it names a field. */
function isReference(node: TypeScript.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) return parent.name !== node;
  if (ts.isBindingElement(parent)) return parent.name !== node && parent.propertyName !== node;
  return !((ts.isParameter(parent) || ts.isVariableDeclaration(parent)) && parent.name === node);
}

function namesIn(name: TypeScript.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)));
}

function and(known: ReadonlySet<string>, more: readonly string[]): ReadonlySet<string> {
  return more.length === 0 ? known : new Set([...known, ...more]);
}
