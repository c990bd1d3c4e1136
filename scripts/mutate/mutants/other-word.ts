import ts from 'typescript';

/**
 * Another word of the list that a word was chosen from, such as `'flee'` for `'recoil'`: the one after it in the list.
 *
 * @returns Null where the word is of no list: it may be a name, or a wording for readers
 */
export function otherWord(node: ts.StringLiteral, types: ts.TypeChecker): string | null {
  const list = listAskedFor(node, types);
  if (list === undefined) return null;
  const parts = list.isUnion() ? list.types : [list];
  const words = [...new Set(parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : [])))].toSorted();
  const place = words.indexOf(node.text);
  if (place === -1 || words.length < 2) return null;
  return words[(place + 1) % words.length] ?? null;
}

/** What may stand in the place of a word. */
function listAskedFor(node: ts.StringLiteral, types: ts.TypeChecker): ts.Type | undefined {
  const { parent } = node;
  if (ts.isCaseClause(parent)) return types.getTypeAtLocation(parent.parent.parent.expression);
  if (!ts.isBinaryExpression(parent)) return types.getContextualType(node);
  const compares = [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken];
  if (!compares.includes(parent.operatorToken.kind)) return types.getContextualType(node);
  return types.getTypeAtLocation(parent.left === node ? parent.right : parent.left);
}
