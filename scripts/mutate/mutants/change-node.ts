import ts from 'typescript';
import { otherWord } from './other-word.ts';

/** One way to change a node of a source file. */
interface Change {
  readonly node: ts.Node;
  readonly text: string;
  readonly kind: string;
}

const COMPARISONS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
};
const SUMS: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '+=': '-=',
  '-=': '+=',
};
const TWINS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  max: 'min',
  min: 'max',
  ceil: 'floor',
  floor: 'ceil',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};
/** Methods that can be left out, so that what they were asked of is taken as it is. */
const LEFT_OUT = new Set(['filter', 'sort', 'toSorted', 'toReversed', 'slice', 'trim', 'toLowerCase', 'toUpperCase']);

/**
 * Every small mistake that this node could hide: a figure one off, the wrong comparison, a condition too many or too
 * few, a statement left out, another word of the same list. Wordings for readers are left alone.
 */
export function changesOf(node: ts.Node, types: ts.TypeChecker): readonly Change[] {
  if (ts.isNumericLiteral(node)) return changesOfNumber(node);
  if (ts.isStringLiteral(node)) {
    const word = otherWord(node, types);
    return word === null ? [] : [{ node, text: `'${word}'`, kind: 'word' }];
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ node, text: 'false', kind: 'boolean' }];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ node, text: 'true', kind: 'boolean' }];
  if (ts.isPrefixUnaryExpression(node)) return changesOfSign(node);
  if (ts.isBinaryExpression(node)) return changesOfBinary(node, types);
  if (ts.isIfStatement(node))
    return ['true', 'false'].map((text) => ({ node: node.expression, text, kind: 'condition' }));
  if (ts.isConditionalExpression(node))
    return ['true', 'false'].map((text) => ({ node: node.condition, text, kind: 'condition' }));
  if (ts.isWhileStatement(node)) return [{ node: node.expression, text: 'false', kind: 'condition' }];
  if (ts.isCallExpression(node)) return changesOfCall(node);
  if (ts.isArrayLiteralExpression(node)) return changesOfArray(node, types);
  if (ts.isExpressionStatement(node) || ts.isContinueStatement(node)) return [{ node, text: ';', kind: 'statement' }];
  return [];
}

function changesOfNumber(node: ts.NumericLiteral): readonly Change[] {
  const value = Number(node.text);
  const others = value > 0 ? [value + 1, value - 1] : [value + 1];
  return others.map((other) => ({ node, text: String(other), kind: 'number' }));
}

function changesOfSign(node: ts.PrefixUnaryExpression): readonly Change[] {
  const kind = node.operator === ts.SyntaxKind.ExclamationToken ? 'negation' : 'sign';
  return [{ node, text: node.operand.getText(), kind }];
}

function changesOfBinary(node: ts.BinaryExpression, types: ts.TypeChecker): readonly Change[] {
  const { left, right, operatorToken } = node;
  const operator = operatorToken.getText();
  const comparisons = COMPARISONS[operator];
  if (comparisons !== undefined) return comparisons.map((text) => ({ node: operatorToken, text, kind: 'comparison' }));
  if (operator === '&&' || operator === '||')
    return [
      { node: operatorToken, text: operator === '&&' ? '||' : '&&', kind: 'logic' },
      { node, text: left.getText(), kind: 'condition left out' },
      { node, text: right.getText(), kind: 'condition left out' },
    ];
  if (operator === '??') return [{ node, text: left.getText(), kind: 'default left out' }];
  const sum = SUMS[operator];
  const counts = [left, right].every((side) => (types.getTypeAtLocation(side).flags & ts.TypeFlags.NumberLike) !== 0);
  return sum !== undefined && counts ? [{ node: operatorToken, text: sum, kind: 'arithmetic' }] : [];
}

function changesOfCall({ expression, parent }: ts.CallExpression): readonly Change[] {
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const { name, expression: asked } = expression;
  const twin = TWINS[name.text];
  if (twin !== undefined) return [{ node: name, text: twin, kind: 'method' }];
  const call = expression.parent;
  return LEFT_OUT.has(name.text) && !ts.isExpressionStatement(parent)
    ? [{ node: call, text: asked.getText(), kind: 'method left out' }]
    : [];
}

function changesOfArray(node: ts.ArrayLiteralExpression, types: ts.TypeChecker): readonly Change[] {
  const isTarget = ts.isBinaryExpression(node.parent) && node.parent.left === node;
  const wanted = types.getContextualType(node);
  const isTuple = wanted !== undefined && types.isTupleType(wanted);
  return node.elements.length === 0 || isTarget || isTuple ? [] : [{ node, text: '[]', kind: 'list' }];
}
