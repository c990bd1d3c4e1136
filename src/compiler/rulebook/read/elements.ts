import type { Nodes } from 'mdast';
import type {} from 'remark-mdx';
import type { Place, Problem } from '../source/problems.ts';
import type { SourceText } from '../source/source-text.ts';

type JsxNode = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;
type JsxAttribute = JsxNode['attributes'][number];

/** The value of an attribute, and the offsets of the whole attribute, its name included. */
export interface Attribute {
  readonly value: string | number | boolean;
  readonly start: number;
  readonly end: number;
}

/** `<Name attribute="…">children</Name>`, with offsets in its source. */
export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, Attribute>;
  readonly children: readonly Nodes[];
  readonly start: number;
  readonly end: number;
  /** Offsets of what stands between its tags; both are the offset of `/>` in an element without a body. */
  readonly bodyStart: number;
  readonly bodyEnd: number;
}

/** Something that stands among siblings: an element, or Markdown. */
export type Sibling =
  | { readonly kind: 'element'; readonly element: Element }
  | { readonly kind: 'markdown'; readonly node: Nodes };

/**
 * Tell elements from Markdown among siblings, in order, comments dropped. An element that stands on one line with its
 * body counts like any other, although Markdown puts it into a paragraph.
 *
 * @param nodes Siblings, as `parseMdx` gives them
 * @param source What they were parsed from
 * @param problems Where attributes that cannot be read are reported
 * @returns The siblings
 */
export function readSiblings(nodes: readonly Nodes[], source: SourceText, problems: Problem[]): Sibling[] {
  return nodes
    .flatMap(unravel)
    .filter((node) => !isComment(node))
    .map((node) =>
      isJsx(node) ? { kind: 'element', element: readElement(node, source, problems) } : { kind: 'markdown', node },
    );
}

/** A place of a problem, by its offset in a source. */
export function placeAt(source: SourceText, offset: number, label: string): Place {
  return { position: source.positionAt(offset), label };
}

/** Offset of the first character of a sibling. */
export function offsetOf(sibling: Sibling): number {
  return sibling.kind === 'element' ? sibling.element.start : startOf(sibling.node);
}

/** Offset of the first character of a node. */
export function startOf(node: Nodes): number {
  return node.position?.start.offset ?? 0;
}

/** Offset behind the last character of a node. */
export function endOf(node: Nodes): number {
  return node.position?.end.offset ?? 0;
}

export function isJsx(node: Nodes): node is JsxNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

export function isComment(node: Nodes): boolean {
  const isExpression = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  return isExpression && node.data?.estree?.body.length === 0;
}

/** `<A>b</A>` alone on a line is a paragraph to Markdown, as `<A/> b` is. Only the first has nothing beside elements. */
function unravel(node: Nodes): Nodes[] {
  if (node.type !== 'paragraph' || !node.children.some(isJsx)) return [node];
  const alone = node.children.every((child) => isJsx(child) || isComment(child) || isBlank(child));
  return alone ? node.children.filter((child) => !isBlank(child)) : [node];
}

function isBlank(node: Nodes): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

function readElement(node: JsxNode, source: SourceText, problems: Problem[]): Element {
  const start = startOf(node);
  const end = endOf(node);
  const name = node.name ?? '';
  const attributes = new Map<string, Attribute>();
  let tagEnd = start + 1 + name.length;
  for (const attribute of node.attributes) {
    const read = readAttribute(attribute, tagEnd);
    tagEnd = read.end;
    const headline =
      read.value === null
        ? `Cannot read <${name}>: an attribute holds text, a number, true or false`
        : attributes.has(read.name)
          ? `Cannot read <${name}>: "${read.name}" is given twice`
          : null;
    if (headline !== null) problems.push({ headline, places: [placeAt(source, read.start, 'the attribute')] });
    else if (read.value !== null) attributes.set(read.name, { value: read.value, start: read.start, end: read.end });
  }
  return { name, attributes, children: childrenOf(node), start, end, ...bodyOf(source.text, tagEnd, end) };
}

/** What stands on one line with the tags is words; over several lines it is blocks, and words make up a paragraph. */
function childrenOf(node: JsxNode): readonly Nodes[] {
  if (node.type === 'mdxJsxFlowElement' || node.children.length === 0) return node.children;
  const [first, last] = [node.children[0], node.children.at(-1)];
  const position = first?.position && last?.position && { start: first.position.start, end: last.position.end };
  return [{ type: 'paragraph', children: node.children, ...(position && { position }) }];
}

/** Remark does not say where an opening tag ends: behind its last attribute, only white space stands before `>`. */
function bodyOf(text: string, tagEnd: number, end: number): { bodyStart: number; bodyEnd: number } {
  const close = tagEnd + (/^\s*/.exec(text.slice(tagEnd, end))?.[0].length ?? 0);
  if (text[close] === '/') return { bodyStart: close, bodyEnd: close };
  return { bodyStart: close + 1, bodyEnd: text.lastIndexOf('</', end) };
}

function readAttribute(attribute: JsxAttribute, fallback: number) {
  const start = attribute.position?.start.offset ?? fallback;
  const end = attribute.position?.end.offset ?? fallback;
  if (attribute.type === 'mdxJsxExpressionAttribute') return { name: '', value: null, start, end };
  return { name: attribute.name, value: valueOf(attribute.value), start, end };
}

function valueOf(value: Extract<JsxAttribute, { type: 'mdxJsxAttribute' }>['value']): Attribute['value'] | null {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const statement = value.data?.estree?.body[0];
  return statement?.type === 'ExpressionStatement' ? literal(statement.expression) : null;
}

type Program = NonNullable<NonNullable<Extract<Nodes, { type: 'mdxFlowExpression' }>['data']>['estree']>;
type Expression = Extract<Program['body'][number], { type: 'ExpressionStatement' }>['expression'];

/** `{22}`, `{-1}`, `{false}`, `{"text"}` and `` {`text`} ``. */
function literal(expression: Expression): Attribute['value'] | null {
  if (expression.type === 'TemplateLiteral' && expression.expressions.length === 0) {
    return expression.quasis[0]?.value.cooked ?? null;
  }
  if (expression.type === 'UnaryExpression' && expression.operator === '-') {
    const amount = literal(expression.argument);
    return typeof amount === 'number' ? -amount : null;
  }
  if (expression.type !== 'Literal') return null;
  const { value } = expression;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
