import type TypeScript from 'typescript';
import { ts } from './typescript.ts';

/**
 * Find what of an example is not named: a method that is called on an answer, how many there are of something, two values
 * made into one. Of that a page could show the bare value only, and nobody could tell what it means.
 *
 * @param expression What the line comes to, such as `pips(…).trail.at(-1)?.clause`
 * @returns How many characters stand before it; null where the line ends in the name of what it asks for
 */
export function findUnnamed(expression: TypeScript.Expression): number | null {
  if (ts.isPropertyAccessExpression(expression))
    return findUnnamed(expression.expression) ?? (expression.name.text === 'length' ? dotOf(expression) : null);
  if (ts.isElementAccessExpression(expression)) return findUnnamed(expression.expression);
  if (!ts.isCallExpression(expression)) return expression.getStart();
  const { expression: called } = expression;
  if (!ts.isPropertyAccessExpression(called)) return null;
  return findUnnamed(called.expression) ?? (called.name.text === 'at' ? null : dotOf(called));
}

/** Where the dot stands before the name of a field or a method. */
function dotOf({ expression }: TypeScript.PropertyAccessExpression): number {
  return expression.getEnd();
}
